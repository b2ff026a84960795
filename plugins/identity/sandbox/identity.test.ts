import type { ErrorAnswer, PersonFile, IdentityState, UserConfigAnswer } from '#wire';
import { expect, test } from 'vitest';
import { excludeUser } from '../../../sandbox/testing/excludeUser.ts';
import { createTestSandbox, type TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { fileLimits } from '#domain/files/documentFile.ts';

const path = '/web-api/identity/v1';
const filesPath = '/web-api/files/v1';
const person = {
  first_name: 'Robin',
  last_name: 'Smith',
  birth_date: '1990-02-03',
  street: 'Republic Street 1',
  postcode: 'VLT 1110',
  city: 'Valletta',
  region: '',
};
/** An image of 1 × 1 pixels with a text beside it. */
const picture = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
  Buffer.from('0000000a74455874506c6163650048657265deadbeef', 'hex'),
  Buffer.from('0000000d49444154789c6360000002000001000500010d0a2db4', 'hex'),
  Buffer.from('0000000049454e44ae426082', 'hex'),
]);

async function begin(login = 'unverified') {
  const sandbox = createTestSandbox();
  const { call, accountId } = await sandbox.signIn(login);
  const state = async (answer: Promise<Response> = call('GET', `${path}/state`)) =>
    (await (await answer).json()) as IdentityState;
  const refusal = async (answer: Promise<Response>): Promise<unknown> => {
    const reply = await answer;
    return [reply.status, ((await reply.json()) as ErrorAnswer).errors?.[0]?.code];
  };
  const checks = async (): Promise<unknown> =>
    Object.fromEntries((await state()).checks.map((check) => [check.kind, check.state]));
  const check = (lastName = 'Smith', more: object = {}): Promise<Response> =>
    call('POST', `${path}/checks`, { ...person, last_name: lastName, ...more });
  const put = (id: string, part: number, bytes: Uint8Array): Promise<Response> =>
    call('PUT', `${filesPath}/${id}/${part}`, new Blob([new Uint8Array(bytes)]));
  const upload = async (bytes: Buffer, name = 'paper.png'): Promise<PersonFile> => {
    const file = (await (
      await call('POST', filesPath, { name, size: bytes.length })
    ).json()) as PersonFile;
    await put(file.id, 0, bytes);
    return file;
  };
  const submit = (paper: string, files: readonly string[]): Promise<Response> =>
    call('POST', `${path}/submissions`, { paper, files });
  const review = (order: object): Promise<Response> =>
    sandbox.post(`/sandbox/v1/identity/${login}`, order);
  return { sandbox, call, accountId, state, refusal, checks, check, put, upload, submit, review };
}

const deposit = { method_id: 'card', amount: { minor: 2000, currency: 'EUR' }, lng: 'en' };

async function depositRefusal({ call, accountId, refusal }: Awaited<ReturnType<typeof begin>>) {
  return refusal(
    call(
      'POST',
      '/web-api/payments/v1/deposits',
      { ...deposit, account_id: accountId },
      { 'X-Idempotency-Key': 'key-of-a-deposit' },
    ),
  );
}

test('IDN-10 ID06 a person who is not verified cannot deposit or bet, and every response says so', async () => {
  const page = await begin();
  expect((await page.state()).needed_for).toEqual(['deposit', 'play']);
  const methods = await page.call('GET', '/web-api/payments/v1/methods?direction=deposit');
  expect(((await methods.json()) as { closed_reason?: string }).closed_reason).toBe('identity');
  await page.check();
  expect(await page.state()).toMatchObject({ is_verified: true, needed_for: [] });
  const open = await page.call('GET', '/web-api/payments/v1/methods?direction=deposit');
  expect(((await open.json()) as { closed_reason?: string }).closed_reason).toBeUndefined();
});

test.each([
  ['Smith', 'done', 'done', 'done'],
  ['Part', 'done', 'done', 'needed'],
  ['None', 'needed', 'needed', 'needed'],
  ['Twice', 'needed', 'needed', 'needed'],
])(
  'IDN-11 IDN-113 ID05 facts of %s in public records are verified without a document',
  async (name, ...states) => {
    const { check, checks } = await begin();
    await check(name);
    const [age, proved, address] = states;
    expect(await checks()).toMatchObject({ age, name: proved, address });
  },
);

