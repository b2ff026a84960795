import { expect, test } from 'vitest';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import type { ErrorAnswer, IdentityState, IdentityVisit, IdentityVisitEnd } from '#wire';

const path = '/web-api/identity/v1';

async function begin(login = 'unverified') {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn(login);
  const { call, cookie } = person;
  const state = async (): Promise<IdentityState> =>
    (await (await call('GET', `${path}/state`)).json()) as IdentityState;
  const openWays = async (): Promise<readonly string[]> =>
    (await state()).ways.filter((way) => way.is_open).map(({ id }) => id);
  const checks = async (): Promise<Readonly<Record<string, string>>> =>
    Object.fromEntries((await state()).checks.map((check) => [check.kind, check.state]));
  const beginAt = async (way: string): Promise<IdentityVisit> => {
    const answer = await call('POST', `${path}/visits`, { way }, { 'X-Language': 'de' });
    expect(answer.status).toBe(200);
    return (await answer.json()) as IdentityVisit;
  };
  /** Presses a button on the provider's page. */
  const decide = (url: string, what: string): Promise<Response> =>
    sandbox.request(`${url.replace('/authorize?', '/decide?')}&${what}`);
  const back = async (address: string, by = cookie): Promise<URL> => {
    const answer = await sandbox.request(address, { headers: { Cookie: by } });
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get('location') ?? '', 'http://localhost');
  };
  /** Address at which a whole-page visit ends. */
  const visit = async (way: string, what: string): Promise<string> => {
    const { url } = await beginAt(way);
    const { headers } = await decide(url, what);
    const end = await back(headers.get('location') ?? '');
    // An unknown visit has neither provider nor language.
    const known = end.searchParams.get('way');
    expect([end.pathname, known ?? way]).toEqual([
      `/${known === null ? 'en' : 'de'}/office/verification`,
      way,
    ]);
    return end.searchParams.get('end') ?? '';
  };
  /** Result of a visit in a frame. */
  const framed = async (way: string, what: string): Promise<IdentityVisitEnd> => {
    const { url } = await beginAt(way);
    const told: unknown = await (await decide(url, what)).json();
    const answer = await call('POST', `${path}/visits/end`, told);
    expect(answer.status).toBe(200);
    return (await answer.json()) as IdentityVisitEnd;
  };
  const say = (more: object = {}): Promise<Response> =>
    call('POST', `${path}/checks`, {
      first_name: 'Robin',
      last_name: 'None',
      birth_date: '1990-02-03',
      street: 'Republic Street 1',
      postcode: 'VLT 1110',
      city: 'Valletta',
      region: '',
      ...more,
    });
  return {
    sandbox,
    call,
    person,
    state,
    openWays,
    checks,
    beginAt,
    decide,
    back,
    visit,
    framed,
    say,
  };
}

const refusalOf = async (answer: Response): Promise<unknown> => [
  answer.status,
  ((await answer.json()) as ErrorAnswer).errors[0].code,
];

test.each(['bankid', 'itsme'])(
  'IDN-30 ID03 %s proves age, name and address of a person who has not entered any details',
  async (way) => {
    const { state, openWays, visit, sandbox } = await begin();
    expect((await state()).ways.map(({ id, kind, is_open }) => [id, kind, is_open])).toEqual([
      ['bankid', 'redirect', true],
      ['itsme', 'redirect', true],
      ['harbour-id', 'frame', true],
    ]);
    expect(await visit(way, 'person=0')).toBe('verified');
    expect(await openWays()).toEqual([]);
    expect(await state()).toMatchObject({
      is_verified: true,
      needed_for: [],
      person: { first_name: 'Robin', birth_date: '1990-02-03', street: 'Republic Street 1' },
    });
    const letters = await sandbox.json<{ subject: string }[]>('/sandbox/v1/outbox');
    expect(letters.map(({ subject }) => subject)).toEqual(['Du bist verifiziert']);
  },
);

test('IDN-30 ID03 a visit in a frame ends with its message; this provider has no address, which stays open', async () => {
  const { checks, framed, openWays } = await begin();
  const { way, end, state: after } = await framed('harbour-id', 'person=0');
  expect([way, end, after.is_verified]).toEqual(['harbour-id', 'verified', false]);
  expect(await checks()).toMatchObject({ age: 'done', name: 'done', address: 'needed' });
  expect(await openWays()).toEqual(['bankid', 'itsme']);
});

test.each([
  ['mishap=deny', 'cancelled', 5],
  ['mishap=refuse', 'refused', 4],
  ['mishap=error', 'failed', 5],
  ['mishap=replay', 'failed', 5],
  ['mishap=issuer', 'failed', 5],
  ['mishap=state', 'failed', 5],
  ['person=3', 'under_age', 4],
  ['person=2', 'mismatch', 4],
  ['first=Robin&last=None&birth=1990-02-04', 'mismatch', 4],
  ['person=x&first=None&last=R%C3%B3bin&birth=1990-02-03', 'verified', 5],
])('IDN-31 IDN-102 IDN-103 ID03 a visit that ends with %s is “%s”', async (what, end, left) => {
  const { say, visit, framed, checks, state } = await begin();
  // One try, without a match in public records.
  await say({ last_name: 'None' });
  const before = await checks();
  expect(await visit('bankid', what)).toBe(end);
  expect((await state()).tries_left).toBe(left - 1);
  if (end === 'verified') expect(await checks()).toMatchObject({ age: 'done', name: 'done' });
  else {
    expect(await checks()).toEqual(before);
    expect((await framed('harbour-id', what)).end).toBe(end);
  }
});

