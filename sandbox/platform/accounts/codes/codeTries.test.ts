import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ErrorAnswer } from '#wire';
import { createTestSandbox, type TestSandbox } from '../../../testing/createTestSandbox.ts';
import { EmailTokens } from '../../mail/EmailTokens.ts';
import { Mailer } from '../../mail/Mailer.ts';
import { Outbox } from '../../mail/Outbox.ts';
import { secretHash } from '../password/secretHash.ts';
import { randomToken } from '../password/secrets.ts';
import { ProofCodes } from '../second-factor/ProofCodes.ts';
import { SecondFactors, totpOf } from '../second-factor/SecondFactors.ts';
import { DeviceProofs } from '../sign-in/DeviceProofs.ts';
import { Sessions } from '../sign-in/Sessions.ts';
import { SignInLinks } from '../sign-in/SignInLinks.ts';
import { SmsCodes, type SmsPurpose } from '../sign-in/SmsCodes.ts';
import { Users } from '../Users.ts';

const auth = '/web-api/auth/v1';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const mostWrong = 5;

type Headers = Readonly<Record<string, string>>;

/** A code that a person got, and the call that accepts it. */
interface Sent {
  readonly code: string;
  readonly handIn: (code: string, headers: Headers) => Promise<Response>;
}

/** Place of the tries: a browser or session of the person, or elsewhere. */
type Place = 'own' | 'elsewhere';

/** Proof given elsewhere: a number only, or the first step of a sign-in. */
type Proved = 'number' | 'first step' | 'session';

interface Purpose {
  readonly proved: Proved;
  /** Returns the refusal if no code can be requested. */
  readonly begin: (owner: Owner, headers: Headers) => Promise<Sent | Response>;
}

/** A person with everything that codes are sent for. */
class Owner {
  readonly sandbox: TestSandbox;
  readonly userId: number;
  readonly phone: string;
  readonly device: string;
  readonly factors: SecondFactors;
  #secret: string;
  #letters = 0;

  constructor(sandbox: TestSandbox, userId: number, phone: string, device: string) {
    const { store, nowMs } = sandbox;
    this.sandbox = sandbox;
    this.userId = userId;
    this.phone = phone;
    this.device = device;
    this.factors = new SecondFactors(store, nowMs);
    new Users(store).change(userId, { phone, activationType: 2 });
    new Users(store).markWithoutPassword(userId);
    new DeviceProofs(store, nowMs).set(userId, true);
    this.#secret = this.factors.begin(userId);
    this.factors.confirm(userId, this.appCode());
  }

