import { couponTypeId } from '#domain/ticket/CouponType.ts';
import { settlementId, type Settlement } from '#domain/ticket/Settlement.ts';
import { settleTicket } from '#domain/ticket/payout/settleTicket.ts';
import type { Ticket } from '#domain/ticket/Ticket.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import type { Line } from '../../line/Line.ts';
import type { Store } from '../../store/Store.ts';
import { antiPrice } from '../pricing/antiPrice.ts';
import type { Coupons } from '../Coupons.ts';
import { PastOutcomes } from './PastOutcomes.ts';
import { toThousandths } from '../placing/validateCoupon.ts';

interface PastBet {
  /** Minor units: a chain's stake per step, a conditional's first block. */
  readonly stakeMinor: number;
  readonly hoursAgo: number;
  /** Wanted settlement of each selection. */
  readonly settlements: readonly Settlement[];
  /** Kind; by default a single or an accumulator. */
  readonly of?: Pick<Ticket, 'type' | 'systemSize' | 'blockStakes'> & {
    readonly blocks?: readonly number[];
  };
}

/** Past bets, newest first, on matches with these results where possible. */
const pastBets: readonly PastBet[] = [
  { stakeMinor: 1000, hoursAgo: 7, settlements: ['won'] },
  { stakeMinor: 500, hoursAgo: 11, settlements: ['lost'] },
  { stakeMinor: 2000, hoursAgo: 27, settlements: ['won', 'won'] },
  {
    stakeMinor: 250,
    hoursAgo: 31,
    settlements: ['lost', 'won', 'won'],
    of: { type: 'system', systemSize: 2 },
  },
  { stakeMinor: 1500, hoursAgo: 50, settlements: ['void'] },
  { stakeMinor: 750, hoursAgo: 55, settlements: ['lost'] },
  { stakeMinor: 1000, hoursAgo: 74, settlements: ['won'] },
  { stakeMinor: 300, hoursAgo: 98, settlements: ['won', 'lost'], of: { type: 'chain' } },
  { stakeMinor: 2500, hoursAgo: 101, settlements: ['halfWonHalfVoid'] },
  { stakeMinor: 500, hoursAgo: 122, settlements: ['lost'] },
  { stakeMinor: 200, hoursAgo: 147, settlements: ['won', 'void', 'won'], of: { type: 'patent' } },
  { stakeMinor: 1000, hoursAgo: 170, settlements: ['won'] },
  { stakeMinor: 1000, hoursAgo: 196, settlements: ['halfLostHalfVoid'] },
  { stakeMinor: 400, hoursAgo: 219, settlements: ['lost', 'lost'] },
  { stakeMinor: 5000, hoursAgo: 243, settlements: ['lost'] },
  { stakeMinor: 500, hoursAgo: 268, settlements: ['won'] },
  {
    stakeMinor: 150,
    hoursAgo: 291,
    settlements: ['won', 'won', 'lost', 'won'],
    of: { type: 'lucky' },
  },
  { stakeMinor: 800, hoursAgo: 316, settlements: ['void', 'void'] },
  { stakeMinor: 1200, hoursAgo: 340, settlements: ['lost'] },
  { stakeMinor: 1000, hoursAgo: 363, settlements: ['won'] },
  { stakeMinor: 600, hoursAgo: 411, settlements: ['won', 'won'] },
  {
    stakeMinor: 2000,
    hoursAgo: 460,
    settlements: ['lost', 'won', 'won'],
    of: { type: 'multi', blocks: [1, 1, 2], blockStakes: { 1: 1200, 2: 800 } },
  },
  { stakeMinor: 500, hoursAgo: 509, settlements: ['forcedVoid'] },
  {
    stakeMinor: 1000,
    hoursAgo: 557,
    settlements: ['won', 'lost', 'won'],
    of: { type: 'conditional', blocks: [1, 2, 3], blockStakes: { 1: 1000, 2: 'max', 3: 500 } },
  },
  { stakeMinor: 300, hoursAgo: 605, settlements: ['lost', 'won'], of: { type: 'antiAccumulator' } },
  { stakeMinor: 1000, hoursAgo: 652, settlements: ['won'] },
];
const hourMs = 3_600_000;
/** Period over which added bets are spread: the longest fixed one of the history page. */
const addedDays = 89;
/** Temporary credit, so that the account never falls below zero. */
const reserveMinor = 1_000_000_000;
const assumedOverround = 1.05;

export interface SeedHistoryDependencies {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly line: Line;
  readonly coupons: Coupons;
  readonly nowMs: number;
}

/** Minimum time that the demo user takes for a bet. */
const shortestPlayMinutes = 9;

/**
 * Adds settled bets of the last weeks on matches that this world has played, booked like any
 * others, so that the balance ends at the given amount, and the time spent placing them.
 */
