import { act, fireEvent, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { expect, test } from 'vitest';
import type { LiveAnnouncer } from '../../runtime/notices/LiveAnnouncer.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import { inLanguage } from './inLanguage.ts';
import { LanguageSettings } from './LanguageSettings.tsx';
import { TimeSettings } from './TimeSettings.tsx';
import { timeZoneOffsets } from './timeZoneOffsets.ts';
import { useLanguages } from './useLanguages.ts';
import { utcLabel } from './utcLabel.ts';

const Offered = observer(function Offered() {
  return useLanguages().join(' ');
});

test('C07 SHL-75 theme, calm and larger type act at once', async () => {
  const { runtime } = await renderPlugin(<DisplaySettings />);
  fireEvent.click(screen.getByRole('button', { name: 'Light' }));
  fireEvent.click(screen.getByRole('switch', { name: /Reduce motion/ }));
  fireEvent.click(screen.getByRole('switch', { name: /High contrast/ }));
  const { theme, arePricesPaused, isHighAccess } = runtime.services.preferences;
  expect({ theme, arePricesPaused, isHighAccess }).toEqual({
    theme: 'light',
    arePricesPaused: true,
    isHighAccess: true,
  });
  expect(screen.getByRole('button', { name: 'Light', pressed: true })).toBeTruthy();
});

test('CPN-309 the choice of unrequested announcements acts at once', async () => {
  const { runtime } = await renderPlugin(<DisplaySettings />);
  const { announcer, preferences } = runtime.services;
  const said = (): string => (announcer as LiveAnnouncer).politeText;
  expect([
    preferences.announcements,
    screen.getByRole('button', { name: 'My bets only', pressed: true }) !== null,
  ]).toEqual(['own', true]);
  fireEvent.click(screen.getByRole('button', { name: 'Off' }));
  announcer.polite('odds changed', 'own');
  expect([preferences.announcements, said()]).toEqual(['off', '']);
  fireEvent.click(screen.getByRole('button', { name: 'Everything' }));
  announcer.polite('a goal', 'all');
  expect([preferences.announcements, said()]).toEqual(['all', 'a goal']);
});

test('SHL-301 the size of type and the light version act at once', async () => {
  const { runtime } = await renderPlugin(<DisplaySettings />);
  fireEvent.click(screen.getByRole('button', { name: 'Largest' }));
  fireEvent.click(screen.getByRole('switch', { name: /Data saver/ }));
  const { fontSize, isLight } = runtime.services.preferences;
  expect([fontSize, isLight]).toEqual([2, true]);
  expect(screen.getByRole('button', { name: 'Largest', pressed: true })).toBeTruthy();
});

test('SHL-75 a time zone is selected with its current time', async () => {
  const { runtime } = await renderPlugin(<TimeSettings />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Time zone' }), {
    target: { value: '330' },
  });
  expect(runtime.services.preferences.timeZoneOffsetMin).toBe(330);
  fireEvent.click(screen.getByRole('button', { name: '12 h' }));
  expect(runtime.services.preferences.is12h).toBe(true);
});

test('SHL-66 the same page in every language, by its own name', async () => {
  await renderPlugin(<LanguageSettings languages={['en', 'ru']} />, {
    path: '/en/line/1-football?tab=2',
  });
  const russian = screen.getByRole('link', { name: 'Русский' });
  expect(russian.getAttribute('href')).toBe('/ru/line/1-football?tab=2');
  expect([russian.lang, russian.getAttribute('hreflang')]).toEqual(['ru', 'ru']);
  expect(screen.getByRole('link', { name: 'English' }).getAttribute('aria-current')).toBe('true');
});

test('SHL-66 M26 a hidden language is offered to signed-in people', async () => {
  const { runtime } = await renderPlugin(<Offered />, {
    configuration: { languages: { available: ['en', 'ru', 'tr'], hidden: ['tr'] } },
  });
  expect(screen.getByText('en ru')).toBeTruthy();
  act(() => runtime.session.begin(7, { token: 'x', expiresAtS: 2_000_000_000 }));
  expect(screen.getByText('en ru tr')).toBeTruthy();
});

test('SHL-66 only the language of the address changes', () => {
  expect(inLanguage('/en', new URLSearchParams(), 'ru')).toBe('/ru');
  expect(inLanguage('/en/live/3-x', new URLSearchParams('a=1&b=%20'), 'ru')).toBe(
    '/ru/live/3-x?a=1&b=+',
  );
});

test('zones are labelled by their offset and those in use are always offered', () => {
  expect([0, 180, -210, 345].map(utcLabel)).toEqual(['UTC', 'UTC+3', 'UTC\u22123:30', 'UTC+5:45']);
  expect(timeZoneOffsets(765)).toContain(765);
  expect(timeZoneOffsets(180).filter((offset) => offset === 180)).toHaveLength(1);
});
