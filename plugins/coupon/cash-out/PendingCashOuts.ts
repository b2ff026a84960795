import type { SafeStorage, StoredValue } from '#core';
import type { CashOutOrder } from '#domain/bets/cash-out/CashOutOrder.ts';
import {
  oddsChangePolicyId,
  oddsChangePolicyOf,
  type OddsChangePolicyId,
} from '#domain/bets/OddsChangePolicy.ts';
import { isStoredCashOuts } from '#stored/coupon/isStoredCashOuts.js';

/** Cash-out sent without an answer yet, bound to the person who sent it. */
export interface PendingCashOut {
  readonly key: string;
  readonly userId: number;
  readonly order: CashOutOrder;
  /** Platform time of the first send. */
  readonly sentAtMs: number;
}

/** Stored form, with the wire's number for the policy. */
type StoredCashOut = Omit<PendingCashOut, 'order'> & {
  readonly order: Omit<CashOutOrder, 'policy'> & { readonly policy: OddsChangePolicyId };
};

/** Platforms forget keys after a day. */
const retentionMs = 86_400_000;

/** Pending cash-outs, stored under `coupon/cash-outs`; at most one per bet. */
export class PendingCashOuts {
  readonly #stored: StoredValue<readonly StoredCashOut[]>;
  readonly #nowMs: () => number;

  constructor(storage: SafeStorage, nowMs: () => number) {
    this.#nowMs = nowMs;
    this.#stored = storage.value<readonly StoredCashOut[]>({
      key: 'coupon/cash-outs',
      version: 1,
      fallback: [],
      check: isStoredCashOuts,
    });
  }

  of(userId: number | undefined): readonly PendingCashOut[] {
    return this.#fresh()
      .filter((each) => each.userId === userId)
      .map(({ order, ...pending }) => ({
        ...pending,
        order: { ...order, policy: oddsChangePolicyOf(order.policy) },
      }));
  }

  add({ order, ...pending }: PendingCashOut): void {
    this.#stored.write([
      ...this.#fresh().filter((each) => each.key !== pending.key),
      { ...pending, order: { ...order, policy: oddsChangePolicyId(order.policy) } },
    ]);
  }

  remove(key: string): void {
    this.#stored.write(this.#fresh().filter((each) => each.key !== key));
  }

  #fresh(): readonly StoredCashOut[] {
    return this.#stored.read().filter(({ sentAtMs }) => this.#nowMs() - sentAtMs < retentionMs);
  }
}
