import { expect, test } from 'vitest';
import type { RegistrationAnswer, UserConfigAnswer } from '#wire';
import { excludeUser } from '../../../sandbox/testing/excludeUser.ts';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import {
  person,
  formOf,
  requestOf,
  full,
  send,
  refusal,
  signIn,
  letters,
  tokensOf,
  confirm,
} from '../testing/registrationCalls.ts';

test('REG-1 the country decides currency, age and whether accounts are opened at all', async () => {
  const sandbox = createTestSandbox();
  const malta = await formOf(sandbox);
  expect(malta).toMatchObject({ country: 'MT', currency: 'EUR', min_age: 18 });
  expect(malta.types.map(({ type }) => type)).toEqual([
    'one_click',
    'phone',
    'bank',
    'full',
    'social',
  ]);
  expect(malta.bonuses.map(({ id }) => id)).toEqual([1, 2, 0]);
  expect(await formOf(sandbox, 'EE')).toMatchObject({ currency: 'EUR', min_age: 21 });
  expect(await formOf(sandbox, 'GB')).toMatchObject({ currency: 'GBP' });
  expect(await formOf(sandbox, 'XX')).toMatchObject({ country: 'MT' });
  for (const closed of ['US', 'IR', 'KP', 'SY'])
    expect(malta.countries.find(({ code }) => code === closed)).toMatchObject({ is_closed: true });
  expect(
    await refusal(await send(sandbox, await requestOf(sandbox, { country: 'US' }))),
  ).toMatchObject({ status: 400, code: 'country_closed', field: 'country' });
  sandbox.dispose();
});

test('REG-30 one click opens an account with an own number and password, which sign in', async () => {
  const sandbox = createTestSandbox();
  const answer = await send(sandbox, await requestOf(sandbox));
  const opened = (await answer.json()) as RegistrationAnswer;
  expect(opened).toMatchObject({ next: 'signed_in' });
  expect(opened.login).toMatch(/^[1-9]\d{8}$/);
  expect(opened.password).toMatch(/^[a-km-np-zA-HJ-NP-Z2-9]{16}$/);
  expect(answer.headers.getSetCookie().join()).toContain('grandstand');
  const config = await sandbox.json<UserConfigAnswer>('/web-api/user/v1/config', {
    headers: { Authorization: `Bearer ${opened.data?.token ?? ''}` },
  });
  expect(config.result).toMatchObject({
    user_email: '',
    has_deposit: false,
    activation_type: 0,
    isDataAfterRegistration: false,
  });
  const grouped = (opened.login ?? '').replaceAll(/(\d{3})/g, '$1 ');
  expect((await signIn(sandbox, grouped, opened.password ?? '')).status).toBe(200);
  expect(JSON.stringify(await sandbox.json('/sandbox/v1/requests'))).not.toContain(opened.password);
  sandbox.dispose();
});

test('REG-31 REG-32 under one key there is one account; its password is given again for a minute', async () => {
  const sandbox = createTestSandbox();
  const request = await requestOf(sandbox);
  const [first, second] = await Promise.all([send(sandbox, request), send(sandbox, request)]);
  const one = (await first.json()) as RegistrationAnswer;
  const two = (await second.json()) as RegistrationAnswer;
  expect([two.login, two.password]).toEqual([one.login, one.password]);
  sandbox.advance(59_000);
  const again = (await (await send(sandbox, request)).json()) as RegistrationAnswer;
  expect(again.password).toBe(one.password);
  expect(await refusal(await send(sandbox, { ...request, bonus: 1 }))).toMatchObject({
    status: 409,
    code: 'idempotency_mismatch',
  });
  sandbox.advance(61_000);
  const later = (await (await send(sandbox, request)).json()) as RegistrationAnswer;
  expect(later.login).not.toBe(one.login);
  sandbox.dispose();
});

