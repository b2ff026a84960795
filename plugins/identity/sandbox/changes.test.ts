import { expect, test } from 'vitest';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import type { ErrorAnswer, IdentityState, PersonFile } from '#wire';

const path = '/web-api/identity/v1';
const dayMs = 86_400_000;
const demo = {
  first_name: 'Alex',
  last_name: 'Demo',
  birth_date: '1988-04-17',
  street: '14 Old Mill Street',
  postcode: 'VLT 1433',
  city: 'Valletta',
  region: '',
};

async function begin(login = 'demo') {
  const sandbox = createTestSandbox();
  let { call } = await sandbox.signIn(login);
  const state = async (): Promise<IdentityState> =>
    (await (await call('GET', `${path}/state`)).json()) as IdentityState;
  const upload = async (): Promise<string> => {
    const bytes = new TextEncoder().encode('%PDF-1.7 a paper');
    const file = (await (
      await call('POST', '/web-api/files/v1', { name: 'paper.pdf', size: bytes.length })
    ).json()) as PersonFile;
    await call('PUT', `/web-api/files/v1/${file.id}/0`, new Blob([bytes]));
    return file.id;
  };
  const change = async (topic: string, paper: string, person?: object): Promise<Response> =>
    call('POST', `${path}/changes`, {
      topic,
      paper,
      ...(person === undefined ? {} : { person: { ...demo, ...person } }),
      files: [await upload()],
    });
  const review = (order: object): Promise<Response> =>
    sandbox.post(`/sandbox/v1/identity/${login}`, order);
  const subjects = async (): Promise<readonly string[]> =>
    (await sandbox.json<{ subject: string }[]>('/sandbox/v1/outbox'))
      .map(({ subject }) => subject)
      // The returning person has no cookie of the browser.
      .filter((subject) => subject !== 'Login from a new device');
  /** Days pass, so the person signs in again. */
  const wait = async (ms: number): Promise<void> => {
    sandbox.advance(ms);
    ({ call } = await sandbox.signIn(login));
  };
  const profile = async () =>
    (await (await call('GET', '/web-api/user/v1/profile')).json()) as {
      data: Record<string, string>;
      verified: string[];
    };
  return { sandbox, state, upload, change, review, subjects, wait, profile };
}

const refusalOf = async (answer: Response): Promise<unknown> => [
  answer.status,
  ((await answer.json()) as ErrorAnswer).errors[0].code,
];

test('IDN-40 IDN-107 IDN-108 ID08 a verified name is changed with a document: the old one applies until the review accepts, and nothing closes meanwhile', async () => {
  const { change, review, state, subjects, profile } = await begin();
  expect((await change('name', 'passport', { last_name: 'Married' })).status).toBe(200);
  expect(await state()).toMatchObject({
    is_verified: true,
    needed_for: [],
    person: { last_name: 'Demo' },
    change: { topic: 'name', state: 'in_review' },
  });
  expect(await refusalOf(await change('address', 'utility_bill', { city: 'Sliema' }))).toEqual([
    409,
    'change_open',
  ]);
  await review({ decision: 'accept' });
  expect(await state()).toMatchObject({
    is_verified: true,
    person: { last_name: 'Married', street: '14 Old Mill Street' },
    change: { topic: 'name', state: 'done' },
  });
  expect((await profile()).data['surname']).toBe('Married');
  expect(await subjects()).toEqual(['Your details were changed']);
});

test('IDN-108 ID08 with the address the name is not changed, and a refusal says why', async () => {
  const { change, review, state, subjects } = await begin();
  await change('address', 'bank_statement', { street: 'New Street 2', last_name: 'Other' });
  await review({ decision: 'refuse', reason: 'too_old' });
  expect(await state()).toMatchObject({
    is_verified: true,
    person: demo,
    change: { topic: 'address', state: 'refused', reason: 'too_old' },
  });
  await change('address', 'bank_statement', { street: 'New Street 2', last_name: 'Other' });
  await review({ decision: 'accept' });
  expect((await state()).person).toMatchObject({ street: 'New Street 2', last_name: 'Demo' });
  expect(await subjects()).toEqual([
    'A document couldn’t be accepted',
    'Your details were changed',
  ]);
});

