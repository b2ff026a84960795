import type { BetAnswer, HistoryAnswer } from '#wire';
import { accountsWire } from '../../accounts/accountsWire.ts';
import { notFound } from '../../http/ApiError.ts';
import { pathId, queryChoice, queryInteger, queryOf } from '../../http/readQuery.ts';
import type { SandboxApp } from '../../http/SandboxApp.ts';
import { BetHistory, historyStates, readHistoryFilter } from './BetHistory.ts';
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
    const sportIds = history.sportIds(person.id);
    return context.json<HistoryAnswer>({
      bets: history
        .page(filter, state, page, pageSize)
        .map((row) => coupons.toWire(row, context.var.language)),
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
      sports: line
        .tree(context.var.language)
        .sports.flatMap(({ id, name }) => (sportIds.includes(id) ? [{ id, name }] : [])),
      totals: {
        staked: { minor: sums.staked ?? 0, currency },
        open: { minor: sums.open ?? 0, currency },
        returned: { minor: sums.returned ?? 0, currency },
        net: { minor: sums.net ?? 0, currency },
      },
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
