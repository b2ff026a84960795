import type { Money } from '#domain/money/Money.ts';

/** What was played in one currency. */
export interface PlaySums {
  readonly staked: Money;
  readonly returned: Money;
  /** Of the bets that were settled since: an open one is neither won nor lost. */
  readonly result: Money;
}

/** From where it is counted: all that the person plays, or what followed this sign-in. */
export type PlaySince = 'session' | 'sign-in';

/** What was played since the session began, on all accounts. */
export interface PlaySession {
  readonly startedAtS: number;
  /** By currency, that of the account that pays first; it stands alone where nothing was played. */
  readonly sums: readonly PlaySums[];
  /** Of the account that pays. */
  readonly balance: Money;
}

/** `nothing`: the question was closed. */
export type RealityAction = 'continue' | 'log_out' | 'nothing';

/** An answer as it goes to the platform. */
export interface RealityAnswer {
  readonly action: RealityAction;
  readonly isLast: boolean;
  readonly shownAtS: number;
}
