import type { Incident } from '../../feed/SportEvent.ts';
import { withoutMisses } from '../../feed/withoutMisses.ts';

const quiet: ReadonlySet<Incident['kind']> = new Set(['attack', 'shot']);
/** Sports in which every score is a line of the timeline. */
const scoring: ReadonlySet<Incident['kind']> = new Set(['goal', 'own_goal', 'point']);
const decisive: ReadonlySet<Incident['kind']> = new Set([
  'penalty',
  'red',
  'set',
  'var',
  'period',
  'info',
  'wicket',
  'knockdown',
]);

/** From this number of scores on, only lead changes are listed. */
const manyScores = 25;

/** Minutes in which each side scored; nothing for high-scoring sports or without a score. */
export function scoreMinutes(
  incidents: readonly Incident[],
): readonly { readonly team: 1 | 2; readonly minutes: readonly number[] }[] {
  const goals = withoutMisses(incidents).filter(
    ({ kind }) => kind === 'goal' || kind === 'own_goal' || kind === 'penalty',
  );
  if (goals.length > manyScores) return [];
  return ([1, 2] as const)
    .map((team) => ({
      team,
      minutes: goals.flatMap(({ team: own, minute }) => (own === team ? [minute] : [])),
    }))
    .filter(({ minutes }) => minutes.length > 0);
}

export interface MatchTimeline {
  readonly all: readonly Incident[];
  /** Goals, red cards, sets; where scores fall by the dozen, those that changed the lead. */
  readonly key: readonly Incident[];
  /** Incidents after which the score is shown. */
  readonly standings: ReadonlySet<Incident>;
}

const telling: ReadonlySet<Incident['kind']> = new Set([
  'goal',
  'own_goal',
  'penalty',
  'point',
  'set',
  'wicket',
]);

export function matchTimeline(incidents: readonly Incident[]): MatchTimeline {
  const all = incidents.filter(({ kind }) => !quiet.has(kind));
  const hasManyScores = all.filter(({ kind }) => scoring.has(kind)).length > manyScores;
  let leader = 0;
  const key = all.filter(({ kind, score: [home, away] }) => {
    const before = leader;
    leader = Math.sign(home - away);
    return hasManyScores && scoring.has(kind)
      ? leader !== before
      : scoring.has(kind) || decisive.has(kind);
  });
  return {
    all: all.toReversed(),
    key: key.toReversed(),
    standings: new Set(withoutMisses(all).filter(({ kind }) => telling.has(kind))),
  };
}