test('IDN-40 ID08 the review accepts submissions without a manual decision within a minute', async () => {
  const { sandbox, change, state } = await begin();
  await change('address', 'utility_bill', { city: 'Sliema' });
  sandbox.advance(60_000);
  expect((await state()).change?.state).toBe('done');
});

test.each([
  ['name', 'utility_bill', { last_name: 'New' }, [400, 'wrong_paper']],
  ['address', 'passport', { city: 'Sliema' }, [400, 'wrong_paper']],
  ['name', 'passport', { city: 'Sliema' }, [400, 'unchanged']],
  ['name', 'passport', { birth_date: '2015-01-01' }, [400, 'field_refused']],
  ['address', 'utility_bill', { street: '' }, [400, 'field_refused']],
] as const)('IDN-40 ID08 a change of the %s by %s to %j is refused', async (...row) => {
  const [topic, paper, person, refusal] = row;
  const { change } = await begin();
  expect(await refusalOf(await change(topic, paper, person))).toEqual(refusal);
});

test('IDN-40 IDN-109 ID08 details that are not verified are changed without a document; a change to a known person is refused', async () => {
  const open = await begin('unverified');
  expect(await refusalOf(await open.change('name', 'passport', {}))).toEqual([409, 'not_proved']);
  const { sandbox, change, review, state } = await begin();
  const other = await sandbox.signIn('unverified');
  const jo = { ...demo, first_name: 'Jo', last_name: 'Other Person' };
  await other.call('POST', `${path}/checks`, jo);
  await change('name', 'passport', { first_name: 'Jo', last_name: 'Other Person' });
  await review({ decision: 'accept' });
  expect((await state()).change).toMatchObject({ state: 'refused', reason: 'known_account' });
});

test('IDN-41 ID08 proved facts are read-only in the personal data: name, birth date and, with its check, the address', async () => {
  const { profile } = await begin();
  expect((await profile()).verified).toEqual([
    'name',
    'surname',
    'date_birthday',
    'registration_address',
    'city',
  ]);
  const open = await begin('unverified');
  expect((await open.profile()).verified).toEqual([]);
});

test('IDN-42 ID08 an expiring document is reported 30 days before, once; a new one ends that, and an expired one is requested', async () => {
  const { sandbox, change, review, state, subjects, wait } = await begin();
  const dayIn = (days: number): string =>
    new Date(sandbox.nowMs() + days * dayMs).toISOString().slice(0, 10);
  const renew = async (days: number): Promise<void> => {
    expect((await change('document', 'passport')).status).toBe(200);
    await review({ decision: 'accept', expires: dayIn(days) });
  };
  const last = dayIn(31);
  await renew(31);
  expect([(await state()).expiring, await subjects()]).toEqual([undefined, []]);
  await wait(dayMs);
  expect((await state()).expiring).toEqual({ paper: 'passport', ends_on: last });
  await wait(3_600_000);
  expect((await state()).expiring?.paper).toBe('passport');
  expect(await subjects()).toEqual(['Your identity document expires soon']);
  await renew(60);
  expect((await state()).expiring).toBeUndefined();
  expect(await state()).toMatchObject({ is_verified: true });
  // As if two months had passed.
  const setLast = (day: string): void =>
    void sandbox.store.run('UPDATE identity_paper_ends SET ends_on = ?', day);
  setLast(dayIn(0));
  expect(await state()).toMatchObject({ is_verified: true });
  setLast(dayIn(-1));
  expect(await state()).toMatchObject({ is_verified: false, needed_for: ['deposit', 'play'] });
  expect((await state()).checks.find(({ kind }) => kind === 'name')).toMatchObject({
    state: 'needed',
    papers: ['passport'],
  });
});
