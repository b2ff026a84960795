import type { Money } from '#domain/money/Money.ts';
import type { MethodKind } from '../payment/methodKinds.ts';
import type { Method } from '../payment/Payment.ts';

/** Terms of one direction of a payment method. */
export interface Terms {
  readonly least: Money;
  readonly most: Money;
  /** Thousandths of the amount. */
  readonly feePermille: number;
  readonly time: Method['time'];
}

/** A payment method as published to everyone. */
export interface Way {
  readonly id: string;
  readonly kind: MethodKind;
  readonly deposit: Terms;
  /** Undefined: no withdrawals by it. */
  readonly withdrawal: Terms | undefined;
}

/** Payment methods of a country. */
export interface Ways {
  readonly ways: readonly Way[];
  /** Two capital letters; undefined if the visitor's country is unknown. */
  readonly country: string | undefined;
}
