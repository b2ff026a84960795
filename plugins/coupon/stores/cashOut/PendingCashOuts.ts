import type { SafeStorage, StoredValue } from '#core';
import { isCashOutOrder, type CashOutOrder } from '../../domain/cashOut/CashOutOrder.ts';

/** A cash-out that was sent and whose fate is not known yet. It stays bound to the person who sent it. */
export interface PendingCashOut {
  readonly key: string;
  readonly userId: number;
  readonly order: CashOutOrder;
  /** Platform time of the first send. */
  readonly sentAtMs: number;
}

/** Platforms forget keys after a day. */
const keptMs = 86_400_000;

function isPending(value: unknown): value is PendingCashOut {
  const pending = (value ?? {}) as Partial<Record<keyof PendingCashOut, unknown>>;
  return typeof pending.key === 'string' && /^[0-9a-f-]{36}$/.test(pending.key) && Number.isSafeInteger(pending.userId) && Number.isSafeInteger(pending.sentAtMs) && isCashOutOrder(pending.order);
}

/** What was sent and not answered, under `coupon/cash-outs`; at most one of each bet. */
export class PendingCashOuts {
  readonly #stored: StoredValue<readonly PendingCashOut[]>;
  readonly #nowMs: () => number;

  constructor(storage: SafeStorage, nowMs: () => number) {
    this.#nowMs = nowMs;
    this.#stored = storage.value<readonly PendingCashOut[]>({
      key: 'coupon/cash-outs',
      version: 1,
      fallback: [],
      check: (value): value is readonly PendingCashOut[] => Array.isArray(value) && value.every(isPending),
    });
  }

  of(userId: number | undefined): readonly PendingCashOut[] {
    return this.#fresh().filter((each) => each.userId === userId);
  }

  add(pending: PendingCashOut): void {
    this.#stored.write([...this.#fresh().filter((each) => each.key !== pending.key), pending]);
  }

  remove(key: string): void {
    this.#stored.write(this.#fresh().filter((each) => each.key !== key));
  }

  #fresh(): readonly PendingCashOut[] {
    return this.#stored.read().filter(({ sentAtMs }) => this.#nowMs() - sentAtMs < keptMs);
  }
}
