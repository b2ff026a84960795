import { readFileSync } from 'node:fs';
import type { TwoStepNeeded, UserConfigAnswer } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';
import { totpOf } from './second-factor/SecondFactors.ts';
import { demoPerson, demoTotpSecret } from './seedUsers.ts';

const readme = readFileSync('sandbox/README.md', 'utf8');

test.each(['unverified', 'twostep', 'bankid', 'vip', 'frozen'])(
  'SBX-1150 SX12 `%s` of the demo signs in with the one password, and the list of people names them',
  async (login) => {
    const sandbox = createTestSandbox();
    const signedIn = await sandbox.post('/web-api/auth/v1/login', {
      uLogin: login,
      uPassword: demoPerson.password,
      save: false,
    });
    expect(signedIn.status).toBe(200);
    expect(readme).toContain(`\`${login}\``);
  },
);

test('SBX-1151 SX12 `twostep` is asked for a code of the key that the list of people prints', async () => {
  const sandbox = createTestSandbox();
  const begun = await sandbox.post('/web-api/auth/v1/login', {
    uLogin: 'twostep',
    uPassword: demoPerson.password,
    save: false,
  });
  const { next, ticket } = (await begun.json()) as TwoStepNeeded;
  expect(next).toBe('two_step');
  const printed = readme.match(/`([A-Z2-7]{32})`/)?.[1] ?? '';
  expect(printed).toBe(demoTotpSecret);
  const code = totpOf(printed).generate({ timestamp: sandbox.nowMs() });
  const Cookie = begun.headers.getSetCookie().join('; ');
  const done = await sandbox.post('/web-api/auth/v1/two-step', { ticket, code }, { Cookie });
  expect(done.status).toBe(200);
});

const configOf = async (login: string) => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn(login);
  const { result } = (await (
    await person.call('GET', '/web-api/user/v1/config')
  ).json()) as UserConfigAnswer;
  return { person, result };
};

test('SBX-1152 SX12 `bankid` was identified by their bank and has no contact', async () => {
  const { result } = await configOf('bankid');
  expect(result).toMatchObject({
    user_email: '',
    phone_number: '',
    is_pay_and_play: true,
    identity_needed_for: [],
  });
});

test('SBX-1153 SX12 `vip` is the only person of the demo with a manager', async () => {
  const { person } = await configOf('vip');
  const answer = await person.call('GET', '/web-api/office/v1/manager');
  expect(
    ((await answer.json()) as { readonly manager?: { readonly name: string } }).manager?.name,
  ).toBe('Nora Vella');
  const other = (await configOf('demo')).person;
  expect((await other.call('GET', '/web-api/office/v1/manager')).status).toBe(404);
});

test('SBX-1154 SX12 OF03 `frozen` may withdraw money and contact the support, and nothing else', async () => {
  const { person, result } = await configOf('frozen');
  const closed = (result?.rights ?? []).filter(({ allowed }) => !allowed);
  expect(closed).toEqual(
    ['deposit', 'bet', 'bonus'].map((right) => ({ right, allowed: false, reason: 'frozen' })),
  );
  const refused = async (path: string, body: object, key: string): Promise<unknown> => {
    const answer = await person.call('POST', path, body, { 'X-Idempotency-Key': key });
    const { errors } = (await answer.json()) as { errors: { code: string }[] };
    return [answer.status, errors[0]?.code];
  };
  const voucher = { code: 'AAAA-BBBB-CCCC-DDDD', account_id: person.accountId };
  expect(await refused('/web-api/payments/v1/vouchers', voucher, 'frozen-voucher-key')).toEqual([
    403,
    'right_closed',
  ]);
});

test('SX12 every person of the demo starts with books that agree', async () => {
  const sandbox = createTestSandbox();
  expect(await sandbox.json('/sandbox/v1/ledger')).toEqual({ faults: [] });
  const { accounts } = await sandbox.json<{ accounts: { balanceMinor: number }[] }>(
    '/sandbox/v1/ledger?login=frozen',
  );
  expect(accounts.map(({ balanceMinor }) => balanceMinor)).toEqual([7500]);
});
