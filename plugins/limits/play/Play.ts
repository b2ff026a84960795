import type { Money } from '#domain/money/Money.ts';

/** What was played since the session began. */
export interface PlaySession {
  readonly startedAtS: number;
  readonly staked: Money;
  readonly returned: Money;
  readonly result: Money;
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
