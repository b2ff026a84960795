import {
  ApiError,
  currencyOf,
  dayMs,
  minorOfEuro,
  notFound,
  type SandboxPlatform,
  type Person,
} from '#sandbox';
import type { CashbackAnswer, CashbackProgramme, CashbackWeek } from '#wire';
import { barredOf, requireTaking } from './barred.ts';
import { eurosForPoint, type Points } from './Points.ts';

export type ProgrammeName = CashbackProgramme['programme'];

const weekMs = 7 * dayMs;
/** 1 January 1970 was a Thursday: the first Monday came four days later. */
const firstMondayMs = 4 * dayMs;
/** Time after Monday midnight at which losses are calculated. */
const collectAfterMs = 6 * 3_600_000;
const collectDays = 14;
const shownWeeks = 5;
/** Thousandths of the losses. */
const permille = 50;
const mostEuro = 200;
/** Thousandths and points of each level. */
export const programmes: Readonly<
  Record<ProgrammeName, readonly (readonly [permille: number, fromPoints: number])[]>
> = {
  vip: [
    [60, 0],
    [70, 500],
    [80, 2000],
    [100, 10_000],
  ],
  premium: [
    [70, 0],
    [90, 2000],
    [110, 10_000],
  ],
};

interface WeekSum {
  readonly stakedMinor: number;
  readonly returnedMinor: number;
  readonly couponIds: readonly number[];
}

interface CollectedRow {
  readonly minor: number;
  readonly staked_minor: number;
  readonly returned_minor: number;
  readonly at_ms: number;
}

/** Weekly cashback: a part of the losses of settled bets from own money, collected on request. */
export class Cashback {
  static readonly tables = `CREATE TABLE IF NOT EXISTS cashbacks (
    account_id INTEGER NOT NULL,
    from_ms INTEGER NOT NULL,
    staked_minor INTEGER NOT NULL,
    returned_minor INTEGER NOT NULL,
    minor INTEGER NOT NULL CHECK (minor > 0),
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (account_id, from_ms)
  );
  CREATE TABLE IF NOT EXISTS cashback_bets (coupon_id INTEGER PRIMARY KEY, from_ms INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS cashback_levels (
    user_id INTEGER NOT NULL,
    programme TEXT NOT NULL,
    level INTEGER NOT NULL,
    PRIMARY KEY (user_id, programme)
  );`;
  readonly #platform: SandboxPlatform;
  readonly #points: Points;

  constructor(platform: SandboxPlatform, points: Points) {
    this.#platform = platform;
    this.#points = points;
  }

