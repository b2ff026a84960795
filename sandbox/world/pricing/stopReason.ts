import type { Competition } from '../catalogue/competitions.ts';
import type { Course, Incident } from '../engine/SportEngine.ts';
import { isSuspended } from './isSuspended.ts';

/** Reason why betting is suspended, as far as it is visible by then. */
export type StopReason =
  | 'goal'
  | 'penalty'
  | 'red'
  | 'wicket'
  | 'knockdown'
  | 'score'
  | 'periodEnd'
  | 'interrupted'
  | 'danger'
  | 'moment';

const byKind: Readonly<Partial<Record<Incident['kind'], StopReason>>> = {
  goal: 'goal',
  own_goal: 'goal',
  red: 'red',
  wicket: 'wicket',
  knockdown: 'knockdown',
  point: 'score',
};
/**
 * Sports in which an attack is a reason of its own: football, ice hockey, rugby, American football.
 */
const attackingSports: ReadonlySet<number> = new Set([1, 2, 7, 11]);
/** Time from the whistle to the kick. */
const penaltyS = 50;
const lastMomentsS = 25;
/** How long a decided incident is the reason. */
const seenForS = 40;

/** Returns undefined while bets are taken. It reveals nothing that is still to come. */
export function stopReason(
  { sport, discipline }: Pick<Competition, 'sport' | 'discipline'>,
  course: Course,
): StopReason | undefined {
  const { script, playedS } = course;
  if (!isSuspended(course)) return undefined;
  if (script.cut !== undefined && playedS >= script.cut.atS) return 'interrupted';
  const stretch = script.suspensions.find(([fromS, toS]) => playedS >= fromS && playedS < toS);
  const fromS = Math.max(stretch?.[0] ?? playedS, playedS - seenForS);
  const seen = script.incidents.findLast(
    ({ atS, kind, isShown, textKey }) =>
      isShown && atS >= fromS && atS <= playedS && reasonOf(kind, textKey) !== undefined,
  );
  const reason = seen && reasonOf(seen.kind, seen.textKey);
  if (reason !== undefined) return reason;
  // The penalty is awarded long before it is taken; whether it is scored is not known.
  if (
    script.incidents.some(
      ({ kind, atS }) => kind === 'penalty' && atS > playedS && atS - playedS <= penaltyS,
    )
  )
    return 'penalty';
  if (isEnding(course)) return 'periodEnd';
  return attackingSports.has(discipline?.sportId ?? sport.id) ? 'danger' : 'moment';
}

function reasonOf(kind: Incident['kind'], textKey: string): StopReason | undefined {
  return kind === 'penalty' ? (textKey === 'penaltyScored' ? 'goal' : 'penalty') : byKind[kind];
}

/** Whether a part is about to end by the visible clock, not by the future course of the play. */
function isEnding({ script, playedS }: Course): boolean {
  const phase = script.phases.findLast((each) => each.fromS <= playedS);
  if (phase === undefined || !phase.isRunning || phase.clockFromS < 0) return false;
  const leftS =
    phase.countsDown === true
      ? phase.clockFromS - (playedS - phase.fromS) * (phase.clockRate ?? 1)
      : phase.toS - playedS;
  return leftS <= lastMomentsS;
}
