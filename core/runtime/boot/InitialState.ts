import type { SiteConfiguration } from '../../contract/CoreServices.ts';
import type { Plan } from '../plan/Plan.ts';
import type { FirstAnswer } from '../../platform/http/FirstDataCache.ts';
import type { PageDecision } from '../routes/PageDecision.ts';
import type { Environment } from './Environment.ts';

/** What the edge drew the page from, besides its data. */
export interface ServerRender {
  /** By the platform's clock as far as the edge knows it. */
  readonly atMs: number;
  readonly decision: PageDecision;
  /** The cookies on which it depends, as they were sent; null for one that was not. */
  readonly cookies: Readonly<Record<string, string | null>>;
}

/** What the edge writes into the page: configuration, request facts and first answers. */
export interface InitialState {
  readonly configuration: SiteConfiguration;
  /** What the files say where the platform has the last word now; absent when it said nothing. */
  readonly base?: Pick<SiteConfiguration, 'site' | 'features'>;
  /** The configuration's plan: resolved once by the edge, not by every page. */
  readonly plan: Plan;
  readonly environment: Environment;
  readonly firstData: readonly FirstAnswer[];
  /** Files of the dictionaries in the language of the page, by namespace. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Tokens of the services that the first screen asks for while it renders. */
  readonly services?: readonly string[];
  /** Absent where the edge drew nothing. */
  readonly drawn?: ServerRender;
  /** The title in the HTML was given for this address, by the operator or the platform. */
  readonly isTitleGiven?: boolean;
}

/** The page was served without its data: not by the edge, or broken on the way. */
class MissingBootDataError extends Error {
  override readonly name = 'MissingBootDataError';

  constructor(reason: string) {
    super(
      `The page has no start data (script #boot): ${reason}. Serve it through the edge, or see "static files" in ARCHITECTURE.md`,
    );
  }
}

/** Required sections. The edge has validated them; this finds what was lost in transit. */
const coreSections = [
  'brand',
  'languages',
  'plugins',
  'menus',
  'routes',
  'theme',
  'features',
  'site',
] as const;

/** @throws MissingBootDataError */
export function readInitialState(page: Document): InitialState {
  const text = page.getElementById('boot')?.textContent;
  if (text === undefined || text === null || text === '')
    throw new MissingBootDataError('the element is missing or empty');
  return parseBootData(text);
}

/** @throws MissingBootDataError */
export function parseBootData(text: string): InitialState {
  let data: Partial<InitialState>;
  try {
    data = JSON.parse(text) as Partial<InitialState>;
  } catch (error) {
    throw new MissingBootDataError(String(error));
  }
  const missing = coreSections.find((section) => typeof data.configuration?.[section] !== 'object');
  if (missing !== undefined) throw new MissingBootDataError(`configuration.${missing} is missing`);
  if (typeof data.plan !== 'object') throw new MissingBootDataError('plan is missing');
  return data as InitialState;
}
