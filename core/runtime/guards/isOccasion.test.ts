import { afterEach, expect, test, vi } from 'vitest';
import type { Environment } from '../boot/Environment.ts';
import type { NavigationRequest } from '../../contract/Guard.ts';
import type { GuardOccasion } from '../../contract/Guard.ts';
import { isOccasion } from './isOccasion.ts';

const environment: Environment = {
  brand: 'northline',
  language: 'en',
  languages: ['en', 'ru'],
  direction: 'ltr',
  stage: 'test',
  isMobile: false,
  isBot: false,
};
const home: NavigationRequest = {
  url: new URL('https://site.example/en'),
  language: 'en',
  routeName: 'betting.home',
  routeId: 1000,
  access: 'any',
  params: {},
  fromRouteName: undefined,
  signal: new AbortController().signal,
};

function device(maxTouchPoints: number, isCoarse: boolean): void {
  vi.stubGlobal('navigator', { maxTouchPoints });
  vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }));
}

afterEach(() => vi.unstubAllGlobals());

const asked = (
  request: Partial<NavigationRequest> = {},
  facts: Partial<Environment> = {},
): GuardOccasion[] =>
  (['nowhere', 'other-language', 'robot', 'tablet', 'dictionaries'] as const).filter((when) =>
    isOccasion(when, { ...home, ...request }, { ...environment, ...facts }),
  );

test('PLN-46 a guard without an occasion is asked always, one with an occasion only then', () => {
  device(0, false);
  expect(isOccasion(undefined, home, environment)).toBe(true);
  expect(asked()).toEqual([]);
  expect(asked({ routeName: undefined })).toEqual(['nowhere']);
  expect(asked({ url: new URL('https://site.example/live') })).toEqual(['other-language']);
  expect(asked({ url: new URL('https://site.example/xx/live') })).toEqual(['other-language']);
  expect(asked({ dictionaries: ['countries'] })).toEqual(['dictionaries']);
  expect(asked({}, { isBot: true })).toEqual(['robot']);
});

test.each<[string, number, boolean, Partial<NavigationRequest>, boolean, boolean]>([
  ['a tablet that says desktop', 5, true, {}, false, true],
  ['a laptop with a touch screen and a mouse', 10, false, {}, false, false],
  ['a desktop', 0, false, {}, false, false],
  ['a tablet that the edge knew', 5, true, {}, true, false],
  ['a tablet on its second page', 5, true, { fromRouteName: 'betting.home' }, false, false],
])('SHL-226 %s', (_who, touchPoints, isCoarse, request, isMobile, isAsked) => {
  device(touchPoints, isCoarse);
  expect(asked(request, { isMobile }).includes('tablet')).toBe(isAsked);
});
