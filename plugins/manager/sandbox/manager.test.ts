import { expect, test } from 'vitest';
import type { ErrorAnswer, ManagerAnswer, OfficeMenuAnswer } from '#wire';
import { excludeUser } from '../../../sandbox/testing/excludeUser.ts';
import { createTestSandbox, type TestPerson } from '../../../sandbox/testing/createTestSandbox.ts';

const path = '/web-api/office/v1/manager';

async function read(person: TestPerson): Promise<ManagerAnswer> {
  return (await (await person.call('GET', path)).json()) as ManagerAnswer;
}

const ask = (person: TestPerson, at: number): Promise<Response> =>
  person.call('POST', `${path}/callbacks`, { at }, { 'X-Idempotency-Key': `callback-key-${at}` });

async function refusal(answer: Promise<Response>): Promise<unknown> {
  const response = await answer;
  const { errors } = (await response.json()) as ErrorAnswer;
  return [response.status, errors[0]?.code];
}

test('MGR-1 OF12 a person without a manager finds no page, and their menu does not list it', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn('newbie');
  const isNamed = async (): Promise<boolean> => {
    const answer = await person.call('GET', '/web-api/office/v1/menu');
    return ((await answer.json()) as OfficeMenuAnswer).menuCategories.some(({ links }) =>
      links.some(({ key }) => key === 'manager'),
    );
  };
  expect(await refusal(person.call('GET', path))).toEqual([404, 'manager_unknown']);
  expect(await refusal(ask(person, 1))).toEqual([404, 'manager_unknown']);
  expect(await isNamed()).toBe(false);
  await sandbox.post('/sandbox/v1/users/newbie/manager', {});
  expect((await read(person)).manager?.name).toBe('Nora Vella');
  expect(await isNamed()).toBe(true);
  await sandbox.post('/sandbox/v1/users/newbie/manager', { isAssigned: false });
  expect(await isNamed()).toBe(false);
});

test('MGR-3 OF12 one call at one of the named times; the same press again changes nothing', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/users/newbie/manager', {});
  const person = await sandbox.signIn('newbie');
  const { manager } = await read(person);
  // Thursday noon: the remaining half hours until six o’clock.
  expect(manager).toMatchObject({ is_open: true, phone: '•••001' });
  const [first = 0, second = 0] = manager?.callback_times ?? [];
  expect(new Date(first * 1000).toISOString()).toBe('2025-11-20T12:30:00.000Z');
  expect(await refusal(ask(person, first + 60))).toEqual([409, 'time_taken']);
  for (const at of [first, first, second]) expect((await ask(person, at)).status).toBe(200);
  expect((await read(person)).manager?.callback_at).toBe(second);
  await person.call('DELETE', `${path}/callbacks`);
  expect((await read(person)).manager?.callback_at).toBeUndefined();
});

test('MGR-2 OF12 after hours the next working day is shown', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/users/newbie/manager', {});
  // Friday evening.
  sandbox.advance((24 + 8) * 3_600_000);
  const { manager } = await read(await sandbox.signIn('newbie'));
  expect(manager?.is_open).toBe(false);
  expect(new Date((manager?.opens_at ?? 0) * 1000).toISOString()).toBe('2025-11-24T09:00:00.000Z');
  expect(manager?.callback_times[0]).toBe((manager?.opens_at ?? 0) + 1800);
});

test('MGR-4 OF12 without a number there is no call', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/users/demo/manager', {});
  const person = await sandbox.signIn();
  const { manager } = await read(person);
  expect(manager?.phone).toBeUndefined();
  expect(await refusal(ask(person, manager?.callback_times[0] ?? 0))).toEqual([
    409,
    'phone_missing',
  ]);
});

test('MGR-5 B32 OF12 during an exclusion no data of the manager are returned', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/users/newbie/manager', {});
  const person = await sandbox.signIn('newbie');
  const endsAtMs = excludeUser(sandbox, person.userId);
  expect(await read(person)).toEqual({ barred_until: endsAtMs / 1000 });
  expect(await refusal(ask(person, 1))).toEqual([403, 'promotions_barred']);
});
