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

/** An object that lives as long as the page, made when first asked for. */
export interface ServiceContribution<T = unknown> {
  readonly token: Token<T>;
  /** Called once, when the token is first requested. What it returns may have `dispose()`. */
  readonly load: Load<(services: CoreServices) => T | Promise<T>>;
  /** Made before the first page is shown. */
  readonly isEager?: boolean;
}

/**
 * Headers to repeat the call with, or undefined when the error stands. `attempt` counts from 1;
 * after three repeats that did not help it is called a fourth time for information only: that
 * answer is ignored.
 */
export type ResponseInterceptor = (
  error: HttpError,
  services: CoreServices,
  attempt: number,
) => Promise<{ readonly headers: Readonly<Record<string, string>> } | undefined>;

/** What to do with such an answer. */
export interface InterceptorContribution extends InterceptorRule {
  readonly load: Load<ResponseInterceptor>;
}

/** An event that a plugin publishes without knowing its listeners. */
export interface EventContribution {
  /** `<plugin>.<what-happened>`. */
  readonly name: string;
  readonly version: number;
  /** JSON Schema of the payload, for the inspector and for remote sub-applications. */
  readonly payload: object | Load<object>;
}

/** Something that others may ask a plugin to do; its token is in the plugin's contract. */
export interface CommandContribution {
  /** `<plugin>.<verb>`. */
  readonly id: string;
  readonly load: Load<(payload: never, services: CoreServices) => unknown>;
}

/** The texts of a plugin, loaded with its first view in the language of the page. */
export interface I18nContribution {
  /** The dictionary of a language: one flat JSON object, plural forms by suffix. */
  readonly load: (
    language: string,
  ) => Promise<{ readonly default: Readonly<Record<string, string>> }>;
  /**
   * Texts that no first page shows, in `locales/later/`: the namespace `<plugin>.later`. They come
   * with deferred slots and with views that name it in `texts`; what is no view loads it with
   * `i18n.loadNamespace` first.
   */
  readonly later?: I18nContribution['load'];
  /** Texts that come alone, in `locales/<part>/`: the namespace `<plugin>.<part>`. */
  readonly parts?: Readonly<Record<string, I18nContribution['load']>>;
}

/**
 * What a plugin is: data plus thunks. It runs in plain Node and serialises to JSON (thunks fall
 * away), so the page, the edge, the command line and the inspector read the same manifest.
 */
export interface PluginManifest {
  readonly id: string;
  /** Plugins that must be enabled too. */
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
  /** Everything that it keeps in a browser; no other name can be stored. */
  readonly stored?: readonly StoredData[];
  readonly i18n?: I18nContribution;
  /** Runs once after start, never before the first paint; what it returns is called at the end. */
  readonly setup?: Load<(services: CoreServices) => Dispose | void | Promise<Dispose | void>>;
}
