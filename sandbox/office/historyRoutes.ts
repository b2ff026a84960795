import type { SQLInputValue } from 'node:sqlite';
import type { BetAnswer, HistoryAnswer } from '#wire';
import { accountsWire } from '../accounts/accountsWire.ts';
import type { User } from '../accounts/Users.ts';
import type { CouponRow, Coupons } from '../coupon/Coupons.ts';
import { ApiError } from '../http/ApiError.ts';
import { pathId, queryChoice, queryInteger } from '../http/readQuery.ts';
import type { SandboxApp, SandboxContext } from '../http/SandboxApp.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { Line } from '../line/Line.ts';
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
/** What of a stake is decided: of an open coupon only what was cashed out of it. */
const spent = 'CASE WHEN status_id < 0 THEN cashed_stake_minor ELSE stake_minor END';
const sportOfLeg = "json_extract(coupon_legs.snapshot, '$.sportId')";
const stateNames = Object.keys(states) as State[];

export interface HistoryRoutesOptions {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly coupons: Coupons;
  readonly line: Line;
  readonly user: (context: SandboxContext) => User;
}

interface Sums extends Record<`count_${State}`, number | null> {
  readonly total: number;
  readonly staked: number | null;
  readonly returned: number | null;
  readonly net: number | null;
}

interface Filter {
  readonly where: string;
  readonly values: readonly SQLInputValue[];
}

export function addHistoryRoutes(app: SandboxApp, { store, ledger, coupons, line, user }: HistoryRoutesOptions): void {
  const readFilter = (userId: number, currency: string, query: URLSearchParams): Filter => {
    const fromAtS = queryInteger(query, 'from_at', 0, 99_999_999_999, undefined);
    const toAtS = queryInteger(query, 'to_at', 0, 99_999_999_999, undefined);
    const typeId = queryInteger(query, 'typeId', 0, 9, undefined);
    const sportId = queryInteger(query, 'sportId', 1, Number.MAX_SAFE_INTEGER, undefined);
    const fromStake = queryInteger(query, 'from_stake', 0, Number.MAX_SAFE_INTEGER, undefined);
    const toStake = queryInteger(query, 'to_stake', 0, Number.MAX_SAFE_INTEGER, undefined);
    const search = (query.get('search') ?? '').trim().toLowerCase().slice(0, 100);
    const parts: [string, ...SQLInputValue[]][] = [
      ['user_id = ?', userId],
      ['currency = ?', currency],
    ];
    if (fromAtS !== undefined) parts.push(['placed_at_ms >= ?', fromAtS * 1000]);
    if (toAtS !== undefined) parts.push(['placed_at_ms <= ?', toAtS * 1000 + 999]);
    if (typeId !== undefined) parts.push(['type_id = ?', typeId]);
    if (fromStake !== undefined) parts.push(['stake_minor >= ?', fromStake]);
    if (toStake !== undefined) parts.push(['stake_minor <= ?', toStake]);
    if (sportId !== undefined) parts.push([`EXISTS (SELECT 1 FROM coupon_legs WHERE coupon_id = coupons.id AND ${sportOfLeg} = ?)`, sportId]);
    if (search !== '') parts.push(['(instr(search_text, ?) > 0 OR instr(CAST(id AS TEXT), ?) > 0)', search, search]);
    return { where: parts.map(([sql]) => sql).join(' AND '), values: parts.flatMap(([, ...values]) => values) };
  };

  /** Counts of all states and the sums of one, read at one go: ten thousand bets are no reason to wait. */
  const readSums = ({ where, values }: Filter, state: State): Sums => {
    const counts = stateNames.map((name) => `SUM(${states[name]}) AS count_${name}`).join(', ');
    return store.one<Sums>(
      `SELECT ${counts}, COALESCE(SUM(${states[state]}), 0) AS total, SUM(CASE WHEN ${states[state]} THEN stake_minor END) AS staked,
       SUM(CASE WHEN ${states[state]} THEN coalesce(payout_minor, 0) + cashed_minor END) AS returned,
       SUM(CASE WHEN ${states[state]} THEN coalesce(payout_minor, 0) + cashed_minor - ${spent} END) AS net FROM coupons WHERE ${where}`,
      ...values,
    )!;
  };

  const readSports = (userId: number, language: string): { id: number; name: string }[] => {
    const ids = store.all<{ id: number }>('SELECT sport_id AS id FROM bet_sports WHERE user_id = ?', userId).map(({ id }) => id);
    return line.tree(language).sports.flatMap(({ id, name }) => (ids.includes(id) ? [{ id, name }] : []));
  };

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
    const sums = readSums(filter, state);
    return context.json<HistoryAnswer>({
      bets: rows.map((row) => coupons.toWire(row, context.var.language)),
      total: sums.total,
      page,
      pageSize,
      counts: {
        all: sums.count_all ?? 0,
        open: sums.count_open ?? 0,
        won: sums.count_won ?? 0,
        lost: sums.count_lost ?? 0,
        returned: sums.count_returned ?? 0,
        cashedOut: sums.count_cashedOut ?? 0,
      },
      sports: readSports(person.id, context.var.language),
      totals: {
        staked: { minor: sums.staked ?? 0, currency },
        returned: { minor: sums.returned ?? 0, currency },
        net: { minor: sums.net ?? 0, currency },
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
