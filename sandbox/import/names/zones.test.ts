import { expect, test } from 'vitest';
import { zoneOf } from './zones.ts';

test('the clocks of a league are those of its country, or of where it is played', () => {
  expect(zoneOf({ name: 'Serie A', countryIso: 'br' })).toBe('America/Sao_Paulo');
  expect(zoneOf({ name: 'Champions League', countryIso: 'int' })).toBe('Europe/Berlin');
  expect(zoneOf({ name: 'constructor', countryIso: 'toString' })).toBeUndefined();
});