test('IDN-34 ID03 TA27 a provider that is down is reported before the person leaves; documents stay open', async () => {
  const { sandbox, call, beginAt, decide, state } = await begin();
  const { url } = await beginAt('bankid');
  await sandbox.post('/sandbox/v1/identity-ways/bankid', { isDown: true });
  expect(await refusalOf(await call('POST', `${path}/visits`, { way: 'bankid' }))).toEqual([
    503,
    'way_down',
  ]);
  expect((await decide(url, 'person=0')).status).toBe(404);
  expect((await state()).checks.find(({ kind }) => kind === 'name')?.papers).toContain('passport');
});

test('IDN-32 ID03 TA12 the return works once, for the person who began it, within ten minutes, and not with a code of another visit', async () => {
  const { sandbox, back, beginAt, checks, decide } = await begin();
  const demo = await sandbox.signIn('demo');
  const go = async (): Promise<string> =>
    (await decide((await beginAt('bankid')).url, 'person=0')).headers.get('location') ?? '';
  const endOf = (url: URL): string | null => url.searchParams.get('end');
  // Forwarded to another person, or to a visitor.
  expect(endOf(await back(await go(), demo.cookie))).toBe('failed');
  expect(endOf(await back(await go(), ''))).toBe('failed');
  // The code of one visit with the state of another, whose verifier differs.
  const [one, other] = [new URL(await go()), new URL(await go())];
  one.searchParams.set('code', other.searchParams.get('code') ?? '');
  expect(endOf(await back(one.href))).toBe('failed');
  expect(await checks()).toMatchObject({ name: 'needed' });
  const [good, late] = [await go(), await go()];
  expect(endOf(await back(good))).toBe('verified');
  expect(endOf(await back(good))).toBe('failed');
  sandbox.advance(600_000);
  expect(endOf(await back(late))).toBe('failed');
});

test('IDN-31 IDN-111 RN11 a known person proves nothing, and the owner of the first account gets a letter', async () => {
  const { sandbox, visit, state } = await begin();
  expect(await visit('itsme', 'person=1')).toBe('known');
  expect(await state()).toMatchObject({ is_verified: false });
  const letters = await sandbox.json<{ recipient: string }[]>('/sandbox/v1/outbox');
  expect(letters.map(({ recipient }) => recipient)).toContain('demo@grandstand.example');
});

test('IDN-104 after five tries, and once every check is done, no provider is offered', async () => {
  const { call, say, visit, state, openWays } = await begin();
  await say();
  for (let each = 0; each < 4; each += 1)
    expect(await visit('bankid', 'person=2')).toBe('mismatch');
  expect((await state()).tries_left).toBe(0);
  expect(await openWays()).toEqual([]);
  expect(await refusalOf(await call('POST', `${path}/visits`, { way: 'bankid' }))).toEqual([
    404,
    'way_unknown',
  ]);
  const verified = await begin('demo');
  expect(await verified.openWays()).toEqual([]);
});

test('IDN-33 FM11 a provider’s page may be in a frame of the site that began the visit, if it is for frames', async () => {
  const { sandbox, beginAt } = await begin();
  const policyOf = async (url: string): Promise<string> =>
    (await sandbox.request(url)).headers.get('content-security-policy') ?? '';
  const { url, fallback = '', source } = await beginAt('harbour-id');
  expect([new URL(url).hostname, source]).toEqual(['id.localhost', 'harbour-id']);
  expect(await policyOf(url)).toMatch(/frame-ancestors http:\/\/localhost$/);
  expect(await policyOf(fallback)).toMatch(/frame-ancestors 'none'$/);
  const bank = await beginAt('bankid');
  expect((await sandbox.request(`${bank.url}&response_mode=web_message`)).status).toBe(404);
});

test('IDN-47 a bank that knew no address is not offered for it again, also when one was said since', async () => {
  const { call, checks, openWays, say, state, visit } = await begin();
  expect(await visit('bankid', 'person=x&first=Any&last=Part&birth=1990-02-03')).toBe('verified');
  const provesOf = async (way: string): Promise<unknown> =>
    (await state()).ways.find(({ id }) => id === way)?.proves;
  expect(await checks()).toMatchObject({ age: 'done', name: 'done', address: 'needed' });
  expect([await provesOf('bankid'), await openWays()]).toEqual([['age', 'name'], ['itsme']]);
  expect(await provesOf('itsme')).toContain('address');
  expect(await refusalOf(await call('POST', `${path}/visits`, { way: 'bankid' }))).toEqual([
    404,
    'way_unknown',
  ]);
  await say();
  expect(await checks()).toMatchObject({ address: 'needed' });
  expect(await openWays()).toEqual(['itsme']);
});
