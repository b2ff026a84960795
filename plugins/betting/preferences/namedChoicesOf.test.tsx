import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { couponSettingsToken } from '../../coupon/contract.ts';
import { coupon } from '../../coupon/index.ts';
import { bettingToken } from '../contract.ts';
import { betting } from '../index.ts';
import { namedChoicesOf } from './namedChoicesOf.ts';

async function open() {
  attachSandbox();
  const { runtime } = await renderPlugin(null, { manifests: [coupon, betting] });
  const choices = await act(async () => namedChoicesOf(runtime.services));
  return { runtime, choices };
}

test('BET-821 OF14 choices are read and written by the names of the account, wherever the page keeps them', async () => {
  const { runtime, choices } = await open();
  const { preferences, services } = runtime.services;
  const betting_ = await services.get(bettingToken);
  const settings = await services.get(couponSettingsToken);
  for (const [name, text] of [
    ['appTheme', '1'],
    ['timeZone', '-3.5'],
    ['isAppCompactView', '1'],
    ['marketsNameType', '1'],
    ['disallowLineSport', '3,7'],
    ['changeCoefAction', '2'],
    ['amountStepByCurrencyIso', 'EUR:250'],
  ] as const) {
    expect([name, choices.write(name, text), choices.read(name)]).toEqual([name, true, text]);
  }
  expect([preferences.theme, preferences.timeZoneOffsetMin]).toEqual(['dark', -210]);
  expect(betting_.options?.choices).toMatchObject({ isCompact: true, hiddenLineSports: [3, 7] });
  expect([settings.policy, settings.ownStepMinor('EUR')]).toEqual(['acceptHigher', 250]);
});

test('BET-821 OF14 an unavailable value changes nothing; another view of lists also sets its odds format', async () => {
  const { choices } = await open();
  expect(choices.write('appTheme', '7')).toBe(false);
  expect(choices.write('nonsense', '1')).toBe(false);
  expect(choices.read('nonsense')).toBeUndefined();
  choices.write('appViewType', '1');
  const asian = choices.read('coefViewId');
  choices.write('coefViewId', '3');
  choices.write('appViewType', '0');
  expect(choices.read('coefViewId')).toBe(asian);
});
