import { expect, test } from 'vitest';
import { describeBrowser, type BrowserFacts } from './describeBrowser.ts';

const facts: BrowserFacts = {
  navigator: {
    userAgent: `Mozilla/5.0 ${'x'.repeat(300)}`,
    languages: ['de', 'en'],
    hardwareConcurrency: 8,
    maxTouchPoints: 5,
    cookieEnabled: true,
    deviceMemory: 4,
  },
  screen: { width: 1366, height: 768, colorDepth: 24 },
  devicePixelRatio: 2,
  matchMedia: (query) => ({ matches: query.includes('p3') || query.includes('coarse') }),
};

test('AUT-76 kind of device, language and zone, each of bounded length', () => {
  const record = describeBrowser(facts);
  expect(Object.keys(record).toSorted()).toEqual([
    'agent',
    'colours',
    'cookies',
    'cores',
    'gamut',
    'languages',
    'memory',
    'pointer',
    'ratio',
    'screen',
    'touch',
    'zone',
  ]);
  expect(record).toMatchObject({
    languages: 'de,en',
    gamut: 'p3',
    pointer: 'coarse',
    screen: '768x1366',
    memory: '4',
  });
  expect(record['agent']).toHaveLength(200);
});

test('AUT-76 a rotated screen gives the same description, and undisclosed values are empty', () => {
  const { deviceMemory: _memory, ...navigator } = facts.navigator;
  const turned = describeBrowser({
    ...facts,
    navigator,
    screen: { width: 768, height: 1366, colorDepth: 24 },
    matchMedia: () => ({ matches: false }),
  });
  expect(turned).toMatchObject({ screen: '768x1366', memory: '', gamut: '', pointer: 'fine' });
});
