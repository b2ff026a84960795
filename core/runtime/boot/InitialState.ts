import type { SiteConfiguration } from '../../contract/CoreServices.ts';
import type { Plan } from '../plan/Plan.ts';
import type { FirstAnswer } from '../../platform/http/FirstDataCache.ts';
import type { PageDecision } from '../routes/PageDecision.ts';
import type { Environment } from './Environment.ts';

/** Inputs of the server render, besides its data. */
export interface ServerRender {
  /** Epoch milliseconds by the platform's clock, as far as the edge knows it. */
  readonly atMs: number;
  readonly decision: PageDecision;
  /** Cookies that the render depends on, as they were sent; null for an absent one. */
  readonly cookies: Readonly<Record<string, string | null>>;
}

/** State that the edge inlines in the page: configuration, request facts and first answers. */
export interface InitialState {
  readonly configuration: SiteConfiguration;
  /** Configuration of the files, below the overrides of the platform; absent without overrides. */
  readonly base?: Pick<SiteConfiguration, 'site' | 'features'>;
  /** The configuration's plan: resolved once by the edge, not by every page. */
  readonly plan: Plan;
  readonly environment: Environment;
  readonly firstData: readonly FirstAnswer[];
  /** Dictionary files in the language of the page, by namespace. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Tokens of the services that the first screen needs while it renders. */
  readonly services?: readonly string[];
  /** Absent if the page was not server-rendered. */
  readonly serverRender?: ServerRender;
  /** The title in the HTML was set for this address by the operator or the platform. */
  readonly isTitleGiven?: boolean;
}

/** The page was served without its state: not by the edge, or damaged in transit. */
class MissingBootDataError extends Error {
  override readonly name = 'MissingBootDataError';

  constructor(reason: string) {
    super(
      `The page has no start data (script #boot): ${reason}. Serve it through the edge, or see "static files" in ARCHITECTURE.md`,
    );
  }
}

/** Required sections. The edge has validated them; this check finds damage in transit. */
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