export function seedHistory(
  dependencies: SeedHistoryDependencies,
  userId: number,
  accountId: number,
  endsAtMinor: number,
): void {
  bookPastBets(dependencies, userId, accountId, pastBets, endsAtMinor);
  const { store, nowMs } = dependencies;
  for (const [index, { hoursAgo }] of pastBets.entries())
    store.run(
      `INSERT INTO person_play_days (user_id, day, played_ms)
        VALUES (?, ?, ?) ON CONFLICT (user_id, day) DO UPDATE SET played_ms = played_ms +
        excluded.played_ms`,
      ...[userId, Math.floor((nowMs - hoursAgo * 3_600_000) / 86_400_000)],
      (shortestPlayMinutes + ((index * 11) % 35)) * 60_000,
    );
}

/** Adds settled bets spread over the last weeks; the balance is unchanged. */
export function addPastBets(
  dependencies: SeedHistoryDependencies,
  userId: number,
  accountId: number,
  count: number,
): void {
  const bets = Array.from({ length: count }, (_each, index) => ({
    ...pastBets[index % pastBets.length]!,
    hoursAgo: 8 + Math.floor((index * addedDays * 24) / count),
  }));
  dependencies.store.transaction(() => {
    bookPastBets(dependencies, userId, accountId, bets, reserveMinor);
    dependencies.ledger.move('adjustment', accountId, -reserveMinor, dependencies.nowMs);
  });
}

/** Books the bets, newest first, after an opening balance that leaves `leavesMinor`. */
function bookPastBets(
  { store, ledger, line, coupons, nowMs }: SeedHistoryDependencies,
  userId: number,
  accountId: number,
  pastBetsOf: readonly PastBet[],
  leavesMinor: number,
): void {
  const pool = new PastOutcomes(line.world);
  const planned = pastBetsOf.map(
    (
      {
        stakeMinor,
        hoursAgo,
        settlements: wanted,
        of = { type: wanted.length === 1 ? 'single' : 'accumulator' },
      },
      index,
    ) => {
      const placedAtMs = nowMs - hoursAgo * hourMs;
      const picked = pool.pick(wanted, placedAtMs, index);
      const settlements = picked.map(({ settlement }) => settlement);
      const bets = picked.flatMap(({ outcomeId, odds }) => {
        const bet = line.couponBet(outcomeId, 'en');
        return bet === undefined ? [] : { ...bet, coef: odds / 1000, isLive: false };
      });
      const selections = bets.map((bet, selection) => ({
        odds: toThousandths(bet.coef),
        settlement: settlements[selection] ?? 'won',
        ...(of.blocks === undefined ? {} : { blockId: of.blocks[selection] ?? 0 }),
      }));
      const chances =
        of.type === 'antiAccumulator'
          ? bets.map(({ coef }) => 1 / (coef * assumedOverround))
          : undefined;
      const antiOdds = chances && antiPrice(chances);
      const { type, systemSize, blockStakes } = of;
      const ticket: Ticket = {
        type,
        stakeMinor,
        selections,
        ...(systemSize === undefined ? {} : { systemSize }),
        ...(blockStakes === undefined ? {} : { blockStakes }),
        ...(antiOdds === undefined ? {} : { antiOdds }),
      };
      return {
        ticket,
        placedAtMs,
        bets,
        settlements,
        settledAtMs: pool.endOf(bets),
        settlement: settleTicket(ticket),
        ...(chances === undefined ? {} : { chances }),
      };
    },
  );
  const usable = planned
    .filter(({ bets, settlements }) => bets.length > 0 && bets.length === settlements.length)
    .reverse();
  const net = usable.reduce(
    (sum, { settlement, ticket }) => sum + settlement.payoutMinor - ticket.stakeMinor,
    0,
  );
  const firstHoursAgo = Math.max(30 * 24, ...pastBetsOf.map(({ hoursAgo }) => hoursAgo + 1));
  ledger.move('opening', accountId, leavesMinor - net, nowMs - firstHoursAgo * hourMs);
  for (const {
    ticket,
    placedAtMs,
    settledAtMs,
    bets,
    settlements,
    settlement,
    chances,
  } of usable) {
    const { stakeMinor } = ticket;
    const request = {
      accountId,
      typeId: couponTypeId(ticket.type),
      amount: { minor: stakeMinor, currency: 'EUR' },
      changeCoefAction: 2,
      coefViewId: 0,
    } as const;
    const couponId = coupons.add({
      userId,
      request,
      accepted: {
        bets,
        odds: ticket.selections.map(({ odds }) => odds),
        ticket: asPlaced(ticket),
        ...(chances === undefined ? {} : { chances }),
      },
      placedAtMs,
    });
    ledger.move('stake', accountId, -stakeMinor, placedAtMs, couponId);
    ledger.move('payout', accountId, settlement.payoutMinor, settledAtMs, couponId);
    settlements.forEach((each, position) =>
      store.run(
        'UPDATE coupon_selections SET status_id = ? WHERE coupon_id = ? AND position = ?',
        settlementId(each),
        couponId,
        position,
      ),
    );
    store.run(
      'UPDATE coupons SET status_id = ?, payout_minor = ?, settled_at_ms = ? WHERE id = ?',
      settlementId(settlement.settlement),
      settlement.payoutMinor,
      settledAtMs,
      couponId,
    );
  }
}

function asPlaced(ticket: Ticket): Ticket {
  return {
    ...ticket,
    selections: ticket.selections.map((selection) => ({
      ...selection,
      settlement: 'unsettled',
    })),
  };
}
