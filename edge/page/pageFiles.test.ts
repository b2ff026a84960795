import { expect, test } from 'vitest';
import { betting } from '../../plugins/betting/index.ts';
import { createSite, readLayers } from '../sites/loadSites.ts';
import { pageFiles } from './pageFiles.ts';
import { build, configFolder } from '../testing/edgeStage.ts';

test('SHL-304 SHL-917 a page is served with the files of all texts that its route names, in its language or else in English', () => {
  const { plan } = createSite(readLayers(configFolder, 'alder', 'test'), [betting]);
  const filesOf = (name: string): readonly string[] =>
    pageFiles({
      plan,
      preloads: {
        ...build.preloads,
        locales: {
          ...build.preloads.locales,
          'betting.later': { en: 'assets/later-en-1.js' },
        },
      },
      route: plan.routes.find((route) => route.name === name),
      language: 'ru',
      isMobile: false,
      mayBeSignedIn: false,
      features: {},
    }).modules;
  expect(filesOf('betting.multi')).toEqual(
    expect.arrayContaining(['assets/ru-1.js', 'assets/later-en-1.js']),
  );
  expect(filesOf('betting.home')).not.toContain('assets/later-en-1.js');
});
