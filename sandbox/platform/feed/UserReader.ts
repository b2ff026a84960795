import type {
  AccountWire,
  CashOutOffer,
  PlacedBet,
  PlacedCoupon,
  Placement,
  UserConfig,
  UserData,
} from '#wire';
import type { SelectionEventState } from '../bets/CouponRow.ts';
import type { ChannelReader } from './ChannelReader.ts';

/** Interval at which scores of bet events and cash-out values are read. */
const standingsEveryMs = 2000;

/** The data of a user that the hub may read. */
export interface UserSource {
  readonly config: (userId: number) => UserConfig | undefined;
  readonly accounts: (userId: number) => AccountWire[];
  /** Open coupons, each with a stamp that changes when it or a selection is settled. */
  readonly openCoupons: (
    userId: number,
  ) => readonly { readonly id: number; readonly stamp: string }[];
  /** Coupons settled again after the instant, each with a unique stamp. */
  readonly correctedCoupons: (
    userId: number,
    sinceMs: number,
  ) => readonly { readonly id: number; readonly stamp: string }[];
  readonly coupon: (couponId: number, language: string) => PlacedCoupon | undefined;
  /** Event state of an open selection. */
  readonly standing: (outcomeId: number, language: string) => SelectionEventState;
  /** Cash-out offer of an open coupon. */
  readonly cashOut: (couponId: number) => CashOutOffer;
  /** Changes when a price of one of these events may have changed. */
  readonly priceMark: (gameIds: readonly number[]) => string;
  readonly placement: (userId: number, key: string, language: string) => Placement | undefined;
  /** Number of support answers that the user has not read. */
  readonly unreadAnswers: (userId: number) => number;
  /** Number of payments desk answers that the user has not read. */
  readonly unreadPaymentAnswers: (userId: number) => number;
  /** Changes with every event of the user's requests. */
  readonly requestMark: (userId: number) => number;
  readonly messageMark: (userId: number) => number;
  /** Changes with every new or updated payment of the user. */
  readonly paymentMark: (userId: number) => number;
  /** Changes with every block of the user; empty without one. */
  readonly blockMark: (userId: number) => string;
  /** Changes when a phone has opened or used a code shown on a page of the user. */
  readonly signInMark: (userId: number) => string;
}

/**
 * Counts the changes of each user since the start, so that an idle channel costs one comparison.
 */
export class UserChanges {
  readonly #news = new Map<
    number,
    { readonly revision: number; readonly placementKey: string | undefined }
  >();

  record(userId: number, placementKey: string | undefined): void {
    const last = this.#news.get(userId);
    this.#news.set(userId, {
      revision: (last?.revision ?? 0) + 1,
      placementKey: placementKey ?? last?.placementKey,
    });
  }

  of(userId: number): { readonly revision: number; readonly placementKey: string | undefined } {
    return this.#news.get(userId) ?? { revision: 0, placementKey: undefined };
  }
}

interface KnownCoupon {
  readonly coupon: PlacedCoupon;
  readonly text: string;
  readonly stamp: string | undefined;
}

interface KnownOffer {
  readonly offer: CashOutOffer;
  readonly text: string;
  readonly mark: string;
}

export interface UserState {
  readonly revision: number;
  readonly config: UserConfig | undefined;
  readonly configText: string;
  readonly accounts: AccountWire[];
  readonly accountsText: string;
  /** All coupons that were open at some time since the subscription. */
  readonly coupons: ReadonlyMap<number, KnownCoupon>;
  /** Offers of all open coupons that can be cashed out. */
  readonly offers: ReadonlyMap<number, KnownOffer>;
  readonly placement: Placement | undefined;
  readonly placementText: string;
  readonly unreadAnswers: number;
  readonly unreadPaymentAnswers: number;
  readonly requestMark: number;
  readonly messageMark: number;
  readonly paymentMark: number;
  readonly blockMark: string;
  readonly signInMark: string;
}

