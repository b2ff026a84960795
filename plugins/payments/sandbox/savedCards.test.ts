import { expect, test } from 'vitest';
import type { Payment, SavedInstruments } from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';
import { path, order, methodsOf } from './testing/orderPayment.ts';
import { paymentOf, refusal, balance, stateOf, faults } from './testing/readPayment.ts';

/** Presses "Pay" on the provider's page with the card of these last digits. */
async function payByCard(
  sandbox: TestSandbox,
  { action }: Payment,
  last4 = '0001',
  expiry = '12/31',
): Promise<void> {
  const go = await sandbox.request(action?.kind === 'redirect' ? action.url : '');
  const { pathname } = new URL(go.headers.get('location') ?? '');
  await sandbox.post(`${pathname}/pay`, {
    card: `4000 0000 0000 ${last4}`,
    expiry,
    holder: 'Demo Person',
  });
}

async function saveCard(
  sandbox: TestSandbox,
  person: TestPerson,
  last4 = '0001',
  expiry = '12/31',
): Promise<void> {
  await payByCard(sandbox, await paymentOf(order(person, 'card', { save: true })), last4, expiry);
}

test('PAY-70 PY10 a card is kept where the person wants it, without its number, and pays by its token', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await payByCard(sandbox, await paymentOf(order(person, 'card')));
  expect((await methodsOf(person)).saved).toEqual([]);
  await saveCard(sandbox, person);
  const [card] = (await methodsOf(person)).saved ?? [];
  expect(card).toMatchObject({
    brand: 'Visa',
    last4: '0001',
    expires_month: 12,
    expires_year: 2031,
    holder: 'Demo Person',
    state: 'ok',
  });
  expect(JSON.stringify(card)).not.toContain('4000');
  const before = await balance(person);
  const paid = await paymentOf(order(person, 'card', { saved_id: card?.id }));
  expect([paid.state, paid.action, await balance(person)]).toEqual([
    'succeeded',
    undefined,
    before + 5000,
  ]);
  expect(await faults(sandbox)).toEqual([]);
});

test('PAY-71 PY10 a kept card is deleted with a fresh proof, by its owner alone', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await saveCard(sandbox, person);
  const [card] = (await methodsOf(person)).saved ?? [];
  const address = `${path}/instruments/${card?.id}`;
  sandbox.advance(301_000);
  expect(await refusal(person.call('DELETE', address))).toEqual([403, 'reauth_required']);
  const other = await sandbox.signIn('newbie');
  expect(await refusal(other.call('DELETE', address))).toEqual([404, 'instrument_unknown']);
  const fresh = await sandbox.signIn();
  const left = (await (await fresh.call('DELETE', address)).json()) as SavedInstruments;
  expect(left.instruments).toEqual([]);
  expect(await refusal(order(fresh, 'card', { saved_id: card?.id }))).toEqual([
    404,
    'instrument_unknown',
  ]);
});

test('PAY-72 PY10 a card that has expired or that the provider does not have any more pays nothing', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await saveCard(sandbox, person, '0001', '01/20');
  await saveCard(sandbox, person, '0003');
  const [second, first] = (await methodsOf(person)).saved ?? [];
  await sandbox.post(`/sandbox/v1/payments/instruments/${second?.id}`, {});
  const states = ((await methodsOf(person)).saved ?? []).map(({ state }) => state);
  expect(states.toSorted()).toEqual(['expired', 'gone']);
  expect([
    await refusal(order(person, 'card', { saved_id: first?.id })),
    await refusal(order(person, 'card', { saved_id: second?.id })),
  ]).toEqual([
    [400, 'instrument_expired'],
    [400, 'instrument_gone'],
  ]);
});

test('PAY-73 PY10 at most ten cards are kept, each once', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  for (let card = 1; card <= 11; card += 1) await saveCard(sandbox, person, String(5000 + card));
  await saveCard(sandbox, person, '5001');
  const { saved = [], methods } = await methodsOf(person);
  expect([saved.length, methods.find(({ id }) => id === 'card')?.may_save]).toEqual([
    10,
    undefined,
  ]);
});

test('PAY-74 PY12 a credit card is given back where the law wants it; elsewhere it pays', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const strict = await paymentOf(order(person, 'card'));
  await payByCard(sandbox, strict, '0019');
  await sandbox.post('/sandbox/v1/payments', { credit: true });
  const free = await paymentOf(order(person, 'card'));
  await payByCard(sandbox, free, '0019');
  expect([await stateOf(person, strict), await stateOf(person, free)]).toEqual([
    'failed credit_card',
    'succeeded',
  ]);
});
