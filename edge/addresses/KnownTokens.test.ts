import { beforeEach, expect, test } from 'vitest';
import { parameters } from '../../core/shell/parameters.ts';
import { endpoints } from '../../schemas/generated/endpoints.ts';
import { endpointRows } from '../../schemas/generated/endpointRows.ts';
import { laterEndpointRows } from '../../schemas/generated/laterEndpointRows.ts';
import { bootOf, edgeWith, siteOf } from '../testing/edgeStage.ts';
import { useLocalServers } from '../testing/useLocalServers.ts';

beforeEach(useLocalServers);

const token = 'q7Hd0-xK2mWz_9TbL4vRs';
const sites = new Map([
  [
    'alder',
    siteOf('alder', {}, [
      {
        id: 1900,
        name: 'betting.token',
        path: ':token',
        parameters: { token: { ...parameters.token, words: ['a-used-link'] } },
        titleKey: 'home',
        isPrivate: true,
        load: async () => () => null,
      },
    ]),
  ],
]);

/** A platform that answers the question about a token; all other calls get 404. */
function stage(answer: () => Response) {
  const asked: { path: string; body: unknown; address: string | null }[] = [];
  const { get } = edgeWith({
    sites,
    trustsProxy: true,
    platform: {
      fetch: async (request: Request) => {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith('/redirects-api/')) {
          asked.push({ path: 'redirect', body: await request.json(), address: null });
          return Response.json({
            redirect: false,
            code: 200,
            url: '',
            reasons: [],
            breadcrumbs: [],
          });
        }
        if (!pathname.endsWith('/token-login/known')) return Response.json({});
        const address = request.headers.get('x-real-ip');
        asked.push({ path: 'token', body: await request.json(), address });
        return answer();
      },
    },
  });
  return { get, asked };
}

const known = (isKnown: boolean) => () => Response.json({ isKnown });

test('EDG-641 M20 a path that may be a token is one that the platform has issued, else a true 404; the redirect service is asked first', async () => {
  const { get, asked } = stage(known(true));
  const found = await get(`/en/${token}?method_id=email&sign=abc`, {
    'X-Forwarded-For': '203.0.113.9',
  });
  const html = await found.text();
  expect([found.status, bootOf(html).environment['status']]).toEqual([200, 200]);
  expect(html).not.toContain(token);
  expect(asked).toEqual([
    { path: 'redirect', body: { url: `/en/${token}?method_id=email&sign=abc` }, address: null },
    {
      path: 'token',
      body: { token, method_id: 'email', sign: 'abc', lng: 'en' },
      address: '203.0.113.9',
    },
  ]);
  const unknown = stage(known(false));
  const missing = await unknown.get(`/en/${token}`);
  expect([
    missing.status,
    missing.headers.get('x-robots-tag'),
    bootOf(await missing.text()).environment['status'],
  ]).toEqual([404, 'noindex', 404]);
  const { status } = await stage(() => new Response('{"errors":[]}', { status: 400 })).get(
    `/en/${token}`,
  );
  expect(status).toBe(404);
});

test('EDG-642 without an answer of the platform the page of a token asks itself; the placeholder of a used token is never sent', async () => {
  for (const answer of [
    () => new Response('', { status: 503 }),
    () => new Response('', { status: 429 }),
    () => new Response('', { status: 404 }),
    () => Response.json({ known: 1 }),
  ])
    expect((await stage(answer).get(`/en/${token}`)).status).toBe(200);
  const { get, asked } = stage(known(false));
  expect((await get('/en/a-used-link')).status).toBe(200);
  expect((await get('/en/welcome-bonus-for-new-players')).status).toBe(404);
  expect(asked.map(({ path }) => path)).not.toContain('token');
});

test('EDG-646 pages contain no endpoint rows of calls that only the edge makes', () => {
  const ofEdge = Object.entries(endpoints).flatMap(([id, row]) => ('isOfEdge' in row ? [id] : []));
  expect(ofEdge).toContain('auth.tokenKnown');
  for (const id of ofEdge)
    expect(Object.keys({ ...endpointRows, ...laterEndpointRows })).not.toContain(id);
});