  appCode(): string {
    return totpOf(this.#secret).generate({ timestamp: this.sandbox.nowMs() });
  }

  /** Another app, which a right code binds. */
  newApp(): { readonly code: string; readonly isBound: () => void } {
    const secret = this.factors.begin(this.userId);
    return {
      code: totpOf(secret).generate({ timestamp: this.sandbox.nowMs() }),
      isBound: () => (this.#secret = secret),
    };
  }

  /** Returns the newest code for an address or number. */
  sentTo(recipient: string): string {
    const letter = this.sandbox.store.one<{ body: string }>(
      'SELECT body FROM outbox WHERE recipient = ? ORDER BY id DESC',
      recipient,
    );
    return /\b\d{6}\b/.exec(letter?.body ?? '')?.[0] ?? '';
  }

  /** Keeps clear of the limits of e-mails, which this test is not about. */
  withoutLetterLimits(): { readonly email: string; readonly address: Headers } {
    const { store } = this.sandbox;
    this.#letters += 1;
    const email = `p${this.userId}.${this.#letters}@grandstand.example`;
    store.run('DELETE FROM login_attempts');
    new Users(store).setEmail(this.userId, email);
    return { email, address: { 'X-Real-Ip': `10.${this.userId % 250}.0.${this.#letters % 250}` } };
  }

  /** Calls from a session that was opened just now. */
  inside(path: string, body: object): Promise<Response> {
    const sessions = new Sessions(this.sandbox.store, this.sandbox.nowMs);
    const { session } = sessions.start(this.userId, {
      isPersistent: false,
      isFresh2: true,
      way: 'password',
      agent: '',
      country: '',
    });
    const { token } = sessions.token(session, true);
    return this.sandbox.post(path, body, { Authorization: `Bearer ${token}` });
  }

  /** Signs in by link, up to the second step. */
  async atSecondStep(headers: Headers): Promise<{ ticket: string; headers: Headers }> {
    const { post, store, nowMs } = this.sandbox;
    const token = new SignInLinks(store, nowMs).create(this.userId);
    const look = await post(`${auth}/token-login/look`, { token });
    const answer = await post(`${auth}/token-login`, { token }, withCookie(headers, look));
    expect(answer.status).toBe(200);
    const { ticket } = (await answer.json()) as { ticket: string };
    return { ticket, headers: withCookie(headers, answer) };
  }
}

function withCookie(headers: Headers, response: Response): Headers {
  const set = response.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { ...headers, Cookie: [...set, headers['Cookie'] ?? ''].join('; ') };
}

function byText(purpose: SmsPurpose, path: string): Purpose {
  return {
    proved: 'number',
    begin: (owner) => {
      const { store, nowMs, post } = owner.sandbox;
      const codes = new SmsCodes({
        store,
        users: new Users(store),
        mailer: new Mailer(new Outbox(store, nowMs), nowMs, () => ({
          name: 'Grandstand',
          origin: '',
          host: 'localhost',
        })),
        nowMs,
        later: (work) => work(),
      });
      const { guid } = codes.send(purpose, owner.phone, 'en', 'localhost', () => true);
      return Promise.resolve({
        code: owner.sentTo(owner.phone),
        handIn: (code, headers) =>
          post(
            path,
            { guid, 'sms-code': code, ...(purpose === 'sign-in' ? { save: false } : {}) },
            headers,
          ),
      });
    },
  };
}

const purposes: Readonly<Record<string, Purpose>> = {
  'signing in': byText('sign-in', `${auth}/login/sms`),
  'a new password': byText('password', `${auth}/password/code`),
  'confirming a number': {
    proved: 'number',
    begin: ({ sandbox, userId, phone }) => {
      const tokens = new EmailTokens(sandbox.store, sandbox.nowMs);
      const { token, code } = tokens.createCode(userId, phone);
      return Promise.resolve({
        code,
        handIn: (typed, headers) =>
          sandbox.post(`${auth}/activation/phone`, { token, code: typed }, headers),
      });
    },
  },
  // Sent before anybody has the number: later texts have no code.
  'a registration': {
    proved: 'number',
    begin: ({ sandbox, phone }) => {
      const [token, code] = [randomToken(), '271828'];
      sandbox.store.run(
        `INSERT INTO registration_codes (token_hash, phone, code_hash, tries_left, expires_at_ms)
          VALUES (?, ?, ?, ?, ?)`,
        secretHash(token),
        phone,
        secretHash(code + token),
        mostWrong,
        sandbox.nowMs() + minuteMs,
      );
      const path = '/web-api/registration/v1/phone-codes/confirm';
      return Promise.resolve({
        code,
        handIn: (typed) => sandbox.post(path, { token, code: typed }),
      });
    },
  },
  'a second step': {
    proved: 'first step',
    begin: async (owner, given) => {
      const { address } = owner.withoutLetterLimits();
      const { ticket, headers } = await owner.atSecondStep({ ...given, ...address });
      return {
        code: owner.appCode(),
        handIn: (code) => owner.sandbox.post(`${auth}/two-step`, { ticket, code }, headers),
      };
    },
  },
  'a new device': {
    proved: 'first step',
    begin: async (owner, given) => {
      const { email, address } = owner.withoutLetterLimits();
      const { ticket, headers } = await owner.atSecondStep({ ...given, ...address });
      const { post } = owner.sandbox;
      const step = { ticket, code: owner.appCode() };
      const answer = await post(`${auth}/two-step`, step, headers);
      if (answer.status !== 200) return answer;
      const device = (await answer.json()) as { next: string; ticket: string };
      expect(device.next).toBe('new_device');
      return {
        code: owner.sentTo(email),
        handIn: (code) =>
          post(`${auth}/new-device`, { ticket: device.ticket, code }, withCookie(headers, answer)),
      };
    },
  },
  'a proof by the app': {
    proved: 'session',
    begin: (owner) =>
      Promise.resolve({
        code: owner.appCode(),
        handIn: (code) => owner.inside(`${auth}/step-up`, { code }),
      }),
  },
  'a proof on paper': {
    proved: 'session',
    begin: (owner) =>
      Promise.resolve({
        code: owner.factors.renewCodes(owner.userId)[0] ?? '',
        handIn: (code) => owner.inside(`${auth}/step-up`, { code }),
      }),
  },
  'a proof by letter': {
    proved: 'session',
    begin: (owner) => {
      const { store, nowMs } = owner.sandbox;
      const { guid, code } = new ProofCodes(store, nowMs).begin(owner.userId);
      return Promise.resolve({
        code,
        handIn: (typed) => owner.inside(`${auth}/step-up`, { letter: { guid, code: typed } }),
      });
    },
  },
  'another app': {
    proved: 'session',
    begin: (owner) => {
      const { code, isBound } = owner.newApp();
      return Promise.resolve({
        code,
        handIn: async (typed) => {
          const answer = await owner.inside('/web-api/security/v1/totp/confirm', { code: typed });
          if (answer.status === 200) isBound();
          return answer;
        },
      });
    },
  },
};

const names = Object.keys(purposes);
const purposeOf = (name: string): Purpose => {
  const purpose = purposes[name];
  if (purpose === undefined) throw new Error(`There is no purpose ${name}`);
  return purpose;
};

/** Two people, of whom one is locked out and the other is not. */
async function stage(): Promise<readonly [Owner, Owner]> {
  const sandbox = createTestSandbox();
  const owner = async (login: string, phone: string): Promise<Owner> => {
    const { cookie, userId } = await sandbox.signIn(login);
    const [device = ''] = /grandstand_device=[\w-]+/.exec(cookie) ?? [];
    expect(device).not.toBe('');
    return new Owner(sandbox, userId, phone, `__Host-${device}`);
  };
  return [await owner('demo', '+35699992121'), await owner('newbie', '+35699993131')];
}

type Typed = 'right' | 'wrong' | 'that of another purpose';

/** Returns a code that the same person recently got for another purpose. */
function codeOfAnother({ sandbox: { store, nowMs }, userId, phone }: Owner, name: string): string {
  return name === 'a proof by letter'
    ? new EmailTokens(store, nowMs).createCode(userId, phone).code
    : new ProofCodes(store, nowMs).begin(userId).code;
}

/** Sends one code; a wrong one can never be right. */
async function tryOne(
  owner: Owner,
  name: string,
  { place, typed }: { readonly place: Place; readonly typed: Typed },
): Promise<Response> {
  const headers = isOwn(name, place) ? { Cookie: owner.device } : {};
  const sent = await purposeOf(name).begin(owner, headers);
  if (sent instanceof Response) return sent;
  expect(sent.code).toMatch(/^(?:\d{6}|[\w ]{19})$/);
  const other = typed === 'wrong' ? '314159' : codeOfAnother(owner, name);
  const code = typed === 'right' ? sent.code : other === sent.code ? '161803' : other;
  return sent.handIn(code, headers);
}

interface Refusal {
  readonly status: number;
  readonly code: unknown;
  readonly left: unknown;
  readonly waitS: number;
}

async function refusalOf(answer: Response): Promise<Refusal> {
  const { errors } = (await answer.json()) as ErrorAnswer;
  const { code, meta } = errors[0];
  return {
    status: answer.status,
    code,
    left: meta?.['triesLeft'] ?? meta?.['tries_left'],
    waitS: Number(answer.headers.get('Retry-After')),
  };
}

/** Returns the key of the tries: weaker proofs never lock out stronger ones. */
function countedBy(name: string, place: Place): Proved {
  const { proved } = purposeOf(name);
  return isOwn(name, place) ? 'session' : proved;
}

/** A device is new elsewhere only, and a registration has no account of its own yet. */
function isOwn(name: string, place: Place): boolean {
  return place === 'own' && name !== 'a registration' && name !== 'a new device';
}

const step = fc.record({
  who: fc.constantFrom(0, 0, 0, 1),
  name: fc.constantFrom(...names),
  place: fc.constantFrom<Place>('own', 'elsewhere'),
  typed: fc.constantFrom<Typed>('right', 'wrong', 'wrong', 'wrong', 'that of another purpose'),
  // The time step of an app's code has passed by then.
  waitMin: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 4 }) },
    { weight: 1, arbitrary: fc.constantFrom(20, 59, 60, 61) },
  ),
});

