import type { CountPair } from '../markets/MarketType.ts';
import type { Incident, MatchScript, SportEngine } from '../engine/SportEngine.ts';

const isScore = ({ kind, counter, team }: Incident): boolean =>
  team !== 0 && (kind === 'point' || counter === 'goals');

/**
 * Whether an incident depends on the annulled score: its dart, and the game and set that it won.
 */
function dependsOn(annulled: Incident, { atS, team, kind }: Incident): boolean {
  return (
    annulled.kind === 'point' &&
    atS === annulled.atS &&
    team === annulled.team &&
    (kind === 'shot' || kind === 'game' || kind === 'set')
  );
}

/**
 * Returns the match without its last score; undefined if more than a figure would change: without a
 * score, after overtime, or if a tie is impossible.
 */
export function annulLast(engine: SportEngine, script: MatchScript): MatchScript | undefined {
  const index = script.incidents.findLastIndex(isScore);
  const annulled = script.incidents[index];
  if (annulled === undefined || annulled.team === 0) return undefined;
  const value = annulled.kind === 'point' ? (annulled.value ?? 1) : 1;
  const take = (score: CountPair): CountPair =>
    annulled.team === 1 ? [score[0] - value, score[1]] : [score[0], score[1] - value];
  const incidents = script.incidents.flatMap((incident, at): Incident[] => {
    if (at === index || dependsOn(annulled, incident)) return [];
    return [at > index ? { ...incident, score: take(incident.score) } : incident];
  });
  const note: Incident = {
    atS: script.durationS,
    kind: 'var',
    team: annulled.team,
    textKey: 'scoreAnnulled',
    score: take(script.incidents.at(-1)?.score ?? [0, 0]),
    isShown: true,
  };
  const corrected: MatchScript = { ...script, incidents: [...incidents, note] };
  const facts = engine.standing({ script: corrected, playedS: script.durationS });
  const [home, away] = facts.pair('match') ?? [0, 0];
  const hasTies = engine.types.some(
    ({ id, outcomes }) => id === engine.mainTypeIds[0] && outcomes.length === 3,
  );
  const wasLate = script.phases.some(
    ({ code }) => code === 'ot' || code === 'so' || code === 'et1',
  );
  return wasLate || (home === away && !hasTies) ? undefined : { ...corrected, facts };
}
