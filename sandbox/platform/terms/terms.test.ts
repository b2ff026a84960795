import type { AgreementStatus, TermsText } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

const status = '/web-api/api-v3/v2/user/agreement-rules/status';
const confirm = '/web-api/api-v3/v2/user/agreement-rules/confirm';

test('SBX-140 everybody has agreed at first; new terms ask everybody again; an agreement is to the shown terms', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const newbie = await sandbox.signIn('newbie');
  const of = async (person: typeof demo): Promise<AgreementStatus> =>
    (await (await person.call('GET', status)).json()) as AgreementStatus;
  expect([await of(demo), (await sandbox.request(status)).status]).toEqual([
    { result: false, updatedAt: 1_768_435_200 },
    401,
  ]);
  await sandbox.post('/sandbox/v1/site', { termsUpdatedAt: 1_790_000_000 });
  expect([await of(demo), await of(newbie)]).toEqual([
    { result: true, updatedAt: 1_790_000_000 },
    { result: true, updatedAt: 1_790_000_000 },
  ]);
  const late = await demo.call('POST', confirm, { updatedAt: 1_768_435_200 });
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { errors: [{ code: 'terms_newer', field: 'updatedAt' }] },
  ]);
  expect(await (await demo.call('POST', confirm, { updatedAt: 1_790_000_000 })).json()).toEqual({
    result: false,
    updatedAt: 1_790_000_000,
  });
  expect([(await of(demo)).result, (await of(newbie)).result]).toEqual([false, true]);
  sandbox.dispose();
});

test('SBX-141 without an agreement a bet is refused with 451 and exception code 1, and reading is not', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  await sandbox.post('/sandbox/v1/site', { termsUpdatedAt: 1_790_000_000 });
  const refused = await demo.call(
    'POST',
    '/web-api/coupon/v1/placements',
    {},
    { 'X-Idempotency-Key': 'a-key-of-a-test' },
  );
  expect([refused.status, await refused.json()]).toMatchObject([
    451,
    { errors: [{ code: 'terms_changed' }], exception_code: 1 },
  ]);
  expect((await demo.call('GET', '/web-api/user/v1/accounts')).status).toBe(200);
  await demo.call('POST', confirm, { updatedAt: 1_790_000_000 });
  expect(
    (
      await demo.call(
        'POST',
        '/web-api/coupon/v1/placements',
        {},
        { 'X-Idempotency-Key': 'a-key-of-a-test' },
      )
    ).status,
  ).toBe(400);
  sandbox.dispose();
});

test('SBX-142 the terms have the same sections in eight languages, none of them left in English', async () => {
  const sandbox = createTestSandbox();
  const inLanguage = async (language: string): Promise<TermsText> =>
    sandbox.json<TermsText>('/web-api/terms/v1/text', { headers: { 'X-Language': language } });
  const english = await inLanguage('en');
  const shape = (text: TermsText): unknown =>
    text.sections.map(({ id, paragraphs }) => [id, paragraphs.length]);
  const words = (text: TermsText): string[] => [
    text.summary,
    ...text.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
  ];
  expect(english.sections.length).toBeGreaterThanOrEqual(8);
  for (const language of ['ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar']) {
    const text = await inLanguage(language);
    expect(shape(text)).toEqual(shape(english));
    expect(
      words(text).filter((each) => each === '' || words(english).includes(each)),
      language,
    ).toEqual([]);
  }
  expect(await inLanguage('xx')).toEqual(english);
  sandbox.dispose();
});

test('SBX-143 the user channel sends the whole configuration, and again with every change', async () => {
  const sandbox = createTestSandbox();
  const { token } = await sandbox.signIn();
  const client = sandbox.connect({ token });
  client.subscribe(1, { kind: 'user' });
  sandbox.run(200);
  expect(client.drain().find((message) => message.t === 'snapshot')).toMatchObject({
    data: { user: { login: 'demo', ban_level: 0, is_pay_and_play: false } },
  });
  await sandbox.post('/sandbox/v1/users/demo', {
    ban: 'except-withdrawal',
    payAndPlay: true,
    hasEmail: false,
  });
  sandbox.run(200);
  expect(client.drain().find((message) => message.t === 'delta')).toMatchObject({
    data: { user: { ban_level: 53, is_pay_and_play: true, user_email: '', phone_number: '' } },
  });
  sandbox.dispose();
});
