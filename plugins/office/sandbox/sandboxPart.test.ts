import { expect, test } from 'vitest';
import type { ErrorAnswer, OfficeMenuAnswer, WalletsAnswer } from '#wire';
import { createTestSandbox, type TestPerson } from '../../../sandbox/testing/createTestSandbox.ts';

const walletsPath = '/web-api/user/v1/wallets';
const accountsPath = '/web-api/user/v1/accounts';

async function wallets(person: TestPerson): Promise<WalletsAnswer> {
  return (await (await person.call('GET', walletsPath)).json()) as WalletsAnswer;
}

const key = (text: string) => ({ 'X-Idempotency-Key': `wallet-key-${text}` });

async function codeOf(response: Response): Promise<string | number | undefined> {
  return ((await response.json()) as ErrorAnswer).errors[0]?.code;
}

test('OFC-104 OF01 WI11 the platform names all its pages, for signed-in people only', async () => {
  const sandbox = createTestSandbox();
  expect((await sandbox.request('/web-api/office/v1/menu')).status).toBe(401);
  const person = await sandbox.signIn();
  const menu = (await (
    await person.call('GET', '/web-api/office/v1/menu')
  ).json()) as OfficeMenuAnswer;
  expect(menu.menuCategories.flatMap(({ links }) => links)).toHaveLength(20);
  expect(menu.menuUserData).toMatchObject({ country_code: 'MT', recharge_allow: true });
  const banned = await sandbox.signIn('banned');
  const theirs = (await (
    await banned.call('GET', '/web-api/office/v1/menu')
  ).json()) as OfficeMenuAnswer;
  expect(theirs.menuUserData.recharge_allow).toBe(false);
  await person.call('POST', '/web-api/office/v1/BlockUser', { limitValue: 30 });
  const excluded = (await (
    await person.call('GET', '/web-api/office/v1/menu')
  ).json()) as OfficeMenuAnswer;
  expect(excluded.menuUserData.recharge_allow).toBe(false);
});

test('OFC-115 OF03 a change repeated under its key is made once; a different change under that key is refused', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const add = (currency: string): Promise<Response> =>
    person.call('POST', accountsPath, { currency }, key('1'));
  expect((await add('KWD')).status).toBe(200);
  expect((await add('KWD')).status).toBe(200);
  const { accounts } = await wallets(person);
  expect(accounts.filter(({ iso }) => iso === 'KWD')).toHaveLength(1);
  expect(await codeOf(await add('JPY'))).toBe('idempotency_mismatch');
  const again = await person.call('POST', accountsPath, { currency: 'KWD' }, key('2'));
  expect(await codeOf(again)).toBe('currency_taken');
});

test("OFC-115 OF03 TA18 another person's account reads as unknown", async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const other = await sandbox.signIn('newbie');
  const select = await person.call(
    'POST',
    `${accountsPath}/select`,
    { id: other.accountId },
    key('3'),
  );
  expect([select.status, await codeOf(select)]).toEqual([404, 'account_unknown']);
  const remove = await person.call(
    'DELETE',
    `${accountsPath}/${other.accountId}`,
    undefined,
    key('4'),
  );
  expect([remove.status, await codeOf(remove)]).toEqual([404, 'account_unknown']);
});

test('OFC-111 OF03 the main account and one with money cannot be removed', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const main = await person.call(
    'DELETE',
    `${accountsPath}/${person.accountId}`,
    undefined,
    key('5'),
  );
  expect(await codeOf(main)).toBe('account_kept');
  const dollars = (await wallets(person)).accounts.find(({ iso }) => iso === 'USD');
  const full = await person.call('DELETE', `${accountsPath}/${dollars?.id}`, undefined, key('6'));
  expect(await codeOf(full)).toBe('account_has_money');
});

test('OFC-116 OF03 frozen accounts cannot be changed', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await sandbox.post('/sandbox/v1/users/demo/frozen', {});
  expect((await wallets(person)).isAccountFrozen).toBe(true);
  const add = await person.call('POST', accountsPath, { currency: 'JPY' }, key('7'));
  expect([add.status, await codeOf(add)]).toEqual([403, 'account_frozen']);
  await sandbox.post('/sandbox/v1/users/demo/frozen?off=1', {});
  expect((await wallets(person)).isAccountFrozen).toBe(false);
});

test('OFC-176 OF05 TA06 document numbers are sent in full after a step-up within the last 300 s, to their owner only', async () => {
  const sandbox = createTestSandbox();
  const [person, other] = [await sandbox.signIn('unverified'), await sandbox.signIn('newbie')];
  const path = '/web-api/user/v1/profile';
  const { version } = (await (await person.call('GET', path)).json()) as { version: string };
  await person.call(
    'PATCH',
    path,
    { passport: 'AB1234567', inn: '99887766' },
    { 'If-Match': `"${version}"` },
  );
  const numbers = async (who: TestPerson): Promise<unknown> =>
    (await who.call('POST', `${path}/reveal`)).json();
  expect(await numbers(person)).toEqual({
    passport: 'AB1234567',
    passport_series: '',
    inn: '99887766',
    pin_code: '',
  });
  expect(await numbers(other)).toMatchObject({ passport: '', inn: '' });
  sandbox.advance(300_001);
  expect(await numbers(person)).toMatchObject({ errors: [{ code: 'reauth_required' }] });
  sandbox.dispose();
});
