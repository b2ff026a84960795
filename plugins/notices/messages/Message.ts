import type { Bet } from '#domain/bets/Bet.ts';

interface MessageFrame {
  readonly id: string;
  readonly atS: number;
  readonly isRead: boolean;
}

/** Message about a settled bet. */
export interface BetMessage extends MessageFrame {
  readonly about: 'bet';
  /** Whether the bet was settled again. */
  readonly isCorrection: boolean;
  readonly bet: Bet;
}

/** Message about money, account and limits, with the platform's texts. */
export interface AccountMessage extends MessageFrame {
  readonly about: 'deposit' | 'withdrawal' | 'access' | 'identity' | 'limits';
  readonly title: string;
  /** Empty when the title is sufficient. */
  readonly text: string;
}

/** Message of the platform to the person. */
export type Message = BetMessage | AccountMessage;
