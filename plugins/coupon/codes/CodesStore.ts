import { makeAutoObservable } from 'mobx';
import { HttpError } from '#core';
import { Resource } from '#core/data';
import type { CodesApi } from './CodesApi.ts';
import type { CouponSelections } from '../contract.ts';
import type { CodedCoupon, SavedCode } from './CodedCoupon.ts';
import { readCouponCode } from '#domain/bets/readCouponCode.ts';
import type { ComposedCoupon } from '#domain/ticket/ComposedCoupon.ts';

/** Refusal by the page itself; `key` is a text key. */
class CodeRefusedError extends Error {
  override readonly name = 'CodeRefusedError';
  readonly key: string;

  constructor(key: string) {
    super(`The code was not loaded: ${key}`);
    this.key = key;
  }
}

export interface CodesDependencies {
  readonly api: CodesApi;
  readonly selections: CouponSelections;
  /** Applies kind, size, bankers and blocks, once the selections are in. */
  readonly compose: (coupon: CodedCoupon) => void;
  readonly onLoaded: (open: number, total: number) => void;
}

/** Returns the text key of an error. */
function faultOf(error: unknown, other: string): string | undefined {
  if (error === undefined) return undefined;
  if (error instanceof CodeRefusedError) return error.key;
  if (!(error instanceof HttpError)) return other;
  for (const code of [
    'code_unknown',
    'code_expired',
    'event_finished',
    'too_many_requests',
  ] as const)
    if (error.hasCode(code)) return `code.failed.${code}`;
  return error.status === 429 ? 'code.failed.too_many_requests' : other;
}

/** Number of selections that can be bet on. */
export function openCount({ selections }: CodedCoupon): number {
  return selections.filter(({ reason }) => reason === undefined).length;
}

/** Saves coupons under short codes, for another device, friend or terminal, and loads them. */
export class CodesStore {
  readonly saved: Resource<SavedCode>;
  readonly loaded: Resource<CodedCoupon>;
  /** Code of a followed link while the coupon was not empty: the person is asked first. */
  offeredCode: string | undefined = undefined;
  readonly #dependencies: CodesDependencies;
  /** Ids of the outcomes that the code added. */
  #loadedIds = '';
  #order: ComposedCoupon | undefined;
  #code: string | undefined;

  constructor(dependencies: CodesDependencies) {
    this.#dependencies = dependencies;
    const { api } = dependencies;
    this.saved = new Resource({
      ask: async () => {
        if (this.#order === undefined) throw new Error('There is no coupon to save');
        return await api.save(this.#order);
      },
    });
    this.loaded = new Resource({
      ask: async () => {
        if (this.#code === undefined) throw new CodeRefusedError('code.failed.malformed');
        return await api.load(this.#code);
      },
      onValue: (coupon) => this.apply(coupon),
    });
    makeAutoObservable(this, { saved: false, loaded: false }, { autoBind: true });
  }

  /** The coupon came from a code (specification: isCouponLoadedFromCode) and is unchanged. */
  get isLoadedFromCode(): boolean {
    return this.loaded.hasValue && this.ids === this.#loadedIds;
  }

  /** Whether a note about a code is shown. */
  get isNoting(): boolean {
    return this.offeredCode !== undefined || this.isLoadedFromCode;
  }

  get saveFault(): string | undefined {
    return faultOf(this.saved.error, 'code.failed.save');
  }

  get loadFault(): string | undefined {
    return this.loaded.isMissing
      ? 'code.failed.code_unknown'
      : faultOf(this.loaded.error, 'code.failed.load');
  }

  async saveCoupon(order: ComposedCoupon): Promise<SavedCode | undefined> {
    this.#order = order;
    this.saved.reset();
    await this.saved.load();
    return this.saved.value;
  }

  /** Loads a typed or linked code and replaces the coupon. */
  async loadCode(typed: string): Promise<boolean> {
    this.dismissLoad();
    this.#code = readCouponCode(typed);
    await this.loaded.load();
    return this.loaded.hasValue;
  }

  /** Follows a link; asks first when the coupon has selections. */
  async follow(typed: string): Promise<void> {
    const code = readCouponCode(typed);
    if (code !== undefined && this.#dependencies.selections.count > 0) {
      this.loaded.reset();
      this.offeredCode = code;
    } else await this.loadCode(typed);
  }

  /** The person closed the result, or declined the offered code. */
  dismissLoad(): void {
    this.loaded.reset();
    this.offeredCode = undefined;
  }

  dismissSave(): void {
    this.saved.reset();
  }

  private get ids(): string {
    return this.#dependencies.selections.drafts.map((draft) => draft.outcomeId).join();
  }

  private apply(coupon: CodedCoupon): void {
    const { selections, compose, onLoaded } = this.#dependencies;
    // Suspended outcomes may reopen; finished or removed ones never do.
    const taken = coupon.selections.filter(
      ({ reason }) => reason === undefined || reason === 'suspended',
    );
    if (selections.isLocked || taken.length === 0) {
      throw new CodeRefusedError(
        selections.isLocked ? 'code.failed.locked' : 'code.failed.none-open',
      );
    }
    selections.clear();
    for (const selection of taken) selections.toggle(selection);
    compose(coupon);
    this.#loadedIds = this.ids;
    onLoaded(openCount(coupon), coupon.selections.length);
  }
}
