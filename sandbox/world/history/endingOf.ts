import type { CountPair } from '../markets/MarketType.ts';
import type { MatchScript } from '../engine/SportEngine.ts';
import type { Ending } from './MatchRecord.ts';

const overtimeCodes: ReadonlySet<string> = new Set(['ot', 'et1', 'et2']);
const shootOutCodes: ReadonlySet<string> = new Set(['so', 'pens']);

export function endingOf({ phases, cut }: MatchScript): Ending {
  if (cut !== undefined) return cut.kind;
  if (phases.some(({ code }) => shootOutCodes.has(code))) return 'shootout';
  return phases.some(({ code }) => overtimeCodes.has(code)) ? 'overtime' : 'regular';
}

export function winnerOf({ facts, cut }: MatchScript, score: CountPair): 0 | 1 | 2 {
  if (cut?.kind === 'retired' && cut.team !== 0) return cut.team === 1 ? 2 : 1;
  if (cut !== undefined) return 0;
  // If a match continues after a tie, the scope `full` has the deciding score.
  const [home, away] = facts.pair('full') ?? score;
  return home === away ? 0 : home > away ? 1 : 2;
}
