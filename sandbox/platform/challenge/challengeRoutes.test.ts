import { createHash } from 'node:crypto';
import { pbkdf2, solveChallenge } from 'altcha/lib';
import type {
  CaptchaUpdateAnswer,
  CaptchaValidateAnswer,
  CaptchaValidateRequest,
  ErrorAnswer,
  FingerprintAnswer,
  SecureDataAnswer,
  VideoTokenAnswer,
} from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../testing/createTestSandbox.ts';

interface SignedContent {
  readonly isValid: boolean;
  readonly data: unknown;
}

const readToken = (sandbox: TestSandbox, purpose: string, token: string): Promise<SignedContent> =>
  sandbox.json<SignedContent>(
    `/sandbox/v1/signed-tokens?${new URLSearchParams({ purpose, token })}`,
  );
const codeOf = async (answer: Response): Promise<[number, string | number]> => [
  answer.status,
  ((await answer.json()) as ErrorAnswer).errors[0].code,
];
const record = (componentsData: Record<string, string>): string =>
  createHash('sha256')
    .update(
      Object.keys(componentsData)
        .toSorted()
        .map((name) => `${name}=${componentsData[name]}`)
        .join('\n'),
    )
    .digest('hex');

/** A browser that gets challenges and answers them. */
function openBrowser(
  sandbox: TestSandbox,
  cookies = '',
): {
  get: () => Promise<CaptchaUpdateAnswer>;
  time: () => Promise<number>;
  solve: (answer: CaptchaUpdateAnswer) => Promise<CaptchaValidateRequest>;
  validate: (body: CaptchaValidateRequest) => Promise<CaptchaValidateAnswer>;
} {
  let cookie = cookies;
  return {
    async get() {
      const answer = await sandbox.request('/web-api/captcha/v1/update', {
        headers: { Cookie: cookie },
      });
      cookie = [cookies, answer.headers.getSetCookie()[0]?.split(';')[0]]
        .filter((each) => each !== '')
        .join('; ');
      return (await answer.json()) as CaptchaUpdateAnswer;
    },
    time: async () =>
      (
        await sandbox.json<{ time: number }>('/web-api/captcha/v1/gettime', {
          headers: { Cookie: cookie },
        })
      ).time,
    async solve({ challenge }) {
      const solution = await solveChallenge({ challenge, deriveKey: pbkdf2.deriveKey });
      if (solution === null) throw new Error('The challenge was not solved in time');
      return {
        captcha: {
          challenge,
          solution: { counter: solution.counter, derivedKey: solution.derivedKey },
        },
      };
    },
    validate: async (body) =>
      (await (
        await sandbox.post('/web-api/captcha/v1/validate', body, { Cookie: cookie })
      ).json()) as CaptchaValidateAnswer,
  };
}

test('SBX-180 a browser that lost the readable cookie gets it again; others get nothing', async () => {
  const sandbox = createTestSandbox();
  const { cookie } = await sandbox.signIn();
  const [secret = '', sign = ''] = cookie.split('; ');
  const answers = await Promise.all(
    [secret, cookie, sign, ''].map((Cookie) =>
      sandbox.request('/web-api/session', { headers: { Cookie } }),
    ),
  );
  expect(answers.map((answer) => answer.status)).toEqual([204, 204, 204, 204]);
  expect(
    answers.map((answer) => answer.headers.getSetCookie().map((each) => each.split(';')[0])),
  ).toEqual([[secret, sign], [], [], []]);
  sandbox.dispose();
});

test('SBX-181 video tokens and secure data belong to one person and expire', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const video = async (): Promise<string> =>
    ((await (await demo.call('POST', '/web-api/user/updatetoken')).json()) as VideoTokenAnswer)
      .token;
  const first = await video();
  expect(await video()).not.toBe(first);
  expect(await readToken(sandbox, 'video', first)).toEqual({ isValid: true, data: demo.userId });
  expect(await readToken(sandbox, 'grant', first)).toEqual({ isValid: false, data: null });
  expect(await readToken(sandbox, 'video', `${first}x`)).toEqual({ isValid: false, data: null });
  const secure = (await (
    await demo.call('GET', '/web-api/user/v1/secure-data')
  ).json()) as SecureDataAnswer;
  sandbox.advance(1_200_000);
  expect((await readToken(sandbox, 'video', first)).isValid).toBe(false);
  expect(await readToken(sandbox, 'grant', secure.grant ?? '')).toEqual({
    isValid: true,
    data: demo.userId,
  });
  sandbox.advance(600_000);
  expect((await readToken(sandbox, 'grant', secure.grant ?? '')).isValid).toBe(false);
  expect((await sandbox.post('/web-api/user/updatetoken', {})).status).toBe(401);
  expect((await sandbox.request('/web-api/user/v1/secure-data')).status).toBe(401);
  sandbox.dispose();
});

test('SBX-182 M79 a challenge is valid for one browser, two minutes and one answer', async () => {
  const sandbox = createTestSandbox();
  const browser = openBrowser(sandbox);
  expect(await browser.time()).toBe(0);
  const challenge = await browser.get();
  expect([challenge.time, await browser.time()]).toEqual([120, 120]);
  const right = await browser.solve(challenge);
  expect(await openBrowser(sandbox).validate(right)).toMatchObject({ success: false, type: 1 });
  expect(await browser.validate(right)).toMatchObject({ success: true, type: 0, time: 120 });
  expect(await browser.validate(right)).toMatchObject({ success: false, type: 1 });

  const late = await browser.solve(await browser.get());
  sandbox.advance(119_000);
  expect(await browser.time()).toBe(1);
  sandbox.advance(1000);
  expect([await browser.time(), (await browser.validate(late)).success]).toEqual([0, false]);

  const { captcha } = await browser.solve(await browser.get());
  expect(
    await browser.validate({ captcha: { ...captcha, solution: { counter: 1, derivedKey: '00' } } }),
  ).toMatchObject({ success: false, type: 1 });
  const other = await browser.get();
  const cheap = {
    ...other.challenge,
    parameters: { ...other.challenge.parameters, keyPrefix: '0' },
  };
  expect(
    (await browser.validate(await browser.solve({ ...other, challenge: cheap }))).success,
  ).toBe(false);
  expect((await sandbox.post('/web-api/captcha/v1/validate', { captcha: {} })).status).toBe(400);
  sandbox.dispose();
});

