import { expect, test } from 'vitest';
import type { ServerGuard, ServerRequest } from '../../core/contract/ServerGuard.ts';
import { testConfiguration } from '../../test/services/testConfiguration.ts';
import { askServerGuards, type ServerGuardRequest } from './askServerGuards.ts';
import { PlatformCalls } from '../platform/PlatformCalls.ts';

const isAnything = (value: unknown): value is unknown => value !== undefined;
const asking: ServerGuard = {
  ask: async ({ call }) =>
    call('access.blockLight', { stage: 'test' }, isAnything).catch((error: Error) => error.message),
  evaluate: ({ answer, nowS }) =>
    answer === 'closed'
      ? { kind: 'page', routeName: 'x', status: 451, firstData: [] }
      : { kind: 'open', firstData: [{ endpoint: 'access.blockLight', answer: [answer, nowS] }] },
};
const page = {
  site: testConfiguration().site,
  cookies: new Map(),
  language: 'en',
  routeName: undefined,
  access: 'any',
  rules: undefined,
  mayBeSignedIn: false,
  features: {},
  addressOf: () => undefined,
  path: '/en',
  query: new URLSearchParams(),
  agent: '',
  isBot: false,
} as const;

async function ask(
  reply: (request: Request) => Promise<Response>,
  change: Partial<ServerGuardRequest> = {},
) {
  const seen: Request[] = [];
  const answers = await askServerGuards({
    serverGuards: [asking],
    platform: new PlatformCalls({
      fetch: async (request) => {
        seen.push(request);
        return reply(request);
      },
    }),
    origin: 'http://alder.localhost',
    cookie: 'sid=1',
    country: 'FR',
    stage: 'test',
    mayBeSignedIn: false,
    query: new URLSearchParams(),
    site: {} as ServerRequest['site'],
    currentSite: async () => ({}) as ServerRequest['site'],
    ...change,
  });
  return { answers, verdict: answers.evaluate(page), seen };
}

test('EDG-370 a guard asks in the name of the person, and its answer goes into the page', async () => {
  const { answers, verdict, seen } = await ask(async () =>
    Response.json({ a: 1 }, { headers: { 'X-Site-Version': '7', 'X-Server-Now-Ms': '5000' } }),
  );
  expect(seen[0]?.url).toBe('http://alder.localhost/blocks-api/api/v1/block/light?stage=test');
  expect([seen[0]?.headers.get('cookie'), seen[0]?.headers.get('x-geo-country')]).toEqual([
    'sid=1',
    'FR',
  ]);
  expect(answers.version).toBe('7');
  expect(verdict).toEqual({
    kind: 'open',
    firstData: [{ endpoint: 'access.blockLight', answer: [{ a: 1 }, 5] }],
  });
});

test('EDG-371 errors, rubbish, floods and silence are no answer', async () => {
  const said = async (reply: () => Promise<Response>): Promise<unknown> => {
    const { verdict } = await ask(reply);
    return verdict.kind === 'open' ? (verdict.firstData[0]?.answer as unknown[])[0] : undefined;
  };
  expect(await said(async () => Response.json({}, { status: 502 }))).toBe(
    'access.blockLight: status 502',
  );
  expect(await said(async () => new Response('<html>'))).toBe('access.blockLight: no JSON');
  expect(await said(async () => new Response(`"${'x'.repeat(70_000)}"`))).toBe(
    'access.blockLight: too large',
  );
  expect(await said(async () => Promise.reject(new TypeError('no')))).toBe(
    'access.blockLight: unreachable',
  );
  const startedMs = performance.now();
  expect(await said(async () => new Promise(() => undefined))).toBe('access.blockLight: time-out');
  expect(performance.now() - startedMs).toBeLessThan(2000);
});

test('EDG-373 the first guard that does not let pass decides; without serverGuards the platform is not asked', async () => {
  const shut: ServerGuard = { ask: async () => 'closed', evaluate: asking.evaluate };
  expect(
    (await ask(async () => Response.json({}), { serverGuards: [asking, shut] })).verdict,
  ).toMatchObject({ kind: 'page', status: 451 });
  const { verdict, seen } = await ask(async () => Response.json({}), { serverGuards: [] });
  expect([verdict, seen]).toEqual([{ kind: 'open', firstData: [] }, []]);
});