test('REG-42 REG-52 registering does not reveal which contacts have an account', async () => {
  const sandbox = createTestSandbox();
  const codes = '/web-api/registration/v1/phone-codes';
  const shape = async (phone: string): Promise<unknown> => {
    const answer = await sandbox.post(codes, { phone });
    return [answer.status, Object.keys((await answer.json()) as object)];
  };
  expect(await shape('+35699990001')).toEqual(await shape('+35699146023'));
  const texts = await letters(sandbox);
  expect(texts.at(-2)?.body).toContain('You already have an account');
  const answers = await Promise.all(
    ['demo@grandstand.example', 'nobody@example.com'].map(async (email, index) => {
      const answer = await send(
        sandbox,
        await requestOf(sandbox, { ...full, email }),
        `key-of-registration-${index}`,
      );
      return [answer.status, await answer.json(), answer.headers.getSetCookie()];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toEqual([200, { next: 'check_mail' }, []]);
  const sent = (await letters(sandbox)).slice(-2);
  expect(sent.find(({ recipient }) => recipient.startsWith('demo'))?.body).toContain(
    'You already have an account',
  );
  expect(sent.find(({ recipient }) => recipient.startsWith('nobody'))?.body).toContain(
    '/en/user/registered?token=',
  );
  sandbox.dispose();
});

test('REG-95 SBX-1212 RN08 if the operator decides by hand the response is the same for all, and the link is sent after acceptance', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/registrations', { isByHand: true });
  const register = async (email: string, key: string): Promise<unknown> =>
    (await send(sandbox, await requestOf(sandbox, { ...full, email }), key)).json();
  const asked = { next: 'request_sent' };
  expect(await register('marta@example.com', 'key-of-a-request-1')).toEqual(asked);
  expect(await register('demo@grandstand.example', 'key-of-a-request-2')).toEqual(asked);
  const textTo = async (recipient: string): Promise<string> =>
    (await letters(sandbox)).findLast((letter) => letter.recipient === recipient)?.body ?? '';
  expect(await textTo('marta@example.com')).toMatch(/^Thank you\. We look at each request/);
  expect(await textTo('demo@grandstand.example')).toContain('You already have an account');
  // Requesting the e-mail again yields no link without the desk's decision.
  await sandbox.post('/web-api/registration/v1/resend', { email: 'marta@example.com' });
  expect(await textTo('marta@example.com')).not.toContain('token=');
  const decide = async (email: string, decision: string): Promise<number> =>
    (await sandbox.post(`/sandbox/v1/registrations/${email}`, { decision })).status;
  expect(await decide('marta@example.com', 'accept')).toBe(200);
  const [, token = ''] = /token=([\w-]{43})/.exec(await textTo('marta@example.com')) ?? [];
  expect(await (await confirm(sandbox, token)).json()).toMatchObject({ next: 'signed_in' });
  expect(await decide('marta@example.com', 'accept')).toBe(404);

  const other = { person: { ...person, first_name: 'Jo' }, email: 'jo@example.com' };
  await send(sandbox, await requestOf(sandbox, { ...full, ...other }), 'key-of-a-request-3');
  expect(await decide('jo@example.com', 'refuse')).toBe(200);
  expect(await textTo('jo@example.com')).toMatch(/can’t open an account/);
  expect(await decide('jo@example.com', 'accept')).toBe(404);
  sandbox.dispose();
});

test.each([
  [{ birth_date: '2010-05-17' }, 'birth_date', 'too-young'],
  [{ birth_date: '1991-02-30' }, 'birth_date', 'not-a-date'],
  [{ first_name: 'M4rta' }, 'first_name', 'not-a-name'],
  [{ postcode: ' ' }, 'postcode', 'missing'],
] as const)(
  'REG-20 REG-22 the platform refuses %j at its field',
  async (change, field, problem) => {
    const sandbox = createTestSandbox();
    const request = await requestOf(sandbox, { ...full, person: { ...person, ...change } });
    expect(await refusal(await send(sandbox, request))).toMatchObject({
      status: 400,
      code: 'field_refused',
      field: field,
      problem: problem,
    });
    expect(await letters(sandbox)).toEqual([]);
    sandbox.dispose();
  },
);

test('REG-23 terms that are newer than those agreed to must be read first', async () => {
  const sandbox = createTestSandbox();
  const request = await requestOf(sandbox);
  const old = { ...request.consents, terms_updated_at: request.consents.terms_updated_at - 1 };
  expect(await refusal(await send(sandbox, { ...request, consents: old }))).toMatchObject({
    status: 409,
    code: 'terms_newer',
    field: 'consents',
  });
  sandbox.dispose();
});

test('REG-24 a promo code is known or not, and guessing ends after twenty an hour', async () => {
  const sandbox = createTestSandbox();
  const check = async (code: string): Promise<unknown> =>
    (await sandbox.post('/web-api/registration/v1/promo', { code })).json();
  expect(await check(' welcome26 ')).toEqual({ is_known: true });
  expect(await check('WELCOME27')).toEqual({ is_known: false });
  for (let turn = 0; turn < 18; turn += 1) await check(`GUESS${turn}`);
  expect(await check('WELCOME26')).toMatchObject({ errors: [{ code: 'too_many_requests' }] });
  sandbox.dispose();
});

test.each([
  ['the same person with another address', { email: 'other@example.com' }],
  ['the same address', { person: { ...person, birth_date: '1980-01-02' } }],
])(
  'REG-54 RN11 a self-excluded person gets no account as %s: help, and no offers',
  async (_as, change) => {
    const sandbox = createTestSandbox();
    await send(sandbox, await requestOf(sandbox, full));
    const token = /token=([\w-]{43})/.exec((await letters(sandbox)).at(-1)?.body ?? '')?.[1] ?? '';
    await sandbox.post('/web-api/registration/v1/confirm', { token });
    const count = (): unknown => sandbox.store.one('SELECT COUNT(*) AS count FROM users');
    const before = count();
    const { id } = sandbox.store.one<{ id: number }>(
      "SELECT id FROM users WHERE email = 'marta@example.com'",
    ) ?? { id: 0 };
    excludeUser(sandbox, id);
    const answer = await send(
      sandbox,
      await requestOf(sandbox, { ...full, ...change }),
      'key-of-the-second-one',
    );
    expect(await answer.json()).toEqual({ next: 'check_mail' });
    const all = await letters(sandbox);
    const { body = '', recipient } = all.at(-1) ?? {};
    expect(recipient).toBe('email' in change ? change.email : 'marta@example.com');
    expect(body).toContain('begambleaware.org');
    expect(body).not.toContain('token=');
    expect(body).not.toContain('user/login');
    expect(count()).toEqual(before);
    sandbox.dispose();
  },
);

test('REG-88 RN03 OF13 each consent is in the ledger with its time and the version of its own text', async () => {
  const sandbox = createTestSandbox();
  const request = await requestOf(sandbox);
  const { consents } = request;
  const terms = consents.terms_updated_at;
  await send(sandbox, {
    ...request,
    consents: { ...consents, marketing: ['sport:email', 'casino:sms'] },
  });
  const kept = sandbox.store.all<{ kind: string; version: number; at_ms: number }>(
    'SELECT kind, version, at_ms FROM consents ORDER BY rowid',
  );
  expect(kept.map(({ kind }) => kind)).toEqual(['terms', 'age', 'sport:email', 'casino:sms']);
  expect(kept.map(({ version }) => version === terms)).toEqual([true, true, false, false]);
  expect(new Set(kept.slice(2).map(({ version }) => version)).size).toBe(1);
  expect(new Set(kept.map(({ at_ms: atMs }) => atMs))).toEqual(new Set([sandbox.nowMs()]));
  // Newer terms do not change the text of the consent to news.
  const newer = terms + 86_400;
  await sandbox.post('/sandbox/v1/site', { termsUpdatedAt: newer });
  const later = await requestOf(sandbox, {
    consents: { terms_updated_at: newer, is_of_age: true, marketing: ['sport:email'] },
  });
  expect((await send(sandbox, later, 'registration-key-2')).status).toBe(200);
  const versions = sandbox.store.all<{ kind: string; version: number }>(
    'SELECT kind, version FROM consents ORDER BY rowid DESC LIMIT 3',
  );
  expect(versions.find(({ kind }) => kind === 'terms')?.version).toBe(newer);
  expect(versions.find(({ kind }) => kind === 'sport:email')?.version).toBe(kept[2]?.version);
});

test('REG-84 REG-86 RN03 a country has its currency or the first, and the papers that its people have', async () => {
  const sandbox = createTestSandbox();
  expect((await formOf(sandbox, 'TR')).currency).toBe('TRY');
  expect((await formOf(sandbox, 'JP')).currency).toBe('EUR');
  expect((await formOf(sandbox, 'GB')).documents).toEqual({
    identity: ['passport', 'driving_licence'],
    address: ['utility_bill', 'bank_statement'],
  });
});

test('REG-92 RN06 a person with one name gets an account if they say so, and no second one', async () => {
  const sandbox = createTestSandbox();
  const single = { ...person, first_name: 'Suharto', last_name: '' };
  const unsaid = await requestOf(sandbox, { ...full, person: single });
  expect(await refusal(await send(sandbox, unsaid))).toMatchObject({
    field: 'last_name',
    problem: 'missing',
  });
  const said = { person: { ...single, has_one_name: true } };
  const [token] = await tokensOf(sandbox, ['suharto@example.com'], said);
  const opened = (await (await confirm(sandbox, token)).json()) as RegistrationAnswer;
  const config = await sandbox.json<UserConfigAnswer>('/web-api/user/v1/config', {
    headers: { Authorization: `Bearer ${opened.data?.token ?? ''}` },
  });
  expect(config.result.user_name).toBe('Suharto');
  sandbox.advance(120_000);
  const [none] = await tokensOf(sandbox, ['second@example.com'], said);
  expect(none).toBeUndefined();
  sandbox.advance(120_000);
  // Many people have it as one of several names.
  const other = { person: { ...person, first_name: 'Suharto', last_name: 'Wijaya' } };
  const [namesake] = await tokensOf(sandbox, ['wijaya@example.com'], other);
  expect(namesake).toBeDefined();
});

test('REG-93 RN06 after a date of birth below the age the account of another date is asked for a document', async () => {
  const sandbox = createTestSandbox();
  const [first] = await tokensOf(sandbox, ['marta@example.com'], { is_other_birth_date: true });
  sandbox.advance(120_000);
  const other = { person: { ...person, first_name: 'Jo' } };
  const [second] = await tokensOf(sandbox, ['jo@example.com'], other);
  const asked = async (token: string | undefined): Promise<unknown> => {
    const opened = (await (await confirm(sandbox, token)).json()) as RegistrationAnswer;
    const { result } = await sandbox.json<UserConfigAnswer>('/web-api/user/v1/config', {
      headers: { Authorization: `Bearer ${opened.data?.token ?? ''}` },
    });
    return [result.requested_additional_document, result.internal_verification_status];
  };
  expect(await asked(first)).toEqual(['passport', 0]);
  expect(await asked(second)).toEqual(['', 1]);
  expect((await letters(sandbox)).map(({ body }) => body).join()).toMatch(
    /Different dates of birth/,
  );
});
