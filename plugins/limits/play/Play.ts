import type { Money } from '#domain/money/Money.ts';

/** Stakes and results in one currency. */
export interface PlaySums {
  readonly staked: Money;
  readonly returned: Money;
  /** Result of the bets settled since; open bets are neither won nor lost. */
  readonly result: Money;
}

/** Start of the count: the whole gaming session, or this sign-in. */
export type PlaySince = 'session' | 'sign-in';

/** Stakes and results since the session began, on all accounts. */
export interface PlaySession {
  readonly startedAtS: number;
  /** One per currency, that of the paying account first; only that one if nothing was played. */
  readonly sums: readonly PlaySums[];
  /** Balance of the paying account. */
  readonly balance: Money;
}

/** `nothing`: the reality check was closed. */
export type RealityAction = 'continue' | 'log_out' | 'nothing';

/** Answer to a reality check, as sent to the platform. */
export interface RealityAnswer {
  readonly action: RealityAction;
  readonly isLast: boolean;
  readonly shownAtS: number;
}
