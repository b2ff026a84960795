import { expect, test } from 'vitest';
import schema from '../settings.schema.json' with { type: 'json' };
import { artNames, artTokens, markNames, plainLook, readCyberSettings } from './CyberSettings.ts';
import type { Discipline } from './Discipline.ts';
import { orderDisciplines } from './orderDisciplines.ts';

test('CYB-5 art, mark and colours are taken as configured, and invalid ones count as not set', () => {
  const { looks } = readCyberSettings({
    disciplines: {
      'strike-zone': {
        art: 'hexagons',
        mark: 'crosshair',
        dark: { 'art-1': '#101010', 'art-9': '#fff', 'art-2': 'red;}' },
        light: { 'art-text': '#000' },
      },
      'rift-keepers': { art: 'nothing', mark: 7, dark: 'black' },
    },
  });
  expect(looks.get('strike-zone')).toEqual({
    art: 'hexagons',
    mark: 'crosshair',
    dark: { 'art-1': '#101010' },
    light: { 'art-text': '#000' },
  });
  expect(looks.get('rift-keepers')).toEqual(plainLook);
  for (const settings of [undefined, null, 7, [], { disciplines: [], order: 'x' }])
    expect(readCyberSettings(settings).looks.size).toBe(0);
});

test('CYB-5 the schema of the settings names every art, mark and colour', () => {
  const look = schema.properties.disciplines.additionalProperties.anyOf[1]!.properties!;
  expect(look.art.enum).toEqual([...artNames]);
  expect(look.mark.enum).toEqual([...markNames]);
  for (const theme of [look.light, look.dark])
    expect(Object.keys(theme.properties)).toEqual([...artTokens]);
});

test('CYB-6 disciplines are in the order of the brand, without those that it leaves out', () => {
  const disciplines = ['a', 'b', 'c', 'd'].map((key, index): Discipline => ({
    id: index + 1,
    key,
    name: key,
    kinds: ['real'],
    hasDraws: false,
    maps: undefined,
  }));
  const keys = (settings: unknown): string =>
    orderDisciplines(disciplines, readCyberSettings(settings))
      .map(({ key }) => key)
      .join('');
  expect(keys({})).toBe('abcd');
  expect(keys({ order: ['d', '*', 'a'] })).toBe('dbca');
  expect(keys({ order: ['c'] })).toBe('cabd');
  expect(keys({ order: ['c', '*'], disciplines: { b: false } })).toBe('cad');
});