test('SBX-954 SBX-1405 TA07 five wrong codes of any purposes within an hour lock the next one for the rest of it', async () => {
  const owners = await stage();
  const { sandbox } = owners[0];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), async (steps) => {
      sandbox.store.run('DELETE FROM code_tries');
      const wrongAtMs = new Map<string, number[]>();
      for (const { who, name, place, typed, waitMin } of steps) {
        sandbox.advance(waitMin * minuteMs);
        const counted = `${who} ${countedBy(name, place)}`;
        const before = wrongAtMs.get(counted) ?? [];
        const lately = before.filter((atMs) => atMs > sandbox.nowMs() - hourMs);
        const answer = await tryOne(owners[who] ?? owners[0], name, { place, typed });
        if (lately.length < mostWrong && typed === 'right') {
          expect([name, place, answer.status]).toEqual([name, place, 200]);
          continue;
        }
        const refusal = await refusalOf(answer);
        if (lately.length < mostWrong) {
          expect([name, place, refusal.status]).toEqual([name, place, 400]);
          expect(['code_wrong', 'wrong_code', 'code_invalid']).toContain(refusal.code);
          if (name !== 'another app') expect(refusal.left).toBe(mostWrong - lately.length - 1);
          wrongAtMs.set(counted, [...before, sandbox.nowMs()]);
          continue;
        }
        const opensAtMs = (lately.at(-mostWrong) ?? 0) + hourMs;
        expect([name, place, refusal]).toMatchObject([
          name,
          place,
          {
            status: 429,
            code: 'too_many_tries',
            waitS: Math.ceil((opensAtMs - sandbox.nowMs()) / 1000),
          },
        ]);
      }
      for (const times of wrongAtMs.values())
        for (const [index, atMs] of times.entries())
          expect((times[index + mostWrong] ?? Infinity) - atMs).toBeGreaterThanOrEqual(hourMs);
    }),
    { numRuns: 12 },
  );
  sandbox.dispose();
}, 60_000);

