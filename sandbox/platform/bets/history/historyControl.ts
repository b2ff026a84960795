import { requireUserNamed } from '../../accounts/requireUserNamed.ts';
import { readControl, within } from '../../../control/readControl.ts';
import { addPastBets } from './seedHistory.ts';
import { notFound } from '../../http/ApiError.ts';
import type { SandboxApp } from '../../http/SandboxApp.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';

const maxBets = 20_000;

/** Control API: adds a long betting history to a user. */
export function addHistoryControl(
  app: SandboxApp,
  { store, ledger, line, coupons, users, nowMs, notifyUser }: SandboxPlatform,
): void {
  app.post('/sandbox/v1/users/:login/history', async (context) => {
    const login = context.req.param('login');
    const person = requireUserNamed(users, login);
    const account = ledger.accountsOf(person.id)[0];
    if (account === undefined)
      throw notFound('user_unknown', `There is no user ${login.slice(0, 40)}`);
    const { count } = await readControl(context, { count: within(1, maxBets) }, 'count');
    addPastBets({ store, ledger, line, coupons, nowMs: nowMs() }, person.id, account.id, count);
    notifyUser(person.id);
    return context.json({ count });
  });
}
