import { expect, test } from 'vitest';
import type { RegistrationAnswer, UserConfigAnswer } from '#wire';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import {
  accounts,
  password,
  person,
  requestOf,
  full,
  send,
  refusal,
  signIn,
  letters,
  tokensOf,
  confirm,
} from '../testing/registrationCalls.ts';

test('REG-50 REG-51 FM03 the link of the e-mail opens the account once, with all data, which is not asked for again', async () => {
  const sandbox = createTestSandbox();
  const marketing = ['sport:email'] as const;
  const base = await requestOf(sandbox, { ...full, phone: '+35699146024', bonus: 1 });
  await send(sandbox, { ...base, consents: { ...base.consents, marketing: [...marketing] } });
  const token = /token=([\w-]{43})/.exec((await letters(sandbox)).at(-1)?.body ?? '')?.[1] ?? '';
  expect((await signIn(sandbox, 'marta@example.com', password)).status).toBe(400);
  const confirm = (): Promise<Response> =>
    sandbox.post('/web-api/registration/v1/confirm', { token });
  const opened = (await (await confirm()).json()) as RegistrationAnswer;
  expect(opened).toMatchObject({ next: 'signed_in' });
  expect(await refusal(await confirm())).toMatchObject({ status: 400, code: 'link_invalid' });
  expect((await signIn(sandbox, 'marta@example.com', password)).status).toBe(200);
  expect(JSON.stringify(await letters(sandbox))).not.toContain(token);
  const config = await sandbox.json<UserConfigAnswer>('/web-api/user/v1/config', {
    headers: { Authorization: `Bearer ${opened.data?.token ?? ''}` },
  });
  expect(config.result).toMatchObject({
    user_name: 'Marta Kallas',
    user_email: 'marta@example.com',
    phone_number: '+35699146024',
    activation_type: 1,
  });
  const read = async (path: string): Promise<string> =>
    JSON.stringify(
      await sandbox.json(path, {
        headers: { Authorization: `Bearer ${opened.data?.token ?? ''}` },
      }),
    );
  // Proof of identity and personal data start with it.
  const [identity, profile] = [
    await read('/web-api/identity/v1/state'),
    await read('/web-api/user/v1/profile'),
  ];
  for (const said of Object.values(person)) expect(identity).toContain(said);
  for (const said of [person.last_name, person.birth_date, 'marta@example.com'])
    expect(profile).toContain(said);
  sandbox.dispose();
});

/** Returns the e-mail after a second registration that differs in this. */
async function answerToTwin(change: object): Promise<string | undefined> {
  const sandbox = createTestSandbox();
  await send(sandbox, await requestOf(sandbox, full));
  const token = /token=([\w-]{43})/.exec((await letters(sandbox)).at(-1)?.body ?? '')?.[1] ?? '';
  await sandbox.post('/web-api/registration/v1/confirm', { token });
  const twin = { ...person, ...change };
  await send(
    sandbox,
    await requestOf(sandbox, { ...full, person: twin, email: 'other@example.com' }),
    'key-of-the-second-one',
  );
  const sent = await letters(sandbox);
  const toStranger = sent.find(({ recipient }) => recipient === 'other@example.com');
  expect(toStranger?.body).not.toContain('You already have an account');
  const toOwner = sent.findLast(({ recipient }) => recipient === 'marta@example.com');
  sandbox.dispose();
  return toStranger?.body.includes('token=') === true ? toStranger.body : toOwner?.body;
}

test.each([
  { first_name: 'MÁRTA', last_name: ' kallas', postcode: 'slm1010' },
  { first_name: person.last_name, last_name: person.first_name },
  { first_name: `${person.first_name} Anna` },
  { first_name: 'Марта', last_name: 'Каллас' },
  { postcode: 'SLM 9999' },
])('REG-53 RN11 the same person gets no second account, written %j', async (change) => {
  expect(await answerToTwin(change)).toContain('You already have an account');
});

test('SBX-1301 M74 typing the data of an account repeatedly sends ten e-mails to it, with the same responses', async () => {
  const sandbox = createTestSandbox();
  await send(sandbox, await requestOf(sandbox, full), 'key-of-the-first-one');
  const token = /token=([\w-]{43})/.exec((await letters(sandbox)).at(-1)?.body ?? '')?.[1];
  await sandbox.post('/web-api/registration/v1/confirm', { token });
  const before = (await letters(sandbox)).length;
  const answers = new Set<string>();
  for (let each = 0; each < 15; each += 1) {
    const request = await requestOf(sandbox, { ...full, email: `other${each}@example.com` });
    const answer = await sandbox.post(accounts, request, {
      'X-Idempotency-Key': `key-of-twin-${each}`,
      'X-Real-IP': `203.0.113.${each}`,
    });
    answers.add(`${answer.status} ${await answer.text()}`);
  }
  const sent = (await letters(sandbox)).slice(before);
  // The link to its own registration was one of the ten.
  expect(sent.filter(({ recipient }) => recipient === full.email)).toHaveLength(9);
  expect([...answers]).toEqual(['200 {"next":"check_mail"}']);
  sandbox.dispose();
});

