import { expect, test } from 'vitest';
import { configurationDefaults } from '../../../schemas/generated/configurationDefaults.ts';
import { isSiteConfiguration } from '../../../schemas/generated/validators/config.js';
import { resolveConfiguration } from './resolveConfiguration.ts';

const schemes = [
  'javascript',
  'JavaScript',
  'java\tscript',
  'java\nscript',
  '\u0001javascript',
  ' javascript',
  'vbscript',
  'data',
  'blob',
  'file',
  'ftp',
  'http',
  'ws',
  'about',
  'view-source',
  'filesystem',
  'mailto',
  'intent',
  'https\t',
  'https\n',
];
const rests = [
  ':alert(1)',
  '://evil.test',
  ':text/html,<script>alert(1)</script>',
  ':%0aalert(1)//',
];
const others = [
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '///evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/ /evil.test',
  'https:/evil.test',
  'https:evil.test',
  'https:\\\\evil.test',
  'https://evil.test\\@own.example',
  'https://own.example/ x',
  'https://own.example/\n',
  '.',
  '..',
  '../..',
  '?x',
  '#x',
  '<script>',
];
const hostile = [...schemes.flatMap((scheme) => rests.map((rest) => scheme + rest)), ...others];

const fields: Readonly<Record<string, (link: string) => Record<string, unknown>>> = {
  'brand.logo': (logo) => ({ brand: { logo } }),
  'brand.licence.url': (url) => ({ brand: { licence: { url } } }),
  'brand.responsibleGamblingLinks': (url) => ({
    brand: { responsibleGamblingLinks: [{ name: 'Help', url }] },
  }),
  'brand.socialLinks': (link) => ({
    brand: { socialLinks: [{ name: 'Us', link, iconName: 'x' }] },
  }),
  'menus.footer': (target) => ({ menus: { footer: [{ id: 'x', labelKey: 'x:y', target }] } }),
  remotes: (url) => ({ remotes: [{ id: 'x', adapter: 'module', url }] }),
};

const isAllowed = (layer: Record<string, unknown>): boolean => {
  const brand = { name: 'brand', value: { brand: { id: 'test', name: 'Test' } } };
  return isSiteConfiguration(
    resolveConfiguration([
      { name: 'defaults', value: configurationDefaults },
      brand,
      { name: 'links', value: layer },
    ]).value,
  );
};

test.each(Object.entries(fields))(
  'CFG-14 A50 %s accepts an https address and none of a hundred hostile ones',
  (_name, layerOf) => {
    expect(hostile.length).toBeGreaterThan(95);
    expect(isAllowed(layerOf('https://help.example/path?x=1#y'))).toBe(true);
    expect(hostile.filter((link) => isAllowed(layerOf(link)))).toEqual([]);
  },
);
