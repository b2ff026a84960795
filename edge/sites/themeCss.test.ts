import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testConfiguration } from '../../test/services/testConfiguration.ts';
import { themeCss } from './themeCss.ts';

const fonts = { ui: 'Inter', display: 'Inter', data: 'Inter', displayWeight: 600 };
const css = themeCss(
  testConfiguration({
    brand: { id: 'north' },
    theme: { mode: 'dark', fonts, shape: {}, light: { bg: 'white' }, dark: { bg: 'black' } },
  }),
);

const read = (file: string): string =>
  readFileSync(new URL(`../../core/${file}`, import.meta.url), 'utf8');
const onPaper = (file: string): string => read(file).split('@media print')[1] ?? '';

test('SHL-546 print is light in every theme, without header, menus, columns, footer and floating elements', () => {
  expect(css.split('\n').filter((rule) => rule.includes('bg:black'))).toSatisfy(
    (rules: string[]) =>
      rules.length === 2 && rules.every((rule) => rule.startsWith('@media screen')),
  );
  expect(css).toContain('\n:root[data-brand="north"][data-theme]{color-scheme:light;--bg:white;}');
  expect(onPaper('shell/desktop/desktopFrame.module.css')).toMatch(
    /\.header,\s+\.end \{\s+display: none/,
  );
  expect(onPaper('shell/mobile/mobileFrame.module.css')).toMatch(/\.header \{\s+display: none/);
  for (const file of ['shell/desktop/StartColumn', 'shell/frame/Footer'])
    expect(onPaper(`${file}.module.css`)).toContain('display: none');
  expect(onPaper('ui/styles/base.css')).toMatch(/\[data-overlay\] \{\s+display: none/);
});
