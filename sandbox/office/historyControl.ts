import { namedUser } from '../accounts/namedUser.ts';
import type { Users } from '../accounts/Users.ts';
import { readControl } from '../control/readControl.ts';
import { addPastBets, type SeedHistoryOptions } from '../coupon/seedHistory.ts';
import { ApiError } from '../http/ApiError.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';

const mostBets = 20_000;

export interface HistoryControlOptions extends Omit<SeedHistoryOptions, 'nowMs'> {
  readonly users: Users;
  readonly nowMs: () => number;
  readonly onChange: (userId: number) => void;
}

/** What the control API may do: a long past for a person. */
export function addHistoryControl(app: SandboxApp, { users, nowMs, onChange, ...options }: HistoryControlOptions): void {
  app.post('/sandbox/v1/users/:login/history', async (context) => {
    const login = context.req.param('login');
    const person = namedUser(users, login);
    const account = options.ledger.accountsOf(person.id)[0];
    if (account === undefined) throw new ApiError(404, 'user_unknown', `There is no user ${login.slice(0, 40)}`);
    const { count } = await readControl(context.req.raw, { count: 'integer' });
    if (count === undefined || count < 1 || count > mostBets) throw new ApiError(400, 'invalid_body', `/count must be from 1 to ${mostBets}`, { field: 'count' });
    addPastBets({ ...options, nowMs: nowMs() }, person.id, account.id, count);
    onChange(person.id);
    return context.json({ count });
  });
}
