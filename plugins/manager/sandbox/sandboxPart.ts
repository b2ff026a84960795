import {
  ApiError,
  dayMs,
  notFound,
  readBody,
  readControl,
  readIdempotencyKey,
  requireUserNamed,
  type SandboxPart,
  type Person,
} from '#sandbox';
import type { ManagerAnswer, ManagerWire } from '#wire';
import { isCallbackRequest } from '#wire/validators/manager.js';

const path = '/web-api/office/v1/manager';
const hourMs = 3_600_000;
/** Working hours in UTC, on weekdays. */
const hours = { from: 9, until: 18 } as const;
const callbackEveryMs = hourMs / 2;
const mostCallbacks = 6;
const shownDigits = 3;

/** Managers of people, and booked calls. */
export const sandboxPart: SandboxPart = {
  tables: `CREATE TABLE IF NOT EXISTS managed_people (
    user_id INTEGER PRIMARY KEY,
    callback_at_s INTEGER
  );`,
  seed: ({ store, userIdOf }) =>
    void store.run('INSERT INTO managed_people (user_id) VALUES (?)', userIdOf('vip')),
  addRoutes(app, platform) {
    const { notifyUser, nowMs, officeMenuKeys, protection, store, user, users } = platform;

    const rowOf = (userId: number): { readonly callback_at_s: number | null } | undefined =>
      store.one('SELECT callback_at_s FROM managed_people WHERE user_id = ?', userId);
    officeMenuKeys.add('manager', (userId) => rowOf(userId) !== undefined);

    const answer = (person: Person): ManagerAnswer => {
      const row = rowOf(person.id);
      if (row === undefined) throw notFound('manager_unknown', 'There is no manager');
      const endsAtMs = Math.max(0, ...protection.breaks.of(person.id).map((one) => one.endsAtMs));
      if (endsAtMs > 0) return { barred_until: Math.floor(endsAtMs / 1000) };
      const called = row.callback_at_s ?? undefined;
      return { manager: managerWire(person, nowMs(), called) };
    };
    /** @throws ApiError 404, 403 */
    const requireManager = (person: Person): ManagerWire => {
      const { manager } = answer(person);
      if (manager === undefined)
        throw new ApiError(403, 'promotions_barred', 'The manager does not call during a break');
      return manager;
    };
    const setCallback = (person: Person, atS: number | null): void => {
      store.run('UPDATE managed_people SET callback_at_s = ? WHERE user_id = ?', atS, person.id);
      notifyUser(person.id);
    };

    app.get(path, (context) => context.json<ManagerAnswer>(answer(user(context))));
    app.post(`${path}/callbacks`, async (context) => {
      const person = user(context);
      readIdempotencyKey(context);
      const { at } = await readBody(context, isCallbackRequest);
      const manager = requireManager(person);
      if (manager.phone === undefined)
        throw new ApiError(409, 'phone_missing', 'There is no number to call');
      if (!manager.callback_times.includes(at))
        throw new ApiError(409, 'time_taken', 'This time cannot be had: choose another one', {
          field: 'at',
        });
      setCallback(person, at);
      return context.json<ManagerAnswer>(answer(person));
    });
    app.delete(`${path}/callbacks`, (context) => {
      const person = user(context);
      requireManager(person);
      setCallback(person, null);
      return context.json<ManagerAnswer>(answer(person));
    });

    // Control API: gives a person a manager, or removes it.
    app.post('/sandbox/v1/users/:login/manager', async (context) => {
      const person = requireUserNamed(users, context.req.param('login'));
      const { isAssigned = true } = await readControl(context, { isAssigned: 'boolean' });
      if (isAssigned)
        store.run('INSERT OR IGNORE INTO managed_people (user_id) VALUES (?)', person.id);
      else store.run('DELETE FROM managed_people WHERE user_id = ?', person.id);
      notifyUser(person.id);
      return context.json({ isAssigned });
    });
  },
};

function managerWire(person: Person, nowMs: number, called: number | undefined): ManagerWire {
  const { opensAtMs, closesAtMs } = workAt(nowMs);
  const first = Math.ceil((Math.max(nowMs, opensAtMs) + 1) / callbackEveryMs) * callbackEveryMs;
  const isCallAhead = called !== undefined && called * 1000 > nowMs;
  return {
    name: 'Nora Vella',
    languages: ['en', 'de', 'it'],
    opens_at: opensAtMs / 1000,
    closes_at: closesAtMs / 1000,
    is_open: nowMs >= opensAtMs,
    ways: [
      { kind: 'phone', address: '+356 2000 0123' },
      { kind: 'email', address: 'manager@grandstand.example' },
    ],
    ...(person.phone === '' ? {} : { phone: `•••${person.phone.slice(-shownDigits)}` }),
    callback_times: Array.from(
      { length: mostCallbacks },
      (_, index) => first + index * callbackEveryMs,
    )
      .filter((atMs) => atMs < closesAtMs)
      .map((atMs) => atMs / 1000),
    ...(isCallAhead ? { callback_at: called } : {}),
  };
}

/** Returns today's working hours until they end, else those of the next weekday. */
function workAt(nowMs: number): { readonly opensAtMs: number; readonly closesAtMs: number } {
  for (let dayAtMs = Math.floor(nowMs / dayMs) * dayMs; ; dayAtMs += dayMs) {
    const closesAtMs = dayAtMs + hours.until * hourMs;
    const isWeekend = [0, 6].includes(new Date(dayAtMs).getUTCDay());
    // At least half an hour must be left, for a call.
    if (!isWeekend && closesAtMs - callbackEveryMs > nowMs)
      return { opensAtMs: dayAtMs + hours.from * hourMs, closesAtMs };
  }
}
