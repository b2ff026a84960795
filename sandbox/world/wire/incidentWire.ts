import type { IncidentWire } from '#wire';
import { playedSecondsAt } from '../clocked/playedSecondsAt.ts';
import type { IncidentPlayers } from '../history/incidentPlayersOf.ts';
import type { Player } from '../history/MatchRecord.ts';
import type { Texts } from '../locales/texts.ts';
import type { Course, Phase } from '../engine/SportEngine.ts';
import type { SportEvent } from '../SportEvent.ts';

export function toIncidents(
  event: SportEvent,
  { script, playedS }: Course,
  players: ReadonlyMap<number, IncidentPlayers>,
  texts: Texts,
): IncidentWire[] {
  const names = { home: event.home.name, away: event.away.name };
  const incidents: IncidentWire[] = [];
  script.incidents.forEach((incident, index) => {
    if (!incident.isShown || incident.atS > playedS) return;
    const { minute, second } = clockTimeOf(script.phases, incident.atS);
    incidents.push({
      id: index + 1,
      // A scored penalty is shown as a goal, a missed one as a penalty.
      kind: incident.kind === 'penalty' && incident.counter === 'goals' ? 'goal' : incident.kind,
      team: incident.team,
      minute,
      second,
      text: texts.incident(incident, names),
      score: [incident.score[0], incident.score[1]],
      ...(incident.moment === undefined ? {} : { moment: incident.moment }),
      ...(incident.person === undefined
        ? persons(players.get(index))
        : { player: { name: incident.person } }),
    });
  });
  return incidents;
}

function persons(
  players: IncidentPlayers | undefined,
): Pick<IncidentWire, 'player' | 'player_off'> {
  if (players === undefined) return {};
  return {
    player: named(players.player),
    ...(players.off === undefined ? {} : { player_off: named(players.off) }),
  };
}

function named({ number, name }: Player): { number: number; name: string } {
  return { number, name };
}

/**
 * Returns the minute in match notation (the first is 1, stoppage time is in the half's last) and
 * the second.
 */
function clockTimeOf(phases: readonly Phase[], atS: number): { minute: number; second: number } {
  const phase = phases.findLast(({ fromS }) => fromS <= atS);
  if (phase === undefined || phase.clockFromS < 0)
    return { minute: Math.floor(atS / 60) + 1, second: Math.floor(atS % 60) };
  // In sports whose clock counts down or restarts in each period, minutes still count from the
  // start of the match.
  const isOfPart = phases.some(
    ({ countsDown, code, clockFromS }) =>
      countsDown === true || (clockFromS === 0 && code !== phases[0]?.code),
  );
  const passedS = phase.isRunning ? (atS - phase.fromS) * (phase.clockRate ?? 1) : 0;
  const clockS = isOfPart ? playedSecondsAt(phases, atS) : phase.clockFromS + passedS;
  const lastMinute =
    phase.code === 'h1' || phase.code === 'ht'
      ? 45
      : phase.code === 'h2'
        ? 90
        : phase.code === 'et1'
          ? 105
          : phase.code === 'et2'
            ? 120
            : Number.POSITIVE_INFINITY;
  return {
    minute: Math.max(0, Math.min(lastMinute, Math.floor(clockS / 60) + 1)),
    second: Math.max(0, Math.floor(clockS % 60)),
  };
}
