import type { Money } from '#domain/money/Money.ts';
import type { MethodKind } from '../payment/methodKinds.ts';
import type { Method } from '../payment/Payment.ts';

/** What holds for one direction of a way of paying. */
export interface Terms {
  readonly least: Money;
  readonly most: Money;
  /** Thousandths of the amount. */
  readonly feePermille: number;
  readonly time: Method['time'];
}

/** A way of paying as everybody may read of it. */
export interface Way {
  readonly id: string;
  readonly kind: MethodKind;
  readonly deposit: Terms;
  /** Undefined: nothing is paid out by it. */
  readonly withdrawal: Terms | undefined;
}

/** How people of a country pay in and out. */
export interface Ways {
  readonly ways: readonly Way[];
  /** Two capital letters; undefined where it is not known from where the page is read. */
  readonly country: string | undefined;
}
