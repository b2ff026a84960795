import type { AccountWire, PlacedCoupon, Placement, UserData } from '#wire';
import type { ChannelReader } from './ChannelReader.ts';

/** What the hub may ask about a person. */
export interface UserSource {
  readonly accounts: (userId: number) => AccountWire[];
  readonly openCouponIds: (userId: number) => number[];
  readonly coupon: (couponId: number, language: string) => PlacedCoupon | undefined;
  readonly placement: (userId: number, key: string, language: string) => Placement | undefined;
}

/** Counts what happened to each person since the start, so that an idle channel costs one comparison. */
export class UserNews {
  readonly #news = new Map<number, { readonly revision: number; readonly placementKey: string | undefined }>();

  note(userId: number, placementKey: string | undefined): void {
    const last = this.#news.get(userId);
    this.#news.set(userId, { revision: (last?.revision ?? 0) + 1, placementKey: placementKey ?? last?.placementKey });
  }

  of(userId: number): { readonly revision: number; readonly placementKey: string | undefined } {
    return this.#news.get(userId) ?? { revision: 0, placementKey: undefined };
  }
}

interface KnownCoupon {
  readonly coupon: PlacedCoupon;
  readonly text: string;
}

export interface UserState {
  readonly revision: number;
  readonly accounts: AccountWire[];
  readonly accountsText: string;
  /** All that were open at some time since the first subscription. */
  readonly coupons: ReadonlyMap<number, KnownCoupon>;
  readonly placement: Placement | undefined;
  readonly placementText: string;
}

export class UserReader implements ChannelReader<UserState, UserData> {
  readonly #source: UserSource;
  readonly #news: UserNews;
  readonly #userId: number;
  readonly #language: string;

  constructor(source: UserSource, news: UserNews, userId: number, language: string) {
    this.#source = source;
    this.#news = news;
    this.#userId = userId;
    this.#language = language;
  }

  read(previous: UserState | undefined): UserState {
    const { revision, placementKey } = this.#news.of(this.#userId);
    if (previous !== undefined && previous.revision === revision) return previous;
    const accounts = this.#source.accounts(this.#userId);
    const coupons = new Map<number, KnownCoupon>();
    for (const id of new Set([...(previous?.coupons.keys() ?? []), ...this.#source.openCouponIds(this.#userId)])) {
      const known = previous?.coupons.get(id);
      if (known !== undefined && known.coupon.statusId >= 0) coupons.set(id, known);
      else {
        const coupon = this.#source.coupon(id, this.#language);
        if (coupon !== undefined) coupons.set(id, { coupon, text: JSON.stringify(coupon) });
      }
    }
    const placement = placementKey === undefined ? undefined : this.#source.placement(this.#userId, placementKey, this.#language);
    return { revision, accounts, accountsText: JSON.stringify(accounts), coupons, placement, placementText: JSON.stringify(placement) ?? '' };
  }

  snapshot(state: UserState): UserData {
    return { accounts: state.accounts, coupons: [...state.coupons.values()].filter(({ coupon }) => coupon.statusId < 0).map(({ coupon }) => coupon) };
  }

  delta(from: UserState, to: UserState): UserData | undefined {
    const data: UserData = {};
    if (from.accountsText !== to.accountsText) data.accounts = to.accounts;
    const coupons = [...to.coupons].filter(([id, { text }]) => from.coupons.get(id)?.text !== text).map(([, { coupon }]) => coupon);
    if (coupons.length > 0) data.coupons = coupons;
    if (to.placement !== undefined && from.placementText !== to.placementText) data.placement = to.placement;
    return Object.keys(data).length === 0 ? undefined : data;
  }
}
