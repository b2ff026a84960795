import type { SiteConfiguration } from '../config/SiteConfiguration.ts';
import type { FirstAnswer } from '../http/FirstDataCache.ts';
import type { Environment } from '../services/CoreServices.ts';

/** What the edge writes into the page: configuration, facts of the request and the answers that the route needs first. */
export interface BootData {
  readonly configuration: SiteConfiguration;
  readonly environment: Environment;
  readonly firstData: readonly FirstAnswer[];
}

/** The page was served without its data: not by the edge, or broken on the way. */
class MissingBootDataError extends Error {
  override readonly name = 'MissingBootDataError';

  constructor(reason: string) {
    super(`The page has no start data (script #boot): ${reason}. Serve it through the edge, or see "static files" in ARCHITECTURE.md`);
  }
}

/** @throws MissingBootDataError */
export function readBootData(page: Document): BootData {
  const text = page.getElementById('boot')?.textContent;
  if (text === undefined || text === null || text === '') throw new MissingBootDataError('the element is missing or empty');
  try {
    return JSON.parse(text) as BootData;
  } catch (error) {
    throw new MissingBootDataError(String(error));
  }
}