export class UserReader implements ChannelReader<UserState, UserData> {
  readonly #source: UserSource;
  readonly #news: UserChanges;
  readonly #userId: number;
  readonly #language: string;
  readonly #nowMs: () => number;
  #standingsAtMs = Number.NEGATIVE_INFINITY;
  readonly #beganAtMs: number;

  constructor(
    source: UserSource,
    news: UserChanges,
    userId: number,
    language: string,
    nowMs: () => number,
  ) {
    this.#source = source;
    this.#news = news;
    this.#userId = userId;
    this.#language = language;
    this.#nowMs = nowMs;
    this.#beganAtMs = nowMs();
  }

  read(previous: UserState | undefined): UserState {
    const state = this.#readChanges(previous);
    if (this.#nowMs() - this.#standingsAtMs < standingsEveryMs)
      return state === previous ? state : this.#readOffers(state);
    return this.#readOffers(this.#readEventStates(state));
  }

  #readChanges(previous: UserState | undefined): UserState {
    const { revision, placementKey } = this.#news.of(this.#userId);
    if (previous !== undefined && previous.revision === revision) return previous;
    const config = this.#source.config(this.#userId);
    const accounts = this.#source.accounts(this.#userId);
    const corrected = new Map(
      this.#source
        .correctedCoupons(this.#userId, this.#beganAtMs)
        .map(({ id, stamp }) => [id, stamp]),
    );
    const stamps = new Map([
      ...this.#source.openCoupons(this.#userId).map(({ id, stamp }) => [id, stamp] as const),
      ...corrected,
    ]);
    const coupons = new Map<number, KnownCoupon>();
    for (const id of new Set([...(previous?.coupons.keys() ?? []), ...stamps.keys()])) {
      const known = previous?.coupons.get(id);
      const stamp = stamps.get(id);
      const isSame =
        known !== undefined &&
        ((known.coupon.statusId >= 0 && !corrected.has(id)) ||
          (stamp !== undefined && known.stamp === stamp));
      const coupon = isSame ? known : this.#readCoupon(id, stamp);
      if (coupon !== undefined) coupons.set(id, coupon);
    }
    const placement =
      placementKey === undefined
        ? undefined
        : this.#source.placement(this.#userId, placementKey, this.#language);
    return {
      revision,
      config,
      configText: JSON.stringify(config) ?? '',
      accounts,
      accountsText: JSON.stringify(accounts),
      coupons,
      offers: previous?.offers ?? new Map(),
      placement,
      placementText: JSON.stringify(placement) ?? '',
      unreadAnswers: this.#source.unreadAnswers(this.#userId),
      unreadPaymentAnswers: this.#source.unreadPaymentAnswers(this.#userId),
      requestMark: this.#source.requestMark(this.#userId),
      messageMark: this.#source.messageMark(this.#userId),
      paymentMark: this.#source.paymentMark(this.#userId),
      blockMark: this.#source.blockMark(this.#userId),
      signInMark: this.#source.signInMark(this.#userId),
    };
  }

  /** Reads open coupons again if an event has begun, scored or entered another period. */
  #readEventStates(state: UserState): UserState {
    const nowMs = this.#nowMs();
    this.#standingsAtMs = nowMs;
    const standings = new Map<number, SelectionEventState>();
    const hasMoved = (selection: PlacedBet): boolean => {
      if (selection.statusId >= 0 || selection.starts_at * 1000 > nowMs) return false;
      const eventState =
        standings.get(selection.gameId) ?? this.#source.standing(selection.id, this.#language);
      standings.set(selection.gameId, eventState);
      return (
        eventState.scoreText !== selection.scoreText ||
        eventState.phaseText !== selection.phaseText ||
        eventState.isLiveNow !== selection.isLiveNow
      );
    };
    const moved = [...state.coupons].filter(
      ([, { coupon }]) => coupon.statusId < 0 && coupon.bets.some(hasMoved),
    );
    if (moved.length === 0) return state;
    const coupons = new Map(state.coupons);
    for (const [id, { stamp }] of moved) {
      const coupon = this.#readCoupon(id, stamp);
      if (coupon !== undefined) coupons.set(id, coupon);
    }
    return { ...state, coupons };
  }

