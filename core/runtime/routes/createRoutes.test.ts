import { parameters } from '../../shell/parameters.ts';
import { createStaticHandler, redirect, type StaticHandlerContext } from 'react-router';
import { expect, test } from 'vitest';
import { createRoutes, rootId } from './createRoutes.ts';
import { findPage } from './findPage.ts';
import type { PageDecision } from './PageDecision.ts';
import { RoutePlace, routeTable } from './routeTable.ts';
import { splitAddress } from './splitAddress.ts';
import { plannedRoute } from '../../../test/services/plannedRoute.ts';

const sectionParameter = { words: ['line', 'live'], isSection: true } as const;

const plan = {
  routes: [
    plannedRoute({ name: 'home', path: '' }),
    plannedRoute({ name: 'token', path: ':token', parameters: { token: parameters.token } }),
    plannedRoute({ name: 'team', path: ':team', parameters: { team: parameters.slugId } }),
    plannedRoute({
      name: 'curated',
      path: ':type/:section',
      parameters: { type: parameters.pageType, section: sectionParameter },
    }),
  ],
  prefixes: {
    pageTypes: { top: { isCurated: true as const }, plain: {} },
    sections: [],
    menuSections: [],
  },
};

const nothing = () => null;

/** Response of the static handler for an address. */
async function query(path: string): Promise<Response | StaticHandlerContext> {
  const decide = async ({ request }: { readonly request: Request }): Promise<PageDecision> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/en/old') throw redirect('/en', 301);
    const match = findPage(plan, splitAddress(pathname).path);
    return match === undefined
      ? { kind: 'not-found' }
      : { kind: 'page', route: match.route.name, params: match.params };
  };
  const { query: ask } = createStaticHandler(
    createRoutes(plan, { decide, Page: nothing, View: nothing, Failure: nothing }),
  );
  let answer: Response | StaticHandlerContext | undefined;
  const response = await ask(new Request(`https://site.example${path}`), {
    generateMiddlewareResponse: async (run) => {
      answer = await run(new Request(`https://site.example${path}`));
      return answer instanceof Response ? answer : new Response();
    },
  });
  return answer ?? response;
}

test('PLN-43 the table has one place for each shape of a path, and one for each page type with pages', () => {
  expect(
    routeTable(plan).map(({ path, handle }) => [
      path,
      handle instanceof RoutePlace ? handle.routes.map(({ name }) => name) : [],
    ]),
  ).toEqual([
    [':language', ['home']],
    [':language/top/:section', ['curated']],
    [':language/:team', ['team', 'token']],
    ['*', []],
  ]);
  expect(routeTable(plan)).toBe(routeTable(plan));
});

test.each([
  ['/en', 200, { kind: 'page', route: 'home', params: {} }],
  [
    '/en/top/live',
    200,
    { kind: 'page', route: 'curated', params: { type: 'top', section: 'live' } },
  ],
  ['/en/12-name', 200, { kind: 'page', route: 'team', params: { team: '12-name' } }],
  ['/en/plain/live', 404, { kind: 'not-found' }],
  ['/en/a/b/c/d', 404, { kind: 'not-found' }],
])(
  'PLN-11 without a browser %s has the status %i, and its decision is data of the root',
  async (path, status, decision) => {
    const answer = await query(path);
    expect(
      answer instanceof Response ? undefined : [answer.statusCode, answer.loaderData[rootId]],
    ).toEqual([status, decision]);
  },
);

test('PLN-11 without a browser a redirect comes back with its status', async () => {
  const answer = await query('/en/old');
  expect(
    answer instanceof Response ? [answer.status, answer.headers.get('location')] : undefined,
  ).toEqual([301, '/en']);
});