  answer(person: Person): CashbackAnswer {
    const { ledger } = this.#platform;
    const barred = barredOf(this.#platform, person.id);
    const currency = currencyOf(ledger, person);
    const [ever, club] =
      barred === undefined
        ? [this.#points.accumulated(person.id), this.#points.club(person.id)]
        : [0, 0];
    const accounts = ledger.accountsOf(person.id).filter(({ type }) => type !== 4);
    return {
      ...(barred === undefined ? {} : { barred }),
      cashbackSetting: {
        permille: this.#permilleOf(person.id),
        most: accounts.map((account) => ({
          minor: minorOfEuro(mostEuro, account.currency),
          currency: account.currency,
        })),
        collect_days: collectDays,
      },
      weeks: barred === undefined ? accounts.flatMap((account) => this.#weeksOf(account)) : [],
      programmes: barred === undefined ? this.#programmesOf(person.id) : [],
      pointsAccumulated: ever,
      pointsMoney: { minor: this.#points.worth(ever, currency), currency },
      clubPoints: club,
      clubPointsMoney: { minor: this.#points.worth(club, currency), currency },
      showClubPoints: barred === undefined,
      additional_data: {
        isVisiblePromoPointsRules: true,
        showAdditionalCashBackTerms: true,
        promoPoints: eurosForPoint,
        usePromoPointsName: false,
      },
    };
  }

  /** Pays a week once; repeating changes nothing. @throws ApiError 404, 409 `cashback_not_ready` */
  collect(person: Person, accountId: number, fromS: number): CashbackAnswer {
    const { ledger, notifyUser, nowMs, store } = this.#platform;
    requireTaking(this.#platform, person.id);
    const account = ledger
      .accountsOf(person.id)
      .find(({ id, type }) => id === accountId && type !== 4);
    const fromMs = fromS * 1000;
    if (account === undefined || fromMs !== mondayOf(fromMs))
      throw notFound('cashback_unknown', 'There is no such week of cashback');
    store.transaction(() => {
      if (this.#collected(accountId, fromMs) !== undefined) return;
      const sum = this.#sum(accountId, fromMs);
      const minor = this.#amount(account, sum);
      if (stateAt(fromMs, nowMs(), minor) !== 'ready')
        throw new ApiError(409, 'cashback_not_ready', 'Nothing of this week can be collected now');
      store.run(
        `INSERT INTO cashbacks (account_id, from_ms, staked_minor, returned_minor, minor, at_ms)
          VALUES (?, ?, ?, ?, ?, ?)`,
        ...[accountId, fromMs, sum.stakedMinor, sum.returnedMinor, minor, nowMs()],
      );
      // A bet corrected later is settled in another week, and counts once.
      for (const couponId of sum.couponIds)
        store.run('INSERT INTO cashback_bets (coupon_id, from_ms) VALUES (?, ?)', couponId, fromMs);
      ledger.transfer({
        kind: 'adjustment',
        purpose: 'cashback',
        currency: account.currency,
        atMs: nowMs(),
        parts: [
          { account: accountId, minor },
          { account: 'bonus', minor: -minor },
        ],
      });
    });
    notifyUser(person.id);
    return this.answer(person);
  }

  setLevel(userId: number, programme: ProgrammeName, level: number): void {
    const { notifyUser, store } = this.#platform;
    if (level === 0)
      store.run(
        'DELETE FROM cashback_levels WHERE user_id = ? AND programme = ?',
        userId,
        programme,
      );
    else
      store.run(
        'INSERT OR REPLACE INTO cashback_levels (user_id, programme, level) VALUES (?, ?, ?)',
        ...[userId, programme, level],
      );
    notifyUser(userId);
  }

  #programmesOf(userId: number): CashbackProgramme[] {
    return this.#platform.store
      .all<{ programme: ProgrammeName; level: number }>(
        'SELECT programme, level FROM cashback_levels WHERE user_id = ? ORDER BY programme DESC',
        userId,
      )
      .map(({ programme, level }) => ({
        programme,
        level,
        levels: programmes[programme].map(([part, fromPoints], index) => ({
          level: index + 1,
          permille: part,
          from_points: fromPoints,
        })),
      }));
  }

  /** Best rate of the person's programmes. */
  #permilleOf(userId: number): number {
    return Math.max(
      permille,
      ...this.#programmesOf(userId).map(
        ({ level, levels }) => levels.find((each) => each.level === level)?.permille ?? 0,
      ),
    );
  }

  /** Weeks with bets, and the current one. */
  #weeksOf(account: {
    readonly id: number;
    readonly userId: number;
    readonly currency: string;
  }): CashbackWeek[] {
    const { nowMs } = this.#platform;
    const thisWeekMs = mondayOf(nowMs());
    return Array.from({ length: shownWeeks }, (_, back) => thisWeekMs - back * weekMs).flatMap(
      (fromMs): CashbackWeek[] => {
        const collected = this.#collected(account.id, fromMs);
        const sum = this.#sum(account.id, fromMs);
        if (collected === undefined && sum.couponIds.length === 0) return [];
        const minor = collected?.minor ?? this.#amount(account, sum);
        const money = (amount: number) => ({ minor: amount, currency: account.currency });
        return [
          {
            account_id: account.id,
            from: fromMs / 1000,
            until: (fromMs + weekMs) / 1000,
            staked: money(collected?.staked_minor ?? sum.stakedMinor),
            returned: money(collected?.returned_minor ?? sum.returnedMinor),
            amount: money(minor),
            state: collected === undefined ? stateAt(fromMs, nowMs(), minor) : 'collected',
            collect_from: collectFrom(fromMs) / 1000,
            collect_until: collectUntil(fromMs) / 1000,
            ...(collected === undefined
              ? {}
              : { collected_at: Math.floor(collected.at_ms / 1000) }),
          },
        ];
      },
    );
  }

  #amount(
    { userId, currency }: { readonly userId: number; readonly currency: string },
    { stakedMinor, returnedMinor }: WeekSum,
  ): number {
    const lostMinor = Math.max(0, stakedMinor - returnedMinor);
    return Math.min(
      Math.floor((lostMinor * this.#permilleOf(userId)) / 1000),
      minorOfEuro(mostEuro, currency),
    );
  }

  #collected(accountId: number, fromMs: number): CollectedRow | undefined {
    return this.#platform.store.one<CollectedRow>(
      'SELECT * FROM cashbacks WHERE account_id = ? AND from_ms = ?',
      accountId,
      fromMs,
    );
  }

  /** Sum of the ledger over bets settled in a week. */
  #sum(accountId: number, fromMs: number): WeekSum {
    const rows = this.#platform.store.all<{
      readonly id: number;
      readonly staked: number;
      readonly returned: number;
    }>(
      `SELECT c.id,
         -COALESCE(SUM(CASE WHEN t.kind = 'stake' THEN e.minor END), 0) AS staked,
         COALESCE(SUM(CASE WHEN t.kind = 'payout' THEN e.minor END), 0) AS returned
       FROM coupons c
       LEFT JOIN ledger_transactions t ON t.coupon_id = c.id
       LEFT JOIN ledger_entries e ON e.transaction_id = t.id AND e.account_id = c.account_id
       WHERE c.account_id = ? AND c.status_id >= 0 AND c.settled_at_ms >= ? AND c.settled_at_ms < ?
         AND NOT EXISTS (SELECT 1 FROM cashback_bets b WHERE b.coupon_id = c.id)
       GROUP BY c.id`,
      ...[accountId, fromMs, fromMs + weekMs],
    );
    return {
      stakedMinor: rows.reduce((sum, { staked }) => sum + staked, 0),
      returnedMinor: rows.reduce((sum, { returned }) => sum + returned, 0),
      couponIds: rows.map(({ id }) => id),
    };
  }
}

function mondayOf(atMs: number): number {
  return Math.floor((atMs - firstMondayMs) / weekMs) * weekMs + firstMondayMs;
}

function collectFrom(fromMs: number): number {
  return fromMs + weekMs + collectAfterMs;
}

function collectUntil(fromMs: number): number {
  return collectFrom(fromMs) + collectDays * dayMs;
}

function stateAt(fromMs: number, atMs: number, minor: number): CashbackWeek['state'] {
  if (atMs < fromMs + weekMs) return 'running';
  if (minor === 0) return 'none';
  if (atMs < collectFrom(fromMs)) return 'waiting';
  return atMs < collectUntil(fromMs) ? 'ready' : 'missed';
}
