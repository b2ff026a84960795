import { makeAutoObservable } from 'mobx';
import type { Dispose, SafeStorage, StoredValue } from '#core';
import type { OddsChangePolicy } from '../domain/decideOdds.ts';

interface StoredSettings {
  readonly changeCoefAction: OddsChangePolicy;
}

function isStoredSettings(value: unknown): value is StoredSettings {
  const { changeCoefAction } = (value ?? {}) as { readonly changeCoefAction?: unknown };
  return changeCoefAction === 0 || changeCoefAction === 1 || changeCoefAction === 2;
}

/** What the person chose for the coupon in this browser. */
export class CouponSettings {
  policy: OddsChangePolicy;
  readonly #stored: StoredValue<StoredSettings>;
  readonly #stop: Dispose;

  constructor(storage: SafeStorage, defaultPolicy: OddsChangePolicy) {
    this.#stored = storage.value<StoredSettings>({ key: 'coupon/settings', version: 1, fallback: { changeCoefAction: defaultPolicy }, check: isStoredSettings });
    this.policy = this.#stored.read().changeCoefAction;
    makeAutoObservable(this, {}, { autoBind: true });
    this.#stop = this.#stored.onChange(this.take);
  }

  setPolicy(policy: OddsChangePolicy): void {
    this.policy = policy;
    this.#stored.write({ changeCoefAction: policy });
  }

  dispose(): void {
    this.#stop();
  }

  private take(settings: StoredSettings): void {
    this.policy = settings.changeCoefAction;
  }
}
