import { parameters } from '../../shell/parameters.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlannedRoute } from '../plan/Plan.ts';
import { buildHref, MissingParameterError, UnknownRouteError } from './buildHref.ts';
import { findPage } from './findPage.ts';
import { splitAddress } from './splitAddress.ts';

function route(
  name: string,
  path: string,
  kinds: PlannedRoute['parameters'] = {},
  offReason?: string,
): PlannedRoute {
  return {
    plugin: 'betting',
    ...(offReason === undefined ? {} : { offReason }),
    id: 1000,
    name,
    path,
    parameters: kinds,
    titleKey: 'betting:title',
    skeleton: [],
    layout: 'default',
    access: 'any',
    hasEndColumn: true,
    quickCoupon: false,
    isPrivate: false,
    firstData: [],
  };
}

const routes = [
  route('home', ''),
  route('live', 'live'),
  route('sport', 'live/:sport', { sport: parameters.slugId }),
  route('event', ':section/:sport/:champ/:game', {
    section: { words: ['line', 'live'] },
    sport: parameters.slugId,
    champ: parameters.slugId,
    game: parameters.slugId,
  }),
  route('bet', 'office/history/:bet', { bet: parameters.integer }),
  route('export', 'office/history/export'),
  route('closed', 'closed', {}, 'configuration'),
];
const plan = { routes, prefixes: { pageTypes: {}, sections: [], menuSections: [] } };

test('PLN-12 static segments precede parameters', () => {
  expect(findPage(plan, 'office/history/export')?.route.name).toBe('export');
  expect(findPage(plan, 'office/history/12')?.params).toEqual({ bet: '12' });
});

test('PLN-12 slugs may be in any script and may be missing', () => {
  expect(findPage(plan, 'live/1-%D1%84%D1%83%D1%82%D0%B1%D0%BE%D0%BB')?.params).toEqual({
    sport: '1-футбол',
  });
  expect(findPage(plan, 'live/1')?.route.name).toBe('sport');
});

test.each([
  'live/',
  'live//1',
  'live/%2f',
  'live/%E0%A4%A',
  'live/0-none',
  'live/1/2',
  'LIVE',
  'closed',
  'nowhere',
  'line/1/2/3/4',
  `${'a/'.repeat(1000)}a`,
  'live/1\\2',
  'office/history/9007199254740993x',
])('PLN-12 %s matches nothing', (path) => {
  expect(findPage(plan, path)).toBeUndefined();
});

test('PLN-12 no path makes the matcher throw', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (path) => void findPage(plan, path)));
});

test('PLN-12 the matcher reads what a link contains', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_007_199_254 }),
      fc.stringMatching(/^[a-z0-9-]{0,30}$/),
      (id, name) => {
        const href = buildHref(routes, 'en', { name: 'sport', params: { sport: `${id}-${name}` } });
        const { language, path } = splitAddress(href);
        expect(language).toBe('en');
        expect(findPage(plan, path)?.params).toEqual({ sport: `${id}-${name}` });
      },
    ),
  );
});

test('PLN-13 a link to an unknown or closed route names the nearest', () => {
  expect(() => buildHref(routes, 'en', { name: 'lives' })).toThrow(
    new UnknownRouteError('lives', 'live'),
  );
  expect(() => buildHref(routes, 'en', { name: 'closed' })).toThrow(UnknownRouteError);
  expect(() => buildHref(routes, 'en', { name: 'bet' })).toThrow(
    new MissingParameterError('bet', 'bet'),
  );
});

test('the language is two lower-case letters in front', () => {
  expect(splitAddress('/en')).toEqual({ language: 'en', path: '' });
  expect(splitAddress('/en/live/')).toEqual({ language: 'en', path: 'live' });
  expect(splitAddress('/english/live')).toEqual({ language: undefined, path: 'english/live' });
});