test.each([
  ['Smith', 'Robin Smith'],
  ['None', ''],
])(
  'IDN-114 ID05 an account without a name is called by one that is proved: %s',
  async (last, name) => {
    const { sandbox, call, check } = await begin();
    sandbox.store.run("UPDATE users SET name = '' WHERE login = 'unverified'");
    await check(last);
    const config = (await (
      await call('GET', '/web-api/user/v1/config')
    ).json()) as UserConfigAnswer;
    expect(config.result.user_name).toBe(name);
  },
);

test('IDN-11 ID05 a slow register is waited for on the platform, not by the person', async () => {
  const { sandbox, check, checks } = await begin();
  await check('Slow');
  expect(await checks()).toMatchObject({ age: 'in_review' });
  sandbox.run(20_000);
  expect(await checks()).toMatchObject({ age: 'done', address: 'done' });
});

test('IDN-12 ID05 invalid data are refused at their field: an age below 18 by the day, no name, no street', async () => {
  const { sandbox, check, refusal } = await begin();
  const year = Number(new Date(sandbox.nowMs()).toISOString().slice(0, 4)) - 18;
  const day = new Date(sandbox.nowMs() + 86_400_000).toISOString().slice(4, 10);
  for (const more of [{ birth_date: `${year}${day}` }, { first_name: '1' }, { street: '' }])
    expect(await refusal(check('Smith', more))).toEqual([400, 'field_refused']);
});

test('IDN-13 ID04 TA17 an invalid document is refused by its content: empty, large, disguised, encrypted, huge', async () => {
  const { call, refusal, put, upload } = await begin();
  const add = (size: number): Promise<Response> => call('POST', filesPath, { name: '../x', size });
  expect(await refusal(add(0))).toEqual([400, 'empty']);
  expect(await refusal(add(fileLimits.mostBytes + 1))).toEqual([400, 'too_large']);
  const huge = Buffer.from(picture);
  huge.writeUInt32BE(50_000, 16);
  huge.writeUInt32BE(50_000, 20);
  for (const [bytes, code] of [
    [Buffer.from('MZ this is a program'), 'type'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'type'],
    [Buffer.from('PK\u0003\u0004 an archive'), 'type'],
    [Buffer.from('%PDF-1.7 trailer << /Encrypt 5 0 R >>'), 'encrypted'],
    [huge, 'too_many_pixels'],
  ] as const) {
    const file = (await (await add(bytes.length)).json()) as PersonFile;
    expect(file.name).toBe('x');
    expect(await refusal(put(file.id, 0, bytes))).toEqual([400, code]);
    expect(await refusal(put(file.id, 0, bytes))).toEqual([404, 'file_unknown']);
  }
  for (let each = 0; each < fileLimits.mostFiles; each += 1) await upload(picture);
  expect(await refusal(add(10))).toEqual([409, 'too_many_files']);
});

test('IDN-13 TA18 another person’s file is unknown', async () => {
  const { sandbox, upload, refusal } = await begin();
  const { id } = await upload(picture);
  const demo = await sandbox.signIn('demo');
  for (const [method, at] of [
    ['PUT', `${filesPath}/${id}/0`],
    ['DELETE', `${filesPath}/${id}`],
  ] as const)
    expect(await refusal(demo.call(method, at, new Blob(['x'])))).toEqual([404, 'file_unknown']);
});

test('SBX-1232 IDN-13 SX07 a file in which the scan finds something is refused, and nothing of it is kept', async () => {
  const { sandbox, call, put } = await begin();
  const bytes = Buffer.concat([picture, Buffer.from('$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!')]);
  const file = (await (
    await call('POST', filesPath, { name: 'p.png', size: bytes.length })
  ).json()) as PersonFile;
  const answer = await put(file.id, 0, bytes);
  const { errors } = (await answer.json()) as ErrorAnswer;
  expect([answer.status, errors?.[0]?.code]).toEqual([400, 'infected']);
  expect(sandbox.store.all('SELECT 1 FROM person_files')).toEqual([]);
  expect(sandbox.store.all('SELECT 1 FROM person_file_parts')).toEqual([]);
  sandbox.dispose();
});

