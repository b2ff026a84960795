import type { ComponentType } from 'react';
import type { CoreServices, Dispose } from './CoreServices.ts';
import type { MenuToken, SlotToken, Token } from './Token.ts';
import type { Condition } from './Condition.ts';
import type {
  FirstData,
  LayoutName,
  PathParameter,
  RouteRequirement,
  SkeletonName,
  TitleSource,
} from './RouteFields.ts';
import type { RouteRules } from './RouteRules.ts';
import type { GuardOccasion, GuardStation } from './guardStations.ts';
import type { Guard } from './Guard.ts';
import type { HttpRecovery } from './HttpRecovery.ts';

/** A thunk: data in the manifest, code only when somebody calls it. */
export type Load<T> = () => Promise<T>;

/** What a page is about is told from this: the answers of the route's `firstData`, in its order, and how addresses are made. */
export interface StructuredDataFacts {
  readonly language: string;
  readonly params: Readonly<Record<string, string>>;
  /** Undefined where an answer did not come in time. */
  readonly answers: readonly unknown[];
  /** Absolute address of a path after the language. */
  readonly addressOf: (path: string) => string;
  /** `namespace:key`. */
  readonly translate: (key: string) => string;
}

/**
 * Objects of schema.org for a page, without `@context`. A plugin gives them in its `structuredData.ts`, by route name: the edge alone reads that file. Undefined when the answers do not suffice.
 */
export type StructuredData = (facts: StructuredDataFacts) => readonly object[];

/** A page with an address of its own. */
export interface RouteContribution {
  /** Numbers of the specification are kept; own ones start at 1000. */
  readonly id: number;
  /** `<plugin>.<noun>`, the name by which menus, links and configuration speak of it. */
  readonly name: string;
  /** Path after the language, without a leading slash; `:sport` is a parameter; `''` is home. */
  readonly path: string;
  readonly parameters?: Readonly<Record<string, PathParameter>>;
  /** Key in the plugin's dictionary. */
  readonly titleKey: string;
  readonly descriptionKey?: string;
  /** The names that stand before everything in the title, where the first data has them; the title key is for when it has not. */
  readonly titleFrom?: TitleSource;
  readonly load: Load<ComponentType>;
  readonly skeleton: SkeletonName;
  readonly layout?: LayoutName;
  readonly access?: 'any' | 'authed' | 'anonymous';
  /** Who else may be here; what is not said is open to everybody whom `access` lets in, except banned people. */
  readonly rules?: RouteRules;
  /** The page exists only while the site has this: registration allowed, identification shown. */
  readonly requires?: RouteRequirement;
  /** The end column (coupon) is left out on pages of this kind when false. */
  readonly hasEndColumn?: boolean;
  /** Rule 38 of the specification: the quick coupon may open on this route. */
  readonly quickCoupon?: boolean;
  readonly firstData?: readonly FirstData[];
  /** The route is 404 unless the site has the route with this id (specification: 47 opens the rules section). */
  readonly requiredRouteId?: number;
  /** Lists of the platform that must be there before the page is, by id: `countries`, `currencies`. */
  readonly dictionaries?: readonly string[];
  /** Namespaces that the page shows beside its plugin's own, such as `betting.later`: loaded with its code, before it is drawn. */
  readonly texts?: readonly string[];
  /** Switch of the configuration that closes this route and others of its kind: false closes, missing leaves open. */
  readonly feature?: string;
  /** Not for search engines. */
  readonly isPrivate?: boolean;
}

/**
 * A say in every navigation, at one of the 20 stations of the specification. Not for rules of one page: those belong
 * to the page.
 */
