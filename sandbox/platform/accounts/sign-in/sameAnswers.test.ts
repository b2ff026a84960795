import { afterAll, expect, test, vi } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../../testing/createTestSandbox.ts';
import { defaultPasswordCost, PasswordHashing } from '../password/PasswordHashing.ts';
import { Users } from '../Users.ts';

/** Each check computes one hash, also for unknown people: a measure of time on any machine. */
const checks = vi.spyOn(PasswordHashing.prototype, 'isRight');
afterAll(() => checks.mockRestore());

type Ask = (sandbox: TestSandbox, isKnown: boolean, index: number) => Promise<Response>;

const byText: (path: string) => Ask = (path) => async (sandbox, isKnown, index) =>
  sandbox.post(path, {
    'phone-code': '+356',
    'phone-number': isKnown ? '99992121' : `9999${String(3131 + index)}`,
  });

/** Every call that might reveal whether an account exists, each from its own address. */
const ways: Readonly<Record<string, Ask>> = {
  'sign-in by login': async (sandbox, isKnown, index) =>
    sandbox.post('/web-api/auth/v1/login', {
      uLogin: isKnown ? 'demo' : `odem${index}`,
      uPassword: `a wrong password ${index}`,
      save: false,
    }),
  'sign-in by e-mail': async (sandbox, isKnown, index) =>
    sandbox.post('/web-api/auth/v1/login', {
      uLogin: isKnown ? 'demo@grandstand.example' : `odem${index}@grandstand.example`,
      uPassword: `a wrong password ${index}`,
      save: false,
    }),
  'sign-in by number': async (sandbox, isKnown, index) =>
    sandbox.post('/web-api/auth/v1/login/phone', {
      phone_number: isKnown ? '+35699992121' : `+3569999${String(3131 + index)}`,
      country_code: 'mt',
      uPassword: `a wrong password ${index}`,
      save: false,
    }),
  'code by text': byText('/web-api/auth/v1/sms'),
  'forgotten, by e-mail': async (sandbox, isKnown, index) =>
    sandbox.post('/web-api/auth/v1/password/forgot', {
      email: isKnown ? 'demo@grandstand.example' : `odem${index}@grandstand.example`,
    }),
  'forgotten, by text': byText('/web-api/auth/v1/password/sms'),
};

function stage(passwordCost?: number): TestSandbox {
  const sandbox = createTestSandbox(passwordCost === undefined ? {} : { passwordCost });
  const users = new Users(sandbox.store);
  users.change(users.byLogin('demo')?.id ?? 0, { phone: '+35699992121', activationType: 2 });
  return sandbox;
}

/** Answer without its random parts: secrets, and the own number. */
async function traces(answer: Response): Promise<object> {
  const text = await answer.text();
  const shown = text
    .replaceAll(/"guid":"[\w-]{43}"/g, '"guid":""')
    .replaceAll(/"masked":"(.{15,20})"/g, '"masked":""');
  return {
    status: answer.status,
    length: text.length,
    body: shown,
    cookies: answer.headers.getSetCookie(),
    headers: [...answer.headers.keys()].toSorted(),
  };
}

test.each(Object.entries(ways))(
  'TA01 SBX-946 %s: known and unknown get the same answer, for the same number of hashes and within the same limit',
  async (way, ask) => {
    const told: { readonly hashes: number }[][] = [];
    for (const isKnown of [true, false]) {
      const sandbox = stage();
      const answers: { readonly hashes: number }[] = [];
      // Repeated until the limit is reached: the unknown one answers the same throughout.
      for (let tries = 0; tries < 7; tries += 1) {
        checks.mockClear();
        const answer = await ask(sandbox, isKnown, 0);
        answers.push({ ...(await traces(answer)), hashes: checks.mock.calls.length });
      }
      told.push(answers);
      sandbox.dispose();
    }
    expect(told[0]).toEqual(told[1]);
    const [first] = told[0] ?? [];
    expect(first?.hashes).toBe(way.startsWith('sign-in') ? 1 : 0);
  },
);

test('TA01 SBX-931 the median times of a wrong password for known and unknown differ by less than half a hash', async () => {
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const ask = ways['sign-in by login'];
  if (ask === undefined) throw new Error('There is no such way');
  // Alternately, so that other load of the machine slows both; no account is locked meanwhile.
  for (let index = 0; index < 4; index += 1) {
    const sandbox = stage(defaultPasswordCost);
    for (let tries = 0; tries < 3; tries += 1)
      for (const who of ['known', 'unknown'] as const) {
        const beganAtMs = performance.now();
        expect((await ask(sandbox, who === 'known', index)).status).toBe(400);
        took[who].push(performance.now() - beganAtMs);
      }
    sandbox.dispose();
  }
  const [known, unknown] = [medianOf(took.known), medianOf(took.unknown)];
  expect(Math.abs(known - unknown)).toBeLessThan(Math.max(known, unknown) / 2);
});

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
