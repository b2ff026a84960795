import { afterEach, expect, test, vi } from 'vitest';
import type { Environment } from '../boot/Environment.ts';
import type { NavigationRequest } from '../../contract/Guard.ts';
import type { GuardTrigger } from '../../contract/GuardRule.ts';
import { isTriggered } from './isTriggered.ts';

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
): GuardTrigger[] =>
  (['unmatched', 'other-language', 'bot', 'tablet', 'dictionaries'] as const).filter((trigger) =>
    isTriggered(trigger, { ...home, ...request }, { ...environment, ...facts }),
  );

test('PLN-46 a guard without a trigger always runs, one with a trigger only then', () => {
  device(0, false);
  expect(isTriggered(undefined, home, environment)).toBe(true);
  expect(asked()).toEqual([]);
  expect(asked({ routeName: undefined })).toEqual(['unmatched']);
  expect(asked({ url: new URL('https://site.example/live') })).toEqual(['other-language']);
  expect(asked({ url: new URL('https://site.example/xx/live') })).toEqual(['other-language']);
  expect(asked({ dictionaries: ['countries'] })).toEqual(['dictionaries']);
  expect(asked({}, { isBot: true })).toEqual(['bot']);
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
