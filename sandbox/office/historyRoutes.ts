import type { SQLInputValue } from 'node:sqlite';
import type { BetAnswer, HistoryAnswer } from '#wire';
import { accountsWire } from '../accounts/accountsWire.ts';
import type { User } from '../accounts/Users.ts';
import type { CouponRow, Coupons } from '../coupon/Coupons.ts';
import { ApiError } from '../http/ApiError.ts';
import { pathId, queryChoice, queryInteger } from '../http/readQuery.ts';
import type { SandboxApp, SandboxContext } from '../http/SandboxApp.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { Store } from '../store/Store.ts';

/** A coupon is returned when the stake came back, won when it paid more for what was left of it, lost when it paid less. */
const states = {
  all: '1 = 1',
  open: 'status_id < 0',
  won: 'status_id >= 0 AND status_id NOT IN (2, 3, 7) AND payout_minor >= stake_minor - cashed_stake_minor',
  lost: 'status_id >= 0 AND status_id NOT IN (2, 3, 7) AND payout_minor < stake_minor - cashed_stake_minor',
  returned: 'status_id IN (2, 3)',
  cashedOut: 'status_id = 7',
} as const;

type State = keyof typeof states;
const stateNames = Object.keys(states) as State[];

export interface HistoryRoutesOptions {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly coupons: Coupons;
  readonly user: (context: SandboxContext) => User;
}

interface Filter {
  readonly where: string;
  readonly values: readonly SQLInputValue[];
}

export function addHistoryRoutes(app: SandboxApp, { store, ledger, coupons, user }: HistoryRoutesOptions): void {
  const readFilter = (userId: number, currency: string, query: URLSearchParams): Filter => {
    const fromAtS = queryInteger(query, 'from_at', 0, 99_999_999_999, undefined);
    const toAtS = queryInteger(query, 'to_at', 0, 99_999_999_999, undefined);
    const search = (query.get('search') ?? '').trim().toLocaleLowerCase().slice(0, 100);
    const parts: [string, ...SQLInputValue[]][] = [
      ['user_id = ?', userId],
      ['currency = ?', currency],
    ];
    if (fromAtS !== undefined) parts.push(['placed_at_ms >= ?', fromAtS * 1000]);
    if (toAtS !== undefined) parts.push(['placed_at_ms <= ?', toAtS * 1000 + 999]);
    if (search !== '') parts.push(['(instr(search_text, ?) > 0 OR instr(CAST(id AS TEXT), ?) > 0)', search, search]);
    return { where: parts.map(([sql]) => sql).join(' AND '), values: parts.flatMap(([, ...values]) => values) };
  };

  const count = ({ where, values }: Filter, state: State): number => store.one<{ count: number }>(`SELECT COUNT(*) AS count FROM coupons WHERE ${where} AND ${states[state]}`, ...values)?.count ?? 0;

  app.get('/web-api/history/v1/bets', (context) => {
    const person = user(context);
    const query = new URL(context.req.url).searchParams;
    const { accounts, activeAccountId } = accountsWire(person, ledger);
    const currency = accounts.find((account) => account.id === activeAccountId)?.iso ?? 'EUR';
    const state = queryChoice(query, 'state', stateNames, 'all');
    const page = queryInteger(query, 'page', 1, 100_000, 1);
    const pageSize = queryInteger(query, 'pageSize', 1, 100, 20);
    const filter = readFilter(person.id, currency, query);
    const rows = store.all<CouponRow>(
      `SELECT * FROM coupons WHERE ${filter.where} AND ${states[state]} ORDER BY placed_at_ms DESC, id DESC LIMIT ? OFFSET ?`,
      ...filter.values,
      pageSize,
      (page - 1) * pageSize,
    );
    const sums = store.one<{ staked: number; returned: number }>(
      `SELECT COALESCE(SUM(stake_minor), 0) AS staked, COALESCE(SUM(coalesce(payout_minor, 0) + cashed_minor), 0) AS returned FROM coupons WHERE ${filter.where} AND ${states[state]}`,
      ...filter.values,
    ) ?? { staked: 0, returned: 0 };
    return context.json<HistoryAnswer>({
      bets: rows.map((row) => coupons.toWire(row, context.var.language)),
      total: count(filter, state),
      page,
      pageSize,
      counts: {
        all: count(filter, 'all'),
        open: count(filter, 'open'),
        won: count(filter, 'won'),
        lost: count(filter, 'lost'),
        returned: count(filter, 'returned'),
        cashedOut: count(filter, 'cashedOut'),
      },
      totals: {
        staked: { minor: sums.staked, currency },
        returned: { minor: sums.returned, currency },
        net: { minor: sums.returned - sums.staked, currency },
      },
    });
  });

  app.get('/web-api/history/v1/bets/:id', (context) => {
    const person = user(context);
    const id = pathId(context.req.param('id'));
    const row = id === undefined ? undefined : coupons.row(id);
    if (row === undefined || row.user_id !== person.id) throw new ApiError(404, 'bet_unknown', `You have no bet ${context.req.param('id').slice(0, 40)}`);
    return context.json<BetAnswer>({ bet: coupons.toWire(row, context.var.language) });
  });
}
