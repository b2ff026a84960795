import { expect, test } from 'vitest';
import { isSeoPage } from '../../schemas/generated/validators/seo.js';
import { PlatformAnswers } from './PlatformAnswers.ts';
import { PlatformCalls } from './PlatformCalls.ts';

const question = {
  endpoint: 'seo.page',
  query: { path: 'line' },
  language: 'en',
  origin: 'http://localhost',
  brand: 'alder',
} as const;

function answersOf(answer: () => Promise<Response>, entriesMax = 5000) {
  let nowMs = 0;
  const asked: string[] = [];
  const platform = {
    fetch: async (request: Request) => (
      asked.push(`${request.headers.get('x-language')} ${request.url}`),
      answer()
    ),
  };
  const answers = new PlatformAnswers(new PlatformCalls(platform), {
    freshMs: 60_000,
    nowMs: () => nowMs,
    entriesMax,
  });
  return {
    asked,
    ask: (change: { language?: string; brand?: string } = {}, waitLimitMs = 1000) =>
      answers.ask({ ...question, ...change }, isSeoPage, waitLimitMs),
    pass: (ms: number) => (nowMs += ms),
  };
}

test('EDG-351 an answer is asked for once a minute for each brand, language and question', async () => {
  const { ask, asked, pass } = answersOf(async () => Response.json({ title: 'Line' }));
  expect([await ask(), await ask()]).toEqual([{ title: 'Line' }, { title: 'Line' }]);
  expect(asked).toEqual(['en http://localhost/web-api/seo/v1/page?path=line']);
  await ask({ language: 'ru' });
  await ask({ brand: 'birch' });
  expect(asked).toHaveLength(3);
  pass(60_001);
  expect(await ask()).toEqual({ title: 'Line' });
  expect(asked).toHaveLength(4);
});

test('EDG-352 an old answer is given at once and renewed behind it', async () => {
  let title = 'Old';
  let release = (): void => undefined;
  let isHeld = false;
  const { ask, pass } = answersOf(async () => {
    if (isHeld) await new Promise<void>((resolve) => (release = resolve));
    return Response.json({ title });
  });
  await ask();
  pass(60_001);
  title = 'New';
  isHeld = true;
  expect(await ask()).toEqual({ title: 'Old' });
  release();
  await expect.poll(() => ask()).toEqual({ title: 'New' });
});

test('EDG-354 the first caller waits no longer than its own limit', async () => {
  const { ask } = answersOf(() => new Promise(() => undefined));
  expect(await ask({}, 5)).toBeUndefined();
});

test.each([
  ['a failing platform', async () => Promise.reject(new Error('down'))],
  ['an error answer', async () => new Response('', { status: 500 })],
  ['what is no JSON', async () => new Response('<html>')],
  ['what breaks the contract', async () => Response.json({ title: 7 })],
  ['more than a mebibyte', async () => Response.json({ title: 'x'.repeat(1024 * 1024) })],
])('EDG-355 %s is no answer, and is asked again after 10 s', async (_what, answer) => {
  const { ask, asked, pass } = answersOf(answer);
  expect([await ask(), await ask()]).toEqual([undefined, undefined]);
  expect(asked).toHaveLength(1);
  pass(10_001);
  await ask();
  expect(asked).toHaveLength(2);
});

test('EDG-356 a failure leaves the last good answer', async () => {
  let isDown = false;
  const { ask, pass } = answersOf(async () =>
    isDown ? new Response('', { status: 503 }) : Response.json({ title: 'Good' }),
  );
  await ask();
  isDown = true;
  pass(60_001);
  await ask();
  pass(1000);
  expect(await ask()).toEqual({ title: 'Good' });
});

test('EDG-353 404 is an answer too, and the memory has an end', async () => {
  const { ask, asked } = answersOf(async () => new Response('', { status: 404 }), 2);
  for (const language of ['en', 'ru', 'es', 'en']) expect(await ask({ language })).toBeUndefined();
  expect(asked).toHaveLength(4);
  await ask();
  expect(asked).toHaveLength(4);
});