export interface GuardContribution {
  readonly id: string;
  readonly station: GuardStation;
  /** Where at the station: before or after the guards that name no side. */
  readonly side?: 'before' | 'after';
  /** `check` is awaited, `load` starts with the navigation and is awaited at its station, `effect` is never awaited. */
  readonly kind: 'check' | 'load' | 'effect';
  readonly timeoutMs: number;
  /** What an error or time-out means: `closed` stops the navigation with the error page, `open` goes on. */
  readonly onError: 'open' | 'closed';
  /** Asked on these navigations only; on all without it. The code of a guard that is not asked is not fetched. */
  readonly when?: GuardOccasion;
  /** A locked guard cannot be switched off by configuration. */
  readonly isLocked?: boolean;
  readonly load: Load<Guard>;
}

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
  readonly skeleton?: SkeletonName;
  readonly when?: Condition;
  /** Without it the contribution is shown in both layouts. */
  readonly layout?: 'desktop' | 'mobile';
  /** The site is not usable without it: never switched off after failures (header actions, coupon). */
  readonly isEssential?: boolean;
  /** Nobody misses it in the first seconds: its code and texts are fetched 3 s after the place was shown, and never preloaded. */
  readonly isDeferred?: boolean;
  /** Namespaces that it shows beside its plugin's own: loaded with its code. `<plugin>.later` for a deferred one unless told. */
  readonly texts?: readonly string[];
}

/** A link of a menu, or a heading with links under it. */
export interface MenuItem {
  readonly id: string;
  /** `namespace:key`, or a key of the plugin that contributes the item. */
  readonly labelKey: string;
  readonly icon?: string;
  /** Name of a route, or an https address. */
  readonly target?: string;
  /** Parameters of the route's path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly when?: Condition;
  readonly children?: readonly MenuItem[];
  /** Names of routes, or paths such as `/cyber`, whose pages, with all below them, belong to the item too: it is current there. */
  readonly within?: readonly string[];
  /** A small mark beside the label. */
  readonly badge?: 'dot';
}

/** An item that a plugin puts into a menu. Its place among the others is the configuration's to say. */
export interface MenuContribution {
  readonly menu: MenuToken;
  readonly item: MenuItem;
}

/** An object that lives as long as the page, made when first asked for; its token is in the plugin's contract. */
export interface ServiceContribution<T = unknown> {
  readonly token: Token<T>;
  /** Called once, when somebody first asks for the token. What it returns may have `dispose()`. */
  readonly load: Load<(services: CoreServices) => T | Promise<T>>;
  /** Made before the first page is shown. */
  readonly isEager?: boolean;
}

/**
 * What to do with an error answer before the caller sees it: solve a captcha, sign in, accept terms, then repeat the
 * call.
 */
export interface RecoveryContribution {
  readonly id: string;
  /** Lower acts first; the specification's order: captcha 10, fingerprint 20, sign-in 30, terms 40, cancelled 50. */
  readonly order: number;
  readonly status: number;
  /** Codes of the error answer; without it every answer of the status matches. */
  readonly codes?: readonly (number | string)[];
  readonly load: Load<HttpRecovery>;
}

/** Something that a plugin tells whoever listens, without knowing them. */
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

/** Where the texts of a plugin are. They are loaded with its first view, in the language of the page only. */
export interface I18nContribution {
  /** The dictionary of a language: one flat JSON object, plural forms by suffix. */
  readonly load: (
    language: string,
  ) => Promise<{ readonly default: Readonly<Record<string, string>> }>;
  /**
   * Texts that no first page shows, in `locales/later/`: the namespace `<plugin>.later`. They come
   * with deferred slots and with views that name it in `texts`; what is no view loads it with `i18n.loadNamespace` first.
   */
  readonly later?: I18nContribution['load'];
  /** Texts that come alone, by part, in `locales/<part>/`: the namespace `<plugin>.<part>`. For a deferred slot that shows little. */
  readonly parts?: Readonly<Record<string, I18nContribution['load']>>;
}

/**
 * What a plugin is: data plus thunks. It runs in plain Node and serialises to JSON (thunks fall away), so the page,
 * the edge, the command line and the inspector read the same manifest.
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
  readonly recoveries?: readonly RecoveryContribution[];
  readonly events?: readonly EventContribution[];
  readonly commands?: readonly CommandContribution[];
  readonly i18n?: I18nContribution;
  /** Runs once after start, never before the first paint; what it returns is called at the end. */
  readonly setup?: Load<(services: CoreServices) => Dispose | void | Promise<Dispose | void>>;
}
