import type { GameWire } from '#wire';

export interface RawMatch {
  readonly id: number;
  readonly name: string;
  readonly section: 'line' | 'live';
  readonly startsAtS: number;
  /** Score as sent by the platform, so that a fault in it can be seen. */
  readonly score: string;
  readonly marketCount: number;
}

export function rawMatchFromWire(
  section: RawMatch['section'],
  { id, team1, team2, starts_at: startsAtS, score, marketCount }: GameWire,
): RawMatch {
  return {
    id,
    name: `${team1.name} – ${team2.name}`,
    section,
    startsAtS,
    score: score === undefined ? '' : JSON.stringify(score),
    marketCount,
  };
}
