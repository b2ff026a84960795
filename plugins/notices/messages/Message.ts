import type { Bet } from '#domain/bets/Bet.ts';

interface MessageFrame {
  readonly id: string;
  readonly atS: number;
  readonly isRead: boolean;
}

/** What the platform tells the person about a bet that was settled. */
export interface BetMessage extends MessageFrame {
  readonly about: 'bet';
  /** The bet was settled once more. */
  readonly isCorrection: boolean;
  readonly bet: Bet;
}

/** What it tells about money, account and limits, in its own words. */
export interface AccountMessage extends MessageFrame {
  readonly about: 'deposit' | 'withdrawal' | 'access' | 'identity' | 'limits';
  readonly title: string;
  /** Empty where the title says all. */
  readonly text: string;
}

/** What the platform tells the person. */
export type Message = BetMessage | AccountMessage;
