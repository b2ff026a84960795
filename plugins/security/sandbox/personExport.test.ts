import { expect, test } from 'vitest';
import type { ClosureState, PersonExport } from '#wire';
import { createTestSandbox, type TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { personTables } from './personTables.ts';

/** Columns with the owner of a row, or with a reference to the row that has it. */
const leads =
  /^(?:user_id|friend_id|owner|login|email|phone|recipient|account_id|coupon_id|payment_id|request_id|chat_id|file_id)$/;
const exportPath = '/web-api/user/v1/exports';

function tablesOf({ store }: TestSandbox): ReadonlyMap<string, readonly string[]> {
  const names = store.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
  return new Map(
    names.map(({ name }) => [
      name,
      store
        .all<{ name: string }>(`SELECT name FROM pragma_table_info('${name}')`)
        .map((column) => column.name),
    ]),
  );
}

test('SEC-65 SE12 every table that leads to a person is decided on: given, or kept for a reason', () => {
  const sandbox = createTestSandbox();
  const tables = tablesOf(sandbox);
  const leading = [...tables].filter(([, columns]) => columns.some((column) => leads.test(column)));
  expect(leading.length).toBeGreaterThan(80);
  expect(leading.map(([name]) => name).filter((name) => !(name in personTables))).toEqual([]);
  expect(Object.keys(personTables).filter((name) => !tables.has(name))).toEqual([]);
  sandbox.dispose();
});

test('SEC-65 SE12 the export has as many rows as the tables have of the person, and none of another', async () => {
  const sandbox = createTestSandbox();
  const { store } = sandbox;
  const person = await sandbox.signIn();
  store.run('PRAGMA foreign_keys = OFF');
  store.run('PRAGMA ignore_check_constraints = ON');
  const own: string[] = [];
  for (const [name, columns] of tablesOf(sandbox)) {
    const table = personTables[name];
    if (table === undefined || typeof table === 'string' || table.where !== undefined) continue;
    own.push(name);
    const types = store.all<{ name: string; type: string; pk: number }>(
      `SELECT name, type, pk FROM pragma_table_info('${name}')`,
    );
    for (const userId of [person.userId, person.userId + 1])
      store.run(
        `INSERT OR IGNORE INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
        ...types.map((column) =>
          column.name === 'user_id'
            ? userId
            : column.type === 'TEXT'
              ? `row of ${userId}`
              : column.type === 'BLOB'
                ? Buffer.from('file')
                : 900_000 + userId,
        ),
      );
  }
  const answer = await person.call('POST', exportPath);
  const { data } = (await answer.json()) as PersonExport;
  for (const name of own) {
    const table = personTables[name];
    if (typeof table !== 'object') continue;
    const kept = store.one<{ count: number }>(
      `SELECT COUNT(*) AS count FROM ${name} WHERE user_id = ?`,
      person.userId,
    );
    expect([name, (data[table.as] as object[]).length]).toEqual([name, kept?.count]);
    expect([name, kept?.count]).not.toEqual([name, 0]);
  }
  expect(JSON.stringify(data)).toContain(`row of ${person.userId}`);
  expect(JSON.stringify(data)).not.toContain(`row of ${person.userId + 1}`);
  sandbox.dispose();
});

test('SEC-65 SE12 a request is given with its messages and the content of its files', async () => {
  const sandbox = createTestSandbox();
  const { store } = sandbox;
  const person = await sandbox.signIn();
  store.run(
    `INSERT INTO person_files (id, user_id, name, size, type, used_by, created_at_ms)
      VALUES ('f', ?, 'slip.pdf', 5, 'application/pdf', 'request:1', 1)`,
    person.userId,
  );
  store.run(
    "INSERT INTO person_file_parts (file_id, part, bytes) VALUES ('f', 0, ?)",
    Buffer.from('%PDF-'),
  );
  const { data } = (await (await person.call('POST', exportPath)).json()) as PersonExport;
  expect(data['files']).toEqual([
    {
      name: 'slip.pdf',
      size: 5,
      type: 'application/pdf',
      used_by: 'request:1',
      created_at_ms: 1,
      content: Buffer.from('%PDF-').toString('base64'),
    },
  ]);
  sandbox.dispose();
});

test('SEC-66 SE12 an account with a debt is not closed, and the debt is reported', async () => {
  const sandbox = createTestSandbox();
  const path = '/web-api/user/v1/closure';
  const newbie = await sandbox.signIn('newbie');
  sandbox.store.run('PRAGMA foreign_keys = OFF');
  sandbox.store.run(
    `INSERT INTO payments (ref, user_id, account_id, direction, method_id, amount_minor, fee_minor,
      currency, state, key, body_hash, debt_minor, created_at_ms, changed_at_ms)
      VALUES ('P-1', ?, ?, 'deposit', 'card', 5000, 0, 'EUR', 'done', 'k', 'h', 2500, 1, 1)`,
    newbie.userId,
    newbie.accountId,
  );
  const state = (await (await newbie.call('GET', path)).json()) as ClosureState;
  expect(state.debts).toEqual([{ minor: 2500, currency: 'EUR' }]);
  const refused = await newbie.call('POST', path);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    errors: [{ code: 'closure_blocked', meta: { debts: [{ minor: 2500, currency: 'EUR' }] } }],
  });
  sandbox.dispose();
});
