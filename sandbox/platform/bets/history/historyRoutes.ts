import type { BetAnswer, HistoryAnswer } from '#wire';
import { accountsWire } from '../../accounts/accountsWire.ts';
import { notFound } from '../../http/ApiError.ts';
import { pathId, queryChoice, queryInteger, queryOf } from '../../http/readQuery.ts';
import type { SandboxApp } from '../../http/SandboxApp.ts';
import {
  BetHistory,
  historyStates,
  readHistoryFilter,
  type HistoryState,
  type HistorySums,
} from './BetHistory.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';

export function addHistoryRoutes(
  app: SandboxApp,
  { store, ledger, coupons, line, user }: SandboxPlatform,
): void {
  const history = new BetHistory(store);

  app.get('/web-api/history/v1/bets', (context) => {
    const person = user(context);
    const query = queryOf(context);
    const { accounts, activeAccountId } = accountsWire(person, ledger);
    const currency = accounts.find((account) => account.id === activeAccountId)?.iso ?? 'EUR';
    const state = queryChoice(query, 'state', historyStates, 'all');
    const page = queryInteger(query, 'page', 1, 100_000, 1);
    const pageSize = queryInteger(query, 'pageSize', 1, 100, 20);
    const filter = readHistoryFilter(person.id, currency, query);
    const sums = history.sums(filter, state);
    const count = (name: HistoryState): number =>
      sums.reduce((total, each) => total + each[`count_${name}`], 0);
    const sportIds = history.sportIds(person.id);
    return context.json<HistoryAnswer>({
      bets: history
        .page(filter, state, page, pageSize)
        .map((row) => coupons.toWire(row, context.var.language)),
      total: sums.reduce((total, each) => total + each.total, 0),
      page,
      pageSize,
      counts: {
        all: count('all'),
        open: count('open'),
        won: count('won'),
        lost: count('lost'),
        returned: count('returned'),
        cashedOut: count('cashedOut'),
      },
      sports: line
        .tree(context.var.language)
        .sports.flatMap(({ id, name }) => (sportIds.includes(id) ? [{ id, name }] : [])),
      totals: totalsOf(
        currency,
        sums.find((each) => each.currency === currency),
      ),
      otherTotals: sums
        .filter((each) => each.currency !== currency && each.total > 0)
        .map((each) => totalsOf(each.currency, each)),
    });
  });

  app.get('/web-api/history/v1/bets/:id', (context) => {
    const person = user(context);
    const id = pathId(context.req.param('id'));
    const row = id === undefined ? undefined : coupons.row(id);
    if (row === undefined || row.user_id !== person.id)
      throw notFound('bet_unknown', `You have no bet ${context.req.param('id').slice(0, 40)}`);
    return context.json<BetAnswer>({ bet: coupons.toWire(row, context.var.language) });
  });
}

function totalsOf(currency: string, sums: HistorySums | undefined): HistoryAnswer['totals'] {
  const money = (minor: number | null | undefined) => ({ minor: minor ?? 0, currency });
  return {
    staked: money(sums?.staked),
    open: money(sums?.open),
    ...((sums?.bonusStaked ?? 0) === 0 ? {} : { bonusStaked: money(sums?.bonusStaked) }),
    returned: money(sums?.returned),
    net: money(sums?.net),
  };
}
