import { expect, test } from 'vitest';
import type { Payment } from '#wire';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { path, order } from './testing/orderPayment.ts';
import { paymentOf, refusal } from './testing/readPayment.ts';

test('PAY-81 PY06 each method has its kind of action; one that the page cannot show is a page of the provider, or refused', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const kinds = await Promise.all(
    ['card', 'wallet', 'bank-transfer', 'bank-qr', 'bank-code', 'cash'].map(
      async (method) => (await paymentOf(order(person, method))).action?.kind,
    ),
  );
  expect(kinds).toEqual(['redirect', 'frame', 'reference', 'qr', 'code', 'reference']);
  const plain = { adapters: ['redirect'] };
  expect((await paymentOf(order(person, 'wallet', plain))).action?.kind).toBe('redirect');
  expect((await paymentOf(order(person, 'bank-qr', plain))).action?.kind).toBe('redirect');
  expect(await refusal(order(person, 'bank-transfer', plain))).toEqual([400, 'method_gone']);
});

test('PAY-82 PY06 the code of a banking app pays; three wrong ones end the payment', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const answer = async ({ id }: Payment, code: string) =>
    person.call('POST', `${path}/payments/${id}/code`, { code });
  const paid = await paymentOf(order(person, 'bank-code'));
  expect((await paymentOf(answer(paid, '123456'))).state).toBe('succeeded');
  const failed = await paymentOf(order(person, 'bank-code'));
  expect([
    await refusal(answer(failed, '000000')),
    await refusal(answer(failed, '000000')),
    (await paymentOf(answer(failed, '000000'))).reason,
    await refusal(answer(failed, '123456')),
  ]).toEqual([[400, 'code_wrong'], [400, 'code_wrong'], 'code', [409, 'wrong_state']]);
});

test('PAY-83 PY06 the page for a frame lets in the site that ordered it, and no other', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const { action } = await paymentOf(order(person, 'wallet'));
  const url = new URL(action?.kind === 'frame' ? action.url : '');
  const page = await sandbox.request(url.pathname);
  expect([url.hostname, page.headers.get('content-security-policy')]).toEqual([
    'pay.localhost',
    expect.stringMatching(/frame-ancestors https?:\/\/localhost/),
  ]);
  const whole = await sandbox.request(url.pathname.replace('/framed', ''));
  expect(whole.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