  /** Prices open coupons again if an event may have new prices. */
  #readOffers(state: UserState): UserState {
    const offers = new Map<number, KnownOffer>();
    let hasMoved = false;
    for (const [id, { coupon, stamp }] of state.coupons) {
      if (coupon.statusId >= 0) continue;
      const known = state.offers.get(id);
      const mark = `${stamp ?? ''} ${this.#source.priceMark(coupon.bets.map((selection) => selection.gameId))}`;
      const next = known?.mark === mark ? known : this.#readOffer(id, mark);
      offers.set(id, next);
      hasMoved ||= next !== known;
    }
    return hasMoved || offers.size !== state.offers.size ? { ...state, offers } : state;
  }

  #readOffer(id: number, mark: string): KnownOffer {
    const offer = this.#source.cashOut(id);
    return { offer, text: JSON.stringify(offer), mark };
  }

  #readCoupon(id: number, stamp: string | undefined): KnownCoupon | undefined {
    const coupon = this.#source.coupon(id, this.#language);
    return coupon && { coupon, text: JSON.stringify(coupon), stamp };
  }

  snapshot(state: UserState): UserData {
    return {
      ...(state.config === undefined ? {} : { user: state.config }),
      accounts: state.accounts,
      unreadAnswers: state.unreadAnswers,
      unreadPaymentAnswers: state.unreadPaymentAnswers,
      requestMark: state.requestMark,
      messageMark: state.messageMark,
      paymentMark: state.paymentMark,
      blockMark: state.blockMark,
      coupons: [...state.coupons.values()]
        .filter(({ coupon }) => coupon.statusId < 0)
        .map(({ coupon }) => coupon),
      cashOuts: [...state.offers.values()].flatMap(({ offer }) => (isSent(offer) ? offer : [])),
    };
  }

  delta(from: UserState, to: UserState): UserData | undefined {
    const data: UserData = {};
    if (to.config !== undefined && from.configText !== to.configText) data.user = to.config;
    if (from.accountsText !== to.accountsText) data.accounts = to.accounts;
    const coupons = [...to.coupons]
      .filter(([id, { text }]) => from.coupons.get(id)?.text !== text)
      .map(([, { coupon }]) => coupon);
    if (coupons.length > 0) data.coupons = coupons;
    const cashOuts: CashOutOffer[] = [...to.offers]
      .filter(
        ([id, next]) =>
          from.offers.get(id)?.text !== next.text &&
          (isSent(next.offer) || isSent(from.offers.get(id)?.offer)),
      )
      .map(([, { offer }]) => offer);
    for (const [couponId, known] of from.offers)
      if (!to.offers.has(couponId) && isSent(known.offer))
        cashOuts.push({ couponId, state: 'none' });
    if (cashOuts.length > 0) data.cashOuts = cashOuts;
    if (to.placement !== undefined && from.placementText !== to.placementText)
      data.placement = to.placement;
    if (from.unreadAnswers !== to.unreadAnswers) data.unreadAnswers = to.unreadAnswers;
    if (from.unreadPaymentAnswers !== to.unreadPaymentAnswers)
      data.unreadPaymentAnswers = to.unreadPaymentAnswers;
    if (from.requestMark !== to.requestMark) data.requestMark = to.requestMark;
    if (from.messageMark !== to.messageMark) data.messageMark = to.messageMark;
    if (from.paymentMark !== to.paymentMark) data.paymentMark = to.paymentMark;
    if (from.blockMark !== to.blockMark) data.blockMark = to.blockMark;
    if (from.signInMark !== to.signInMark) data.signInMark = to.signInMark;
    return Object.keys(data).length === 0 ? undefined : data;
  }
}

/** Whether an offer is sent; a missing one is not, unless it has a reason. */
function isSent(offer: CashOutOffer | undefined): boolean {
  return offer !== undefined && (offer.state !== 'none' || offer.reason !== undefined);
}
