import type { ComponentType } from 'react';
import type { ConditionJson, MenuItemJson } from '../../schemas/generated/config.ts';
import type { HttpError } from '../platform/http/HttpError.ts';
import type { CoreServices } from './CoreServices.ts';
import type { Dispose } from './Dispose.ts';
import type { GuardContribution } from './Guard.ts';
import type { Load } from './Load.ts';
import type { RouteContribution } from './Route.ts';
import type { Skeleton } from '../ui/feedback/createSkeleton.ts';
import type { StoredData } from './StoredData.ts';
import type { MenuToken, SlotToken, Token } from './Token.ts';

type Immutable<T> = { readonly [Key in keyof T]: Immutable<T[Key]> };

/** A rule in manifests and configuration is data, never an expression string. */
export type Condition = Immutable<ConditionJson>;

/** A dialog over whatever page is open; others open it by its token. */
export interface ModalContribution {
  /** `<plugin>.<noun>`, the id of the modal's token. */
  readonly id: string;
  /** The component gets the props given to `modals.open` plus `onClose(result?)`. */
  readonly load: Load<ComponentType<never>>;
  /** Namespaces that it shows beside its plugin's own: loaded with its code, before it is drawn. */
  readonly texts?: readonly string[];
  /** False for terms, age and reality check: neither Esc nor a press outside closes it. */
  readonly isDismissible?: boolean;
}

/** A component in a named place of the layouts. */
export interface SlotContribution {
  readonly id: string;
  /** Where it stands, by the token of who renders the place. */
  readonly slot: SlotToken;
  readonly load: Load<ComponentType>;
  readonly skeleton?: Skeleton;
  readonly when?: Condition;
  /** Without it the contribution is shown in both layouts. */
  readonly layout?: 'desktop' | 'mobile';
  /** Never switched off after failures: the site is not usable without it. */
  readonly isEssential?: boolean;
  /** Its code and texts are fetched 3 s after the slot was shown, and never preloaded. */
  readonly isDeferred?: boolean;
  /** Namespaces loaded with its code; `<plugin>.later` for a deferred one by default. */
  readonly texts?: readonly string[];
}

/** A link of a menu, or a heading with links under it, and where else it is current. */
export interface MenuItem extends Immutable<Omit<MenuItemJson, 'children'>> {
  readonly children?: readonly MenuItem[];
  /** Names of routes, or paths such as `/cyber`: they and all below them belong to the item. */
  readonly within?: readonly string[];
}

/** An item that a plugin puts into a menu; the configuration orders the items. */
export interface MenuContribution {
  readonly menu: MenuToken;
  readonly item: MenuItem;
}

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

/**
 * What to do with an error answer before the caller sees it: solve a captcha, sign in, accept
 * terms, then repeat the call.
 */
export interface InterceptorContribution {
  readonly id: string;
  /** Lower acts first: captcha 10, fingerprint 20, sign-in 30, terms 40, cancelled 50. */
  readonly order: number;
  readonly status: number;
  /** Codes of the error answer; without it every answer of the status matches. */
  readonly codes?: readonly (number | string)[];
  readonly load: Load<ResponseInterceptor>;
}

/** An event that a plugin publishes without knowing its listeners. */
export interface EventContribution {
  /** `<plugin>.<what-happened>`. */
  readonly name: string;
  readonly version: number;
  /** JSON Schema of the payload, for the inspector and for remote sub-applications. */
  readonly payload: Readonly<Record<string, unknown>>;
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
