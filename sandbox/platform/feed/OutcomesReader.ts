import type { ChannelOutcomes, CouponBet, OutcomesData } from '#wire';
import type { Line } from '../line/Line.ts';
import type { ChannelReader } from './ChannelReader.ts';
import { priceState } from './diffMarkets.ts';

export interface OutcomesState {
  readonly bets: ReadonlyMap<number, CouponBet>;
  readonly revisions: ReadonlyMap<number, number | undefined>;
  readonly epoch: number;
}

export class OutcomesReader implements ChannelReader<OutcomesState, OutcomesData> {
  /** At the prices of the user. */
  readonly #own: Pick<Line, 'couponBet'>;
  readonly #line: Line;
  readonly #ids: readonly number[];
  readonly #language: string;

  constructor(
    own: Pick<Line, 'couponBet'>,
    line: Line,
    channel: ChannelOutcomes,
    language: string,
  ) {
    this.#own = own;
    this.#line = line;
    this.#ids = [...new Set(channel.ids)];
    this.#language = language;
  }

  read(previous: OutcomesState | undefined): OutcomesState {
    const line = this.#line;
    const isSameEpoch = previous !== undefined && previous.epoch === line.epoch;
    const changed = this.#ids.filter(
      (id) => !isSameEpoch || line.revision(line.gameIdOf(id)) !== previous.revisions.get(id),
    );
    if (isSameEpoch && changed.length === 0) return previous;
    const bets = new Map(isSameEpoch ? previous.bets : []);
    const revisions = new Map(isSameEpoch ? previous.revisions : []);
    for (const id of changed) {
      const bet = this.#own.couponBet(id, this.#language);
      if (bet === undefined) bets.delete(id);
      else bets.set(id, bet);
      revisions.set(id, line.revision(line.gameIdOf(id)));
    }
    return { bets, revisions, epoch: line.epoch };
  }

  snapshot(state: OutcomesState): OutcomesData {
    return {
      bets: [...state.bets.values()],
      removed: this.#ids.filter((id) => !state.bets.has(id)),
    };
  }

  delta(from: OutcomesState, to: OutcomesState): OutcomesData | undefined {
    const data: OutcomesData = {};
    const bets: CouponBet[] = [];
    const prices: number[] = [];
    for (const [id, bet] of to.bets) {
      const old = from.bets.get(id);
      if (old === bet) continue;
      if (old === undefined || !isSameBesidesPrice(old, bet)) bets.push(bet);
      else if (old.coef !== bet.coef || old.isBlocked !== bet.isBlocked)
        prices.push(id, bet.coef, bet.isBlocked ? priceState.blocked : priceState.open);
    }
    const removed = [...from.bets.keys()].filter((id) => !to.bets.has(id));
    if (bets.length > 0) data.bets = bets;
    if (removed.length > 0) data.removed = removed;
    if (prices.length > 0) data.prices = prices;
    return Object.keys(data).length === 0 ? undefined : data;
  }
}

function isSameBesidesPrice(a: CouponBet, b: CouponBet): boolean {
  return (
    JSON.stringify({ ...a, coef: 0, isBlocked: false }) ===
    JSON.stringify({ ...b, coef: 0, isBlocked: false })
  );
}
