import type { ErrorAnswer, RightsAnswer, UserData } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../testing/createTestSandbox.ts';

const control = async (sandbox: TestSandbox, rights: object): Promise<void> => {
  expect((await sandbox.post('/sandbox/v1/users/demo', { rights })).status).toBe(200);
};
const refusal = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as ErrorAnswer).errors[0],
];

test('SBX-1110 UC05 WI06 an operator closes rights individually, the feed reports them, and an empty reason reopens them', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const read = async () =>
    ((await (await person.call('GET', '/web-api/auth/v1/rights')).json()) as RightsAnswer).rights;
  expect((await read()).map(({ right, allowed }) => [right, allowed])).toEqual(
    ['deposit', 'withdraw', 'bet', 'bonus', 'chat'].map((right) => [right, true]),
  );
  const feed = sandbox.connect({ token: person.token });
  feed.subscribe(1, { kind: 'user' });
  sandbox.run(300);
  feed.drain();
  await control(sandbox, { bet: 'review', chat: 'rules' });
  sandbox.run(1000);
  const told = feed
    .drain()
    .flatMap((message) => ('data' in message ? [(message.data as UserData).user] : []))
    .at(-1);
  expect(told?.rights?.filter(({ allowed }) => !allowed)).toEqual([
    { right: 'bet', allowed: false, reason: 'review' },
    { right: 'chat', allowed: false, reason: 'rules' },
  ]);
  await control(sandbox, { bet: '' });
  expect((await read()).filter(({ allowed }) => !allowed)).toEqual([
    { right: 'chat', allowed: false, reason: 'rules' },
  ]);
  expect((await sandbox.request('/web-api/auth/v1/rights')).status).toBe(401);
  const wrong = await sandbox.post('/sandbox/v1/users/demo', { rights: { bet: 'because' } });
  expect(wrong.status).toBe(400);
});

test('SBX-1111 UC05 a closed right is refused with its name and reason; a visitor’s chat stays open', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await control(sandbox, { deposit: 'debt', withdraw: 'dispute', chat: 'rules' });
  const money = { amount: { minor: 5000, currency: 'EUR' }, account_id: person.accountId };
  const answers = await Promise.all([
    person.call(
      'POST',
      '/web-api/payments/v1/deposits',
      { ...money, method_id: 'card', lng: 'en' },
      { 'X-Idempotency-Key': 'deposit-without-right' },
    ),
    person.call(
      'POST',
      '/web-api/payments/v1/withdrawals',
      { ...money, method_id: 'card', instrument_id: 1 },
      { 'X-Idempotency-Key': 'withdrawal-without-right' },
    ),
    person.call('POST', '/web-api/support/v1/chat', { consultantId: 'desk' }),
  ]);
  expect((await Promise.all(answers.map(refusal))).map(([status, item]) => [status, item])).toEqual(
    [
      ['deposit', 'debt'],
      ['withdraw', 'dispute'],
      ['chat', 'rules'],
    ].map(([right, reason]) => [
      403,
      expect.objectContaining({ code: 'right_closed', meta: { right, reason } }),
    ]),
  );
  const visitor = await sandbox.post('/web-api/support/v1/chat', { consultantId: 'desk' });
  expect(visitor.status).toBe(200);
});
