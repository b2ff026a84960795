import type { MatchScript, Phase, SportEngine } from '../engine/SportEngine.ts';

/** Time from the stop of play to the announcement that the match will not continue. */
const announcedAfterS = 90;

/** Cuts a match short: incidents so far remain, the rest does not happen. */
export function cutShort(
  engine: SportEngine,
  whole: MatchScript,
  kind: 'retired' | 'abandoned',
  team: 0 | 1 | 2,
  part: number,
): MatchScript {
  const atS = Math.max(1, Math.floor(whole.durationS * part));
  const durationS = atS + announcedAfterS;
  const facts = engine.standing({ script: whole, playedS: atS });
  const played = whole.incidents.filter((incident) => incident.atS <= atS);
  const score = played.at(-1)?.score ?? [0, 0];
  return {
    ...whole,
    durationS,
    phases: stoppedAt(whole.phases, atS, durationS),
    incidents: [
      ...played,
      { atS: durationS - 1, kind: 'info', team, textKey: kind, score, isShown: true },
    ],
    suspensions: [
      ...whole.suspensions
        .filter(([fromS]) => fromS < atS)
        .map(([fromS, toS]) => [fromS, Math.min(toS, atS)] as const),
      [atS, durationS],
    ],
    facts,
    cut: { kind, team, atS, whole },
  };
}

/** Stops the clock at the cut. */
function stoppedAt(phases: readonly Phase[], atS: number, durationS: number): readonly Phase[] {
  const begun = phases.filter(({ fromS }) => fromS <= atS);
  const last = begun.at(-1);
  if (last === undefined) return phases;
  const shownS =
    last.isRunning && last.clockFromS >= 0 ? (atS - last.fromS) * (last.clockRate ?? 1) : 0;
  return [
    ...begun.slice(0, -1),
    { ...last, toS: atS },
    {
      ...last,
      fromS: atS,
      toS: durationS,
      clockFromS: last.countsDown === true ? last.clockFromS - shownS : last.clockFromS + shownS,
      isRunning: false,
    },
  ];
}
