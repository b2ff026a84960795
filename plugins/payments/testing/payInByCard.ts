import type { TestPerson, TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';

/** A card deposit of 50 euros; the provider saves the card if wished. */
export async function payInByCard(
  sandbox: TestSandbox,
  person: TestPerson,
  {
    isKept = false,
    card = '4000 0000 0000 0001',
  }: { readonly isKept?: boolean; readonly card?: string } = {},
): Promise<void> {
  const answer = await person.call(
    'POST',
    '/web-api/payments/v1/deposits',
    {
      method_id: 'card',
      amount: { minor: 5000, currency: 'EUR' },
      account_id: person.accountId,
      lng: 'en',
      ...(isKept ? { save: true } : {}),
    },
    { 'X-Idempotency-Key': 'paid-in-before' },
  );
  const { payment } = (await answer.json()) as { payment: { action: { url: string } } };
  const go = await sandbox.request(payment.action.url);
  const { pathname } = new URL(go.headers.get('location') ?? '');
  await sandbox.post(`${pathname}/pay`, { card, expiry: '12/31' });
}
