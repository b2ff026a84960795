import type { OfficeSettingSaved } from '#wire';
import type { Http } from '#core';
import type { Settings, SportSection } from './Settings.ts';
import { settingsFromWire } from './settingsFromWire.ts';

export async function loadSettings(http: Http, signal: AbortSignal): Promise<Settings> {
  return settingsFromWire(await http.call('office.settings', { signal }));
}

/** Saves a setting; returns the platform's message, or undefined. */
export async function saveSetting(
  http: Http,
  id: string,
  value: string,
): Promise<string | undefined> {
  // An action that was carried out (204) has no body.
  const saved: OfficeSettingSaved | undefined = await http.call('office.saveSetting', {
    body: { id, value },
  });
  return saved?.message;
}

export async function saveHiddenSports(
  http: Http,
  hidden: Readonly<Record<SportSection, readonly number[]>>,
): Promise<void> {
  await http.call('office.saveDisallowedSports', {
    body: { line: [...hidden.line], live: [...hidden.live] },
  });
}
