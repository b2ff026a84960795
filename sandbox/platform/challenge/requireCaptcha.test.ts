import { expect, test } from 'vitest';
import type { ErrorAnswer } from '#wire';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

test('SBX-1194 LG09 calls that can be guessed or automated need a captcha from the fourth of an address within 15 minutes', async () => {
  const sandbox = createTestSandbox({ captchaAfter: 3 });
  const person = await sandbox.signIn();
  const form = await sandbox.json<{ terms_updated_at: number }>(
    '/web-api/registration/v1/form?country=MT',
  );
  let keys = 0;
  const headers = (address: string): Record<string, string> => ({
    'X-Forwarded-For': address,
    'X-Real-IP': address,
    'X-Idempotency-Key': `a-key-of-36-characters-${String((keys += 1)).padStart(13, '0')}`,
  });
  const kinds: Readonly<Record<string, (address: string) => Promise<Response>>> = {
    forgotten: async (address) =>
      sandbox.post(
        '/web-api/auth/v1/password/forgot',
        { email: `nobody${(keys += 1)}@example.com` },
        headers(address),
      ),
    registration: async (address) =>
      sandbox.post(
        '/web-api/registration/v1/accounts',
        {
          type: 'one_click',
          country: 'MT',
          currency: 'EUR',
          bonus: 0,
          consents: { terms_updated_at: form.terms_updated_at, is_of_age: true, marketing: [] },
        },
        headers(address),
      ),
    promo: async (address) =>
      sandbox.post('/web-api/registration/v1/promo', { code: 'NONE' }, headers(address)),
    voucher: async (address) =>
      person.call(
        'POST',
        '/web-api/payments/v1/vouchers',
        { code: 'AAAA-BBBB-CCCC', account_id: person.accountId },
        headers(address),
      ),
  };
  const asks = async (answer: Response): Promise<boolean> =>
    answer.status === 400 && ((await answer.json()) as ErrorAnswer).errors[0].code === 100;
  for (const [kind, call] of Object.entries(kinds)) {
    const asked: boolean[] = [];
    for (let times = 0; times < 4; times += 1) asked.push(await asks(await call('192.0.2.7')));
    expect(asked, kind).toEqual([false, false, false, true]);
    sandbox.advance(15 * 60_000 + 1);
    if (kind !== 'voucher') expect(await asks(await call('192.0.2.7')), kind).toBe(false);
  }
  sandbox.dispose();
});