test('IDN-14 ID04 a file is uploaded in parts, in any order and twice, and stored without camera metadata', async () => {
  const { sandbox, call, put } = await begin();
  const tail = Buffer.alloc(fileLimits.partBytes, 1);
  const bytes = Buffer.concat([picture, tail]);
  const file = (await (
    await call('POST', filesPath, { name: 'p.png', size: bytes.length })
  ).json()) as PersonFile;
  expect(file.parts).toBe(2);
  const second = bytes.subarray(fileLimits.partBytes);
  await put(file.id, 1, second);
  const twice = (await (await put(file.id, 1, second)).json()) as PersonFile;
  expect(twice.received).toEqual([1]);
  expect((await put(file.id, 0, bytes.subarray(0, fileLimits.partBytes))).status).toBe(200);
  const [kept] = sandbox.store.all<{ bytes: Uint8Array }>('SELECT bytes FROM person_file_parts');
  expect(Buffer.from(kept?.bytes ?? []).includes('Place')).toBe(false);
  expect(Buffer.from(kept?.bytes ?? []).includes('IDAT')).toBe(true);
});

test('IDN-15 ID07 the review accepts documents within a minute, and a letter says so', async () => {
  const { sandbox, state, checks, upload, submit, refusal } = await begin();
  const passport = await upload(picture);
  expect((await submit('passport', [passport.id])).status).toBe(200);
  expect(await checks()).toMatchObject({ age: 'in_review', name: 'in_review', address: 'needed' });
  expect(await refusal(submit('passport', [passport.id]))).toEqual([409, 'paper_not_needed']);
  const bill = await upload(picture);
  await submit('utility_bill', [bill.id]);
  sandbox.advance(60_000);
  expect(await state()).toMatchObject({ is_verified: true });
  const letters = await sandbox.json<{ subject: string }[]>('/sandbox/v1/outbox');
  expect(letters.map(({ subject }) => subject)).toEqual([
    'A proof was accepted',
    'You’re verified',
  ]);
});

test('IDN-16 ID07 a refusal names its reason; after five a person of the support goes on', async () => {
  const { state, upload, submit, review, refusal } = await begin();
  for (let left = 4; left >= 0; left -= 1) {
    const { id } = await upload(picture);
    await submit('passport', [id]);
    await review({ decision: 'refuse', reason: 'unreadable' });
    expect(await state()).toMatchObject({
      tries_left: left,
      checks: expect.arrayContaining([
        expect.objectContaining({ kind: 'name', state: 'refused', reason: 'unreadable' }),
      ]),
    });
  }
  const { id } = await upload(picture);
  expect(await refusal(submit('passport', [id]))).toEqual([409, 'tries_over']);
});

test('IDN-17 ID09 the review requests one more document from a verified person: until it is accepted deposits are closed', async () => {
  const page = await begin('demo');
  expect(await page.state()).toMatchObject({ is_verified: true });
  await page.review({ decision: 'ask', check: 'funds', paper: 'payslip' });
  expect(await page.state()).toMatchObject({
    is_verified: false,
    needed_for: ['deposit', 'play'],
    checks: expect.arrayContaining([
      expect.objectContaining({ kind: 'funds', state: 'needed', papers: ['payslip'] }),
    ]),
  });
  expect(await depositRefusal(page)).toEqual([403, 'identity_required']);
  const { id } = await page.upload(picture);
  await page.submit('payslip', [id]);
  await page.review({ decision: 'accept' });
  expect(await page.state()).toMatchObject({ is_verified: true, needed_for: [] });
});

const day = 86_400_000;

async function depositIn(
  sandbox: TestSandbox,
  minor: number,
  key: string,
): Promise<readonly unknown[]> {
  const person = await sandbox.signIn('unverified');
  const answer = await person.call(
    'POST',
    '/web-api/payments/v1/deposits',
    {
      ...deposit,
      amount: { minor, currency: 'EUR' },
      account_id: person.accountId,
      acknowledged: true,
    },
    { 'X-Idempotency-Key': `key-of-a-deposit-${key}` },
  );
  const { errors } = (await answer.json()) as { errors?: { code: unknown }[] };
  return [answer.status, errors?.[0]?.code];
}

