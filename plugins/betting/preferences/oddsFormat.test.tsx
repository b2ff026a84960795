import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toOdds } from '#domain/odds/toOdds.ts';
import {
  appViewTypePreference,
  oddsFormatFor,
  oddsFormatPreference,
  oddsWriterFor,
} from '#domain/odds/oddsPreferences.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { betting } from '../index.ts';
import { chooseAppViewType } from './listPreferences.ts';
import { OddsFormatName } from './OddsFormatName.tsx';
import { OddsFormatSettings } from './OddsFormatSettings.tsx';

const given = { manifests: [betting] };

test('SHL-75 the odds format is chosen with arrows, each with the same price', async () => {
  const { runtime } = await renderPlugin(<OddsFormatSettings />, given);
  await screen.findByRole('radiogroup');
  expect(screen.getAllByRole('radio').map((radio) => radio.textContent)).toEqual([
    'Decimal1.85',
    'Fractional17/20',
    'American\u2212118',
    'Implied probability54.1%',
    'Decimal, 3 places1.850',
    'Fractional to 1/10017/20',
  ]);
  fireEvent.keyDown(screen.getByRole('radio', { checked: true }), { key: 'ArrowDown' });
  expect(oddsFormatFor(runtime.services.preferences)).toBe('fractional');
  expect(document.activeElement).toBe(screen.getByRole('radio', { checked: true }));
  fireEvent.keyDown(screen.getByRole('radio', { checked: true }), { key: 'End' });
  expect(oddsFormatFor(runtime.services.preferences)).toBe('hundredths');
});

test('SHL-461 the Asian view has formats of its own, and the section bar names the chosen one', async () => {
  const { runtime } = await renderPlugin(
    <>
      <OddsFormatSettings />
      <output>
        <OddsFormatName />
      </output>
    </>,
    given,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Asian' }));
  expect(screen.getAllByRole('radio').map((radio) => radio.textContent)).toEqual([
    'Decimal1.85',
    'Hong Kong0.85',
    'Indonesian\u22121.18',
    'Malay0.85',
  ]);
  fireEvent.click(screen.getByRole('radio', { name: /Malay/ }));
  expect(screen.getByRole('status').textContent).toBe('Malay');
  fireEvent.click(screen.getByRole('button', { name: 'European' }));
  expect([
    oddsFormatFor(runtime.services.preferences),
    screen.getByRole('status').textContent,
  ]).toEqual(['decimal', 'Decimal']);
});

test('SHL-461 a format that the view does not offer gives way to decimal, at the choice of the view and when read', () => {
  const { preferences, cookies } = createTestServices();
  preferences.choose(oddsFormatPreference, 'american');
  chooseAppViewType(preferences, 'asian');
  expect([cookies.read('coef_view'), cookies.read('app_view_type')]).toEqual(['0', '1']);
  preferences.choose(oddsFormatPreference, 'malay');
  expect(oddsFormatFor(preferences)).toBe('malay');
  preferences.choose(appViewTypePreference, 'european');
  expect(oddsFormatFor(preferences)).toBe('decimal');
});

test('SHL-462 prices are written in the chosen format at once', () => {
  const services = createTestServices();
  const { preferences } = services;
  const price = toOdds(1.85);
  expect(oddsWriterFor(services).total(price)).toBe('1.850');
  preferences.choose(oddsFormatPreference, 'fractional');
  const writer = oddsWriterFor(services);
  expect([writer.price(price), writer.total(price)]).toEqual(['17/20', '17/20']);
});