test.each(names)(
  'SBX-954 TA07 after five wrong codes for %s no purpose accepts another one of that person for an hour',
  async (name) => {
    const [owner, other] = await stage();
    const { sandbox } = owner;
    const place = purposeOf(name).proved === 'session' ? 'own' : 'elsewhere';
    for (let tries = 0; tries < mostWrong; tries += 1) {
      sandbox.advance(minuteMs);
      expect((await tryOne(owner, name, { place, typed: 'wrong' })).status).toBe(400);
    }
    for (const each of names) {
      sandbox.advance(minuteMs);
      const isClosed = countedBy(each, place) === countedBy(name, place);
      const mine = await tryOne(owner, each, { place, typed: 'right' });
      const theirs = await tryOne(other, each, { place, typed: 'right' });
      expect([each, mine.status, theirs.status]).toEqual([each, isClosed ? 429 : 200, 200]);
    }
    sandbox.advance(hourMs);
    expect((await tryOne(owner, name, { place, typed: 'right' })).status).toBe(200);
    sandbox.dispose();
  },
);

test('SBX-1407 TA03 TA07 strangers do not lock out the owner of the password, who does not lock out the person’s browsers', async () => {
  const [owner] = await stage();
  const { sandbox } = owner;
  const status = async (name: string, place: Place, typed: Typed): Promise<number> => {
    sandbox.advance(minuteMs);
    return (await tryOne(owner, name, { place, typed })).status;
  };
  for (let tries = 0; tries < mostWrong; tries += 1)
    await status('signing in', 'elsewhere', 'wrong');
  expect(await status('signing in', 'elsewhere', 'right')).toBe(429);
  expect(await status('a second step', 'elsewhere', 'right')).toBe(200);
  for (let tries = 0; tries < mostWrong; tries += 1)
    await status('a second step', 'elsewhere', 'wrong');
  expect(await status('a second step', 'elsewhere', 'right')).toBe(429);
  for (const name of ['signing in', 'a second step', 'a proof by the app'])
    expect([name, await status(name, 'own', 'right')]).toEqual([name, 200]);
  sandbox.dispose();
});

test('SBX-954 TA07 five of twenty parallel wrong codes are checked', async () => {
  const [owner] = await stage();
  const sent = await purposeOf('a new password').begin(owner, {});
  if (sent instanceof Response) throw new Error('The number gets no code');
  const answers = await Promise.all(Array.from({ length: 20 }, () => sent.handIn('314159', {})));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(mostWrong);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  owner.sandbox.dispose();
});

test('SBX-1406 TA01 an unknown number is locked like a known one, across all purposes', async () => {
  const [owner] = await stage();
  const { post } = owner.sandbox;
  const answersOf = async (national: string): Promise<readonly unknown[]> => {
    const number = { 'phone-code': '+356', 'phone-number': national };
    const phone = `+356${national}`;
    // A number gets one text a minute.
    const ask = async (path: string, body: object): Promise<{ token: string; guid: string }> => {
      owner.sandbox.advance(minuteMs);
      return (await (await post(path, body)).json()) as { token: string; guid: string };
    };
    const handles = [
      (await ask(`${auth}/activation/code`, { phone })).token,
      (await ask('/web-api/registration/v1/phone-codes', { phone })).token,
    ];
    const { guid } = await ask(`${auth}/sms`, number);
    const paths = [`${auth}/activation/phone`, '/web-api/registration/v1/phone-codes/confirm'];
    const answers: unknown[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      for (const [index, path] of paths.entries())
        answers.push(await refusalOf(await post(path, { token: handles[index], code: '314159' })));
      const body = { guid, 'sms-code': '314159', save: false };
      answers.push(await refusalOf(await post(`${auth}/login/sms`, body)));
    }
    return answers;
  };
  const known = await answersOf(owner.phone.slice(4));
  expect(known).toMatchObject([
    ...[4, 3, 2, 1, 0].map((left) => ({ status: 400, left })),
    ...Array.from({ length: 4 }, () => ({ status: 429, code: 'too_many_tries', waitS: 3600 })),
  ]);
  expect(await answersOf('99994747')).toEqual(known);
  owner.sandbox.dispose();
});