async function neededFor(sandbox: TestSandbox): Promise<readonly string[]> {
  const person = await sandbox.signIn('unverified');
  return ((await (await person.call('GET', `${path}/state`)).json()) as IdentityState).needed_for;
}

test.each([
  ['standard', 150_00, 3, [140_00]],
  ['light', 2000_00, 30, [1000_00, 990_00]],
] as const)(
  'IDN-46 ID06 AF07 %s: a proof is needed after %i minor units or %i days, counted by the platform',
  async (profile, mostMinor, days, deposits) => {
    const sandbox = createTestSandbox({ protectionProfile: () => profile });
    expect(await neededFor(sandbox)).toEqual([]);
    for (const minor of deposits)
      expect(await depositIn(sandbox, minor, String(minor))).toEqual([200, undefined]);
    expect(deposits.reduce((sum, minor) => sum + minor, 0) + 10_00).toBe(mostMinor);
    expect(await depositIn(sandbox, 10_01, 'over')).toEqual([403, 'identity_required']);
    expect(await neededFor(sandbox)).toEqual([]);
    sandbox.dispose();
    const later = createTestSandbox({ protectionProfile: () => profile });
    later.advance(days * day - 60_000);
    expect(await neededFor(later)).toEqual([]);
    later.advance(60_000);
    expect(await neededFor(later)).toEqual(['deposit', 'play']);
    expect(await depositIn(later, 10_00, 'late')).toEqual([403, 'identity_required']);
    later.dispose();
  },
);

test('IDN-105 ID06 a person who also uses a strict brand passes its gates on every brand', async () => {
  const sandbox = createTestSandbox({ protectionProfile: () => 'light' });
  expect(await neededFor(sandbox)).toEqual([]);
  sandbox.store.run(
    `INSERT INTO person_profiles (user_id, profile, since_ms)
      SELECT id, 'strict', 1 FROM users WHERE login = 'unverified'`,
  );
  expect(await neededFor(sandbox)).toEqual(['deposit', 'play']);
  sandbox.dispose();
});

test('IDN-44 ID09 a request of the review has a reason and a date, in the e-mail too; both disappear with the proof', async () => {
  const page = await begin('demo');
  await page.review({ decision: 'ask', check: 'funds', paper: 'payslip' });
  const fundsOf = async (): Promise<object | undefined> =>
    (await page.state()).checks.find(({ kind }) => kind === 'funds');
  const atS = Math.floor(page.sandbox.nowMs() / 1000);
  expect(await fundsOf()).toMatchObject({ asked: 'amounts', changed_at: atS });
  const letters =
    await page.sandbox.json<{ subject: string; body: string }[]>('/sandbox/v1/outbox');
  const letter = letters.find(({ subject }) => subject === 'We need one more document');
  expect(letter?.body).toContain('The amounts in your account have become large');
  expect(letter?.body).toContain('November 20, 2025');
  await page.review({ decision: 'ask', check: 'funds', paper: 'payslip', why: 'law' });
  expect(await fundsOf()).toMatchObject({ asked: 'law' });
  const { id } = await page.upload(picture);
  await page.submit('payslip', [id]);
  await page.review({ decision: 'accept' });
  expect(await fundsOf()).not.toHaveProperty('asked');
});

test('IDN-45 ID01 a check that expires is shown with its last day', async () => {
  const page = await begin();
  await page.check('None');
  const { id } = await page.upload(picture);
  await page.submit('passport', [id]);
  await page.review({ decision: 'accept', expires: '2029-02-09' });
  const ends = (await page.state()).checks.map(({ kind, ends_on }) => [kind, ends_on]);
  expect(Object.fromEntries(ends)).toMatchObject({ age: '2029-02-09', name: '2029-02-09' });
  expect(Object.fromEntries(ends)['address']).toBeUndefined();
});

