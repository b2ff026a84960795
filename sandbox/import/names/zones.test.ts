import { expect, test } from 'vitest';
import { zoneOf } from './zones.ts';

test('the time zone of a league is that of its country, or of its venue', () => {
  expect(zoneOf({ name: 'Serie A', countryIso: 'br' })).toBe('America/Sao_Paulo');
  expect(zoneOf({ name: 'Champions League', countryIso: 'int' })).toBe('Europe/Berlin');
  expect(zoneOf({ name: 'constructor', countryIso: 'toString' })).toBeUndefined();
});
