import type { HttpError } from '../platform/http/HttpError.ts';
import type {
  InterceptorRule,
  MenuContribution,
  ModalContribution,
  SlotContribution,
} from './Contribution.ts';
import type { CoreServices } from './CoreServices.ts';
import type { Dispose } from './Dispose.ts';
import type { GuardContribution } from './Guard.ts';
import type { Load } from './Load.ts';
import type { RouteContribution } from './Route.ts';
import type { StoredData } from './StoredData.ts';
import type { Token } from './Token.ts';

/** Object that lives as long as the page, created on first use. */
export interface ServiceContribution<T = unknown> {
  readonly token: Token<T>;
  /** Called once, when the token is first requested. The service may have `dispose()`. */
  readonly load: Load<(services: CoreServices) => T | Promise<T>>;
  /** Created before the first page is shown. */
  readonly isEager?: boolean;
}

/**
 * Returns headers to repeat the call with, or undefined to let the error pass. `attempt` counts
 * from 1; after three repeats without success it is called a fourth time for information only, and
 * that result is ignored.
 */
export type ResponseInterceptor = (
  error: HttpError,
  services: CoreServices,
  attempt: number,
) => Promise<{ readonly headers: Readonly<Record<string, string>> } | undefined>;

/** Response interceptor with its code. */
export interface InterceptorContribution extends InterceptorRule {
  readonly load: Load<ResponseInterceptor>;
}

/** Event that a plugin publishes without knowing its listeners. */
export interface EventContribution {
  /** `<plugin>.<what-happened>`. */
  readonly name: string;
  readonly version: number;
  /** JSON Schema of the payload, for the inspector and for remote sub-applications. */
  readonly payload: object | Load<object>;
}

/** Action that other plugins may request; its token is in the plugin's contract. */
export interface CommandContribution {
  /** `<plugin>.<verb>`. */
  readonly id: string;
  readonly load: Load<(payload: never, services: CoreServices) => unknown>;
}

/** Dictionaries of a plugin, loaded with its first view in the language of the page. */
export interface I18nContribution {
  /** Dictionary of a language: one flat JSON object, plural forms by suffix. */
  readonly load: (
    language: string,
  ) => Promise<{ readonly default: Readonly<Record<string, string>> }>;
  /**
   * Texts that no first page shows, in `locales/later/`: the namespace `<plugin>.later`. They are
   * loaded with deferred slots and with views that name it in `texts`; code outside of views calls
   * `i18n.loadNamespace` first.
   */
  readonly later?: I18nContribution['load'];
  /** Texts that are loaded separately, in `locales/<part>/`: the namespace `<plugin>.<part>`. */
  readonly parts?: Readonly<Record<string, I18nContribution['load']>>;
}

/**
 * Manifest of a plugin: data plus thunks. It runs in plain Node and serialises to JSON (without
 * thunks), so page, edge, command line and inspector read the same manifest.
 */
export interface PluginManifest {
  readonly id: string;
  /** Plugins that must be enabled as well. */
  readonly needs?: readonly string[];
  readonly provides?: readonly ServiceContribution[];
  readonly routes?: readonly RouteContribution[];
  readonly guards?: readonly GuardContribution[];
  readonly modals?: readonly ModalContribution[];
  readonly slots?: readonly SlotContribution[];
  readonly menus?: readonly MenuContribution[];
  readonly interceptors?: readonly InterceptorContribution[];
  readonly events?: readonly EventContribution[];
  readonly commands?: readonly CommandContribution[];
  /** All data that it keeps in a browser; no other name can be stored. */
  readonly stored?: readonly StoredData[];
  readonly i18n?: I18nContribution;
  /** Runs once after the start, never before the first paint; its result is called at the end. */
  readonly setup?: Load<(services: CoreServices) => Dispose | void | Promise<Dispose | void>>;
}