test('SBX-804 the fifth wrong answer of a session ends it', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const browser = openBrowser(sandbox, demo.cookie);
  const types: number[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    const { captcha } = await browser.solve(await browser.get());
    types.push(
      (
        await browser.validate({
          captcha: { ...captcha, solution: { counter: 1, derivedKey: '00' } },
        })
      ).type,
    );
  }
  expect(types).toEqual([1, 1, 1, 1, 2]);
  expect((await demo.call('GET', '/web-api/user/v1/config')).status).toBe(401);
  sandbox.dispose();
});

test('SBX-183 SBX-1481 M79 a result is valid for 120 s and one request', async () => {
  const sandbox = createTestSandbox();
  const browser = openBrowser(sandbox);
  const solved = async (): Promise<string> =>
    (await browser.validate(await browser.solve(await browser.get()))).result ?? '';
  await sandbox.post('/sandbox/v1/faults', [
    { path: '/web-api/line/v1/sports', times: 1000, captcha: true },
  ]);
  const ask = async (result: string): Promise<number> =>
    (await sandbox.request('/web-api/line/v1/sports', { headers: { 'X-Captcha-Result': result } }))
      .status;
  const result = await solved();
  expect(await Promise.all([ask(result), ask(result)])).toEqual([200, 400]);
  expect(await ask(result)).toBe(400);
  const second = await solved();
  sandbox.advance(120_000);
  expect(await ask(second)).toBe(400);
  sandbox.dispose();
});

test('SBX-184 after three wrong passwords a guess needs a captcha', async () => {
  const sandbox = createTestSandbox({ captchaAfter: 3 });
  const login = (uPassword: string, result?: string): Promise<Response> =>
    sandbox.post(
      '/web-api/auth/v1/login',
      { uLogin: 'demo', uPassword, save: false },
      result === undefined ? {} : { 'X-Captcha-Result': result },
    );
  for (let tries = 0; tries < 3; tries += 1)
    expect(await codeOf(await login('wrong'))).toEqual([400, 'wrong_credentials']);
  expect(await codeOf(await login('Demo-pass-1'))).toEqual([400, 100]);
  expect(await codeOf(await login('Demo-pass-1', 'made up'))).toEqual([400, 100]);
  const browser = openBrowser(sandbox);
  const { result } = await browser.validate(await browser.solve(await browser.get()));
  expect((await login('Demo-pass-1', result)).status).toBe(200);
  expect((await login('Demo-pass-1')).status).toBe(200);
  sandbox.dispose();
});

test('SBX-185 SBX-1481 a record whose token is the hash of its components is accepted', async () => {
  const sandbox = createTestSandbox();
  const componentsData = { zone: 'Europe/Malta', cores: '8' };
  expect(
    await codeOf(
      await sandbox.post('/web-api/fingerprint/v1/records', {
        token: record({ cores: '8' }),
        componentsData,
      }),
    ),
  ).toEqual([400, 'fingerprint_broken']);
  const { token, expiresAt } = (await (
    await sandbox.post('/web-api/fingerprint/v1/records', {
      token: record(componentsData),
      componentsData,
    })
  ).json()) as FingerprintAnswer;
  expect(expiresAt).toBe(Math.floor(sandbox.nowMs() / 1000) + 3600);
  await sandbox.post('/sandbox/v1/faults', [
    { path: '/web-api/line/v1/sports', times: 9, fingerprint: true },
  ]);
  const ask = (value: string): Promise<Response> =>
    sandbox.request('/web-api/line/v1/sports', { headers: { 'X-Fingerprint': value } });
  expect(await codeOf(await ask('made up'))).toEqual([400, 120]);
  expect((await ask(token)).status).toBe(200);
  sandbox.advance(3_600_000);
  expect((await ask(token)).status).toBe(400);
  sandbox.dispose();
});

test('SBX-187 the control API ends sessions or tokens, and refuses captchas', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const config = async (): Promise<Response> => demo.call('GET', '/web-api/user/v1/config');
  await sandbox.post('/sandbox/v1/users/demo', { sessions: 'expire-tokens' });
  expect(await codeOf(await config())).toEqual([401, 'token_expired']);
  expect(
    (await sandbox.request('/web-api/user/gettoken', { headers: { Cookie: demo.cookie } })).status,
  ).toBe(200);
  await sandbox.post('/sandbox/v1/users/demo', { sessions: 'end' });
  expect(
    (await sandbox.request('/web-api/user/gettoken', { headers: { Cookie: demo.cookie } })).status,
  ).toBe(401);
  expect((await sandbox.post('/sandbox/v1/users/demo', { sessions: 'all' })).status).toBe(400);
  const browser = openBrowser(sandbox);
  await sandbox.post('/sandbox/v1/captcha', { refuse: 2, times: 1 });
  expect(await browser.validate(await browser.solve(await browser.get()))).toMatchObject({
    success: false,
    type: 2,
  });
  expect(await browser.validate(await browser.solve(await browser.get()))).toMatchObject({
    success: true,
  });
  expect((await sandbox.post('/sandbox/v1/captcha', { refuse: 3 })).status).toBe(400);
  sandbox.dispose();
});