test('IDN-18 ID08 a name and an age that are proved stay as they are, whatever is said afterwards; an address may be said anew', async () => {
  const { sandbox, call, check, checks, upload, submit, review, state } = await begin();
  await check('None');
  const { id } = await upload(picture);
  await submit('passport', [id]);
  await review({ decision: 'accept' });
  expect(await checks()).toMatchObject({ age: 'done', name: 'done', address: 'needed' });
  await check('Smith', { street: 'Another Street 2' });
  expect((await state()).person).toMatchObject({
    last_name: 'None',
    birth_date: '1990-02-03',
    street: 'Another Street 2',
  });
  const file = (await (await call('GET', '/web-api/user/v1/profile')).json()) as {
    version: string;
    is_verified: boolean;
  };
  expect(file.is_verified).toBe(true);
  const changed = await call(
    'PATCH',
    '/web-api/user/v1/profile',
    { surname: 'Other', date_birthday: '2012-01-01' },
    { 'If-Match': `"${file.version}"` },
  );
  expect(changed.status).toBe(409);
  sandbox.dispose();
});

/** A second account with the details of `demo`. */
const ofDemo = {
  first_name: 'ÁLEX',
  last_name: ' demo ',
  birth_date: '1988-04-17',
  street: '14, old mill street',
  postcode: 'vlt1433',
  city: 'Valletta',
  region: '',
};

test('IDN-19 IDN-111 RN11 TA01 details of another account get the response of an unknown person, and the owner gets the way back', async () => {
  const { sandbox, call, checks } = await begin();
  expect((await call('POST', `${path}/checks`, ofDemo)).status).toBe(200);
  expect(await checks()).toMatchObject({ age: 'needed', name: 'needed', address: 'needed' });
  const letters =
    await sandbox.json<{ recipient: string; subject: string }[]>('/sandbox/v1/outbox');
  expect(letters.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['demo@grandstand.example', 'You already have an account'],
  ]);
});

test('IDN-110 RN11 papers that show the person of another account prove no second one', async () => {
  const { call, checks, state, upload, submit, review } = await begin();
  await call('POST', `${path}/checks`, ofDemo);
  await submit('passport', [(await upload(picture)).id]);
  await review({ decision: 'accept' });
  expect(await checks()).toMatchObject({ age: 'refused', name: 'refused' });
  const { checks: all, is_verified: isVerified } = await state();
  expect(isVerified).toBe(false);
  expect(all.find(({ kind }) => kind === 'name')?.reason).toBe('known_account');
});

test('IDN-19 IDN-110 IDN-111 RN11 a document is known by series and number, however they are written', async () => {
  const { sandbox, call, checks } = await begin();
  const save = async (change: object, by = call): Promise<number> => {
    const { version } = (await (await by('GET', '/web-api/user/v1/profile')).json()) as {
      version: string;
    };
    const answer = await by('PATCH', '/web-api/user/v1/profile', change, {
      'If-Match': `"${version}"`,
    });
    return answer.status;
  };
  const demo = await sandbox.signIn('demo');
  expect(await save({ passport: 'MT 123-456', passport_series: 'ab' }, demo.call)).toBe(200);
  expect(await save({ passport: 'mt123456', passport_series: 'A B' })).toBe(200);
  expect(await checks()).toMatchObject({ age: 'refused', name: 'refused', address: 'refused' });
  const letters = await sandbox.json<{ recipient: string }[]>('/sandbox/v1/outbox');
  expect(letters.map(({ recipient }) => recipient)).toContain('demo@grandstand.example');
});

test('IDN-112 RN11 the second account of an excluded person gets help and no offers', async () => {
  const { sandbox, call, checks } = await begin();
  const demo = await sandbox.signIn('demo');
  excludeUser(sandbox, demo.userId);
  await call('POST', `${path}/checks`, ofDemo);
  expect(await checks()).toMatchObject({ name: 'needed' });
  const letters = await sandbox.json<{ recipient: string; body: string }[]>('/sandbox/v1/outbox');
  expect(letters.map(({ recipient }) => recipient)).toEqual(['unverified@grandstand.example']);
  expect(letters[0]?.body).toContain('begambleaware.org');
  expect(letters[0]?.body).not.toContain('user/login');
  expect(await sandbox.json('/sandbox/v1/users/unverified/mailing')).toMatchObject({
    enable_mail_news: false,
    enable_sms_news: false,
  });
});