const attempt = '0b0f7a52-6a0b-4d52-9d2f-5a5a6f0c7a11';

test('REG-163 the letter to the address before opens nothing once another one was sent', async () => {
  const sandbox = createTestSandbox();
  const [first, second] = await tokensOf(sandbox, ['mrata@example.com', full.email], { attempt });
  expect(JSON.stringify(await letters(sandbox))).not.toContain(first);
  const used = await refusal(await confirm(sandbox, first));
  expect(used).toMatchObject({ status: 400, code: 'link_invalid' });
  expect((await confirm(sandbox, second)).status).toBe(200);
  expect(await refusal(await confirm(sandbox, second))).toEqual(used);
  sandbox.dispose();
});

test('REG-163 nor does it after the letter was sent again, or where the other address has an account', async () => {
  const sandbox = createTestSandbox();
  const [first] = await tokensOf(sandbox, ['mrata@example.com'], { attempt });
  sandbox.advance(61_000);
  await sandbox.post('/web-api/registration/v1/resend', { email: 'mrata@example.com' });
  const again = /token=([\w-]{43})/.exec((await letters(sandbox)).at(-1)?.body ?? '')?.[1];
  expect(again).toMatch(/^[\w-]{43}$/);
  const [none] = await tokensOf(sandbox, ['demo@grandstand.example'], { attempt });
  expect(none).toBeUndefined();
  for (const token of [first, again])
    expect(await refusal(await confirm(sandbox, token))).toMatchObject({ code: 'link_invalid' });
  sandbox.dispose();
});

test('REG-163 REG-67 a request of another browser is left alone, and opens no second account', async () => {
  const sandbox = createTestSandbox();
  const [first] = await tokensOf(sandbox, ['mrata@example.com'], { attempt });
  const other = await requestOf(sandbox, { ...full, attempt: attempt.replace('0b', '1b') });
  await send(sandbox, other, 'key-of-another-browser');
  const second = /token=([\w-]{43})/.exec((await letters(sandbox)).at(-1)?.body ?? '')?.[1];
  expect((await confirm(sandbox, first)).status).toBe(200);
  expect(await refusal(await confirm(sandbox, second))).toMatchObject({ code: 'link_invalid' });
  sandbox.dispose();
});

test.each([
  { birth_date: '1991-05-18' },
  { first_name: 'Mirta' },
  { postcode: 'SLM 9999', street: 'Another street 1' },
  { postcode: 'SLM 9999', city: 'Valletta' },
])('REG-53 RN11 another person gets an account: %j', async (change) => {
  expect(await answerToTwin(change)).toContain('user/registered?token=');
});

test('REG-55 RN08 the letter comes again with another link; the one before works no more', async () => {
  const sandbox = createTestSandbox();
  await send(sandbox, await requestOf(sandbox, full));
  const again = (email: string): Promise<Response> =>
    sandbox.post('/web-api/registration/v1/resend', { email });
  expect((await again('Marta@example.com')).status).toBe(204);
  const tokens = (await letters(sandbox)).map(
    ({ body }) => /token=([\w-]{43})/.exec(body)?.[1] ?? '',
  );
  const [first = '', second = ''] = tokens.filter((token) => token !== '').slice(-2);
  const confirm = async (token: string): Promise<number> =>
    (await sandbox.post('/web-api/registration/v1/confirm', { token })).status;
  // Invalid links are removed from the e-mails that contained them.
  expect(tokens.filter((token) => token !== '')).toHaveLength(1);
  expect(await confirm(second === '' ? first : second)).toBe(200);
  sandbox.dispose();
});

test('REG-55 RN08 TA01 every address gets the same answer, known ones the letter that they get anyway, and letters are counted', async () => {
  const sandbox = createTestSandbox();
  const again = async (email: string): Promise<number> =>
    (await sandbox.post('/web-api/registration/v1/resend', { email })).status;
  expect(await again('nobody@example.com')).toBe(204);
  expect(await again('demo@grandstand.example')).toBe(204);
  const sent = await letters(sandbox);
  expect(sent.map(({ recipient }) => recipient)).toEqual(['demo@grandstand.example']);
  expect(sent[0]?.body).toContain('You already have an account');
  const answers = [];
  for (let turn = 0; turn < 12; turn += 1) answers.push(await again('nobody@example.com'));
  expect(answers.at(-1)).toBe(429);
  sandbox.dispose();
});
