import type { Bet } from '#domain/bets/Bet.ts';

/** What the platform tells the person about a bet that was settled. */
export interface BetMessage {
  readonly id: string;
  readonly atS: number;
  readonly isRead: boolean;
  /** The bet was settled once more. */
  readonly isCorrection: boolean;
  readonly bet: Bet;
}
