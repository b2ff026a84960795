import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError } from '#core';
import type { CodesApi } from '../../api/codes/CodesApi.ts';
import type { CouponSelections } from '../../contract.ts';
import type { CodedCoupon, CodedOrder, SavedCode } from '../../domain/codes/CodedCoupon.ts';
import { readCouponCode } from '../../domain/codes/readCouponCode.ts';

/** Where the saving of a coupon stands; the key is one of the dictionary. */
export type SaveState = { readonly kind: 'idle' | 'saving' } | { readonly kind: 'saved'; readonly saved: SavedCode } | { readonly kind: 'failed'; readonly key: string };

/** Where the loading of a code stands. */
export type LoadState =
  | { readonly kind: 'idle' | 'loading' }
  /** A link brought a code while the coupon held something: the person decides. */
  | { readonly kind: 'offered'; readonly code: string }
  | { readonly kind: 'loaded'; readonly code: string; readonly total: number; readonly open: number }
  | { readonly kind: 'failed'; readonly key: string };

export interface CodesParts {
  readonly api: CodesApi;
  readonly selections: CouponSelections;
  /** Brings kind, size, bankers and blocks into what is composed; called when the selections are in. */
  readonly compose: (coupon: CodedCoupon) => void;
  readonly onLoaded: (open: number, total: number) => void;
}

function failureOf(error: unknown, other: string): string {
  if (!(error instanceof HttpError)) return other;
  for (const code of ['code_unknown', 'code_expired', 'event_finished', 'too_many_requests'] as const) if (error.hasCode(code)) return `code.failed.${code}`;
  return error.status === 429 ? 'code.failed.too_many_requests' : other;
}

/** Coupons under short codes: saved for another device, a friend or a terminal, and loaded again. */
export class CodesStore {
  save: SaveState = { kind: 'idle' };
  load: LoadState = { kind: 'idle' };
  readonly #parts: CodesParts;
  /** Outcomes that the code has put into the coupon. */
  #loadedIds = '';

  constructor(parts: CodesParts) {
    this.#parts = parts;
    makeAutoObservable(this, { save: observableRef, load: observableRef }, { autoBind: true });
  }

  /** The coupon is what a code brought (specification: isCouponLoadedFromCode): until the person changes it. */
  get isLoadedFromCode(): boolean {
    return this.load.kind === 'loaded' && this.ids === this.#loadedIds;
  }

  /** There is something to say about a code. */
  get isNoting(): boolean {
    return this.load.kind === 'offered' || this.isLoadedFromCode;
  }

  async saveCoupon(order: CodedOrder): Promise<SavedCode | undefined> {
    this.save = { kind: 'saving' };
    try {
      const saved = await this.#parts.api.save(order);
      runInAction(() => (this.save = { kind: 'saved', saved }));
      return saved;
    } catch (error) {
      runInAction(() => (this.save = { kind: 'failed', key: failureOf(error, 'code.failed.save') }));
      return undefined;
    }
  }

  /** What was typed or came with a link. It takes the place of what is in the coupon. */
  async loadCode(typed: string): Promise<boolean> {
    const code = readCouponCode(typed);
    if (code === undefined) {
      this.load = { kind: 'failed', key: 'code.failed.malformed' };
      return false;
    }
    this.load = { kind: 'loading' };
    try {
      const coupon = await this.#parts.api.load(code);
      return this.take(coupon);
    } catch (error) {
      runInAction(() => (this.load = { kind: 'failed', key: failureOf(error, 'code.failed.load') }));
      return false;
    }
  }

  /** A link never throws away what somebody has put together: with a coupon that holds something it asks. */
  async follow(typed: string): Promise<void> {
    const code = readCouponCode(typed);
    if (code !== undefined && this.#parts.selections.count > 0) this.load = { kind: 'offered', code };
    else await this.loadCode(typed);
  }

  /** The person has read it, or wants none of it. */
  dismissLoad(): void {
    this.load = { kind: 'idle' };
  }

  dismissSave(): void {
    this.save = { kind: 'idle' };
  }

  private get ids(): string {
    return this.#parts.selections.drafts.map((draft) => draft.outcomeId).join();
  }

  private take(coupon: CodedCoupon): boolean {
    const { selections, compose, onLoaded } = this.#parts;
    const open = coupon.selections.filter((selection) => selection.reason === undefined);
    // What is only suspended may open again; what is over or gone never does.
    const taken = coupon.selections.filter(({ reason }) => reason === undefined || reason === 'suspended');
    if (selections.isLocked || taken.length === 0) {
      this.load = { kind: 'failed', key: selections.isLocked ? 'code.failed.locked' : 'code.failed.none-open' };
      return false;
    }
    selections.clear();
    for (const { outcomeId, eventId, odds, isLive, outcomeName, marketName, eventName, sportIcon } of taken)
      selections.toggle({ outcomeId, eventId, odds, isLive, outcomeName, marketName, eventName, sportIcon });
    compose(coupon);
    this.#loadedIds = this.ids;
    this.load = { kind: 'loaded', code: coupon.code, total: coupon.selections.length, open: open.length };
    onLoaded(open.length, coupon.selections.length);
    return true;
  }
}
