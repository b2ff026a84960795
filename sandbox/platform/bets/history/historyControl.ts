import { requireUserNamed } from '../../accounts/requireUserNamed.ts';
import { readControl } from '../../../control/readControl.ts';
import { addPastBets } from './seedHistory.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { SandboxApp } from '../../http/SandboxApp.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';

const maxBets = 20_000;

/** Control API: adds a long betting history to a person. */
export function addHistoryControl(
  app: SandboxApp,
  { store, ledger, line, coupons, users, nowMs, notifyUser }: SandboxPlatform,
): void {
  app.post('/sandbox/v1/users/:login/history', async (context) => {
    const login = context.req.param('login');
    const person = requireUserNamed(users, login);
    const account = ledger.accountsOf(person.id)[0];
    if (account === undefined)
      throw new ApiError(404, 'user_unknown', `There is no user ${login.slice(0, 40)}`);
    const { count } = await readControl(context.req.raw, { count: 'integer' });
    if (count === undefined || count < 1 || count > maxBets)
      throw new ApiError(400, 'invalid_body', `/count must be from 1 to ${maxBets}`, {
        field: 'count',
      });
    addPastBets({ store, ledger, line, coupons, nowMs: nowMs() }, person.id, account.id, count);
    notifyUser(person.id);
    return context.json({ count });
  });
}
