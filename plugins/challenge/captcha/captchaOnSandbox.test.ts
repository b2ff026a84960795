import { pbkdf2, solveChallenge } from 'altcha/lib';
import { beforeEach, expect, test } from 'vitest';
import { HttpError } from '#core';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import { passCaptcha, type CaptchaSolver } from './CaptchaApi.ts';
import type { CaptchaResult } from '../contract.ts';
import { challenge } from '../index.ts';
import { CaptchaService } from './CaptchaService.ts';

interface Asked {
  readonly triesLeft: number;
  readonly isAskedAgain?: boolean;
  readonly countCalls?: () => number;
}

let page: PlatformPage;
/** Opened dialogs, and the person's reaction to the next ones. */
let asked: Asked[];
let person: (asked: Asked) => Promise<CaptchaResult | undefined>;

const solve: CaptchaSolver = async (challenge) =>
  (await solveChallenge({ challenge, deriveKey: pbkdf2.deriveKey })) ?? undefined;
const sports = '/web-api/line/v1/sports';

beforeEach(() => {
  asked = [];
  page = createPlatformPage({
    interceptors: challenge.interceptors.map((interceptor) => ({
      ...interceptor,
      plugin: 'challenge',
    })),
    modals: {
      open: async (_modal, props) => {
        asked.push(props as Asked);
        return person(props as Asked);
      },
    },
    services: { get: async () => captcha },
  });
  const captcha = new CaptchaService(page);
  person = async ({ triesLeft, countCalls }) => {
    const results: string[] = [];
    while (triesLeft > 0 && results.length < (countCalls?.() ?? 1)) {
      const verdict = await passCaptcha(page.http, new AbortController().signal, solve);
      if (verdict.kind === 'passed') results.push(verdict.result);
    }
    return triesLeft === 0 ? undefined : { results, tries: 1 };
  };
});

async function demand(fault: object): Promise<void> {
  await page.sandbox.post('/sandbox/v1/faults', [{ path: sports, times: 100, ...fault }]);
}

async function requests(): Promise<
  readonly { readonly headers: Readonly<Record<string, string>> }[]
> {
  return page.sandbox.json(`/sandbox/v1/requests?path=${sports}`);
}

const call = async (): Promise<number> =>
  page.http.call('betting.sports').then(
    () => 200,
    (error: unknown) => (error instanceof HttpError ? error.status : 0),
  );

/** The platform asks for a captcha after every result. */
const always = { status: 400, body: { errors: [{ code: 111, detail: 'captcha' }] } };

test('AUT-70 AUT-502 ten calls that are asked at once share one dialog, and each has a result of its own', async () => {
  await demand({ captcha: true });
  expect(await Promise.all(Array.from({ length: 10 }, call))).toEqual(
    Array.from({ length: 10 }, () => 200),
  );
  expect(asked).toMatchObject([{ triesLeft: 3, isAskedAgain: false }]);
  const sent = (await requests()).map(({ headers }) => headers['x-captcha-result']);
  expect([sent.length, new Set(sent).size]).toEqual([20, 11]);
});

test('AUT-502 a result is good for one call: the next one asks the person again', async () => {
  await demand({ captcha: true });
  expect([await call(), await call(), asked.length]).toEqual([200, 200, 2]);
});

test('AUT-71 A28 asked for ever: three dialogs, four requests, and one word about support', async () => {
  await demand(always);
  expect(await call()).toBe(400);
  await page.until(() => asked.length === 4);
  expect(asked.map(({ triesLeft }) => triesLeft)).toEqual([3, 2, 1, 0]);
  expect(
    (await requests()).map(({ headers }) => headers['x-captcha-result'] !== undefined),
  ).toEqual([false, true, true, true]);
});

test('AUT-71 A28 asked for ever by ten calls at once: the same three dialogs', async () => {
  await demand({ ...always, times: 1000 });
  expect(await Promise.all(Array.from({ length: 10 }, call))).toEqual(
    Array.from({ length: 10 }, () => 400),
  );
  await page.until(() => asked.length === 4);
  expect(asked.map(({ triesLeft }) => triesLeft)).toEqual([3, 2, 1, 0]);
  expect(await requests()).toHaveLength(40);
});

test('AUT-71 failed tries of one dialog are deducted in the next', async () => {
  const usual = person;
  person = async (props) => {
    const result = await usual(props);
    return result && { ...result, tries: 3 };
  };
  await demand(always);
  expect(await call()).toBe(400);
  expect(asked.map(({ triesLeft }) => triesLeft)).toEqual([3, 0]);
  expect(await requests()).toHaveLength(2);
});

test('AUT-72 cancel fails all calls that wait, without another request', async () => {
  person = async () => undefined;
  await demand({ captcha: true });
  expect(await Promise.all(Array.from({ length: 10 }, call))).toEqual(
    Array.from({ length: 10 }, () => 400),
  );
  expect([asked.length, (await requests()).length]).toEqual([1, 10]);
});

test('AUT-70 the captcha’s own calls never wait for a captcha', async () => {
  await page.sandbox.post('/sandbox/v1/faults', [
    { path: '/web-api/captcha/v1/*', times: 9, ...always },
  ]);
  await expect(passCaptcha(page.http, new AbortController().signal, solve)).rejects.toThrow(
    HttpError,
  );
  expect(asked).toEqual([]);
});
