import type { ComponentType } from 'react';
import type { CoreServices, Dispose, OddsWriter } from '../services/CoreServices.ts';
import type { Token } from '../services/Token.ts';
import type { EndpointId } from '../../schemas/generated/endpoints.ts';
import type { Condition } from './Condition.ts';
import type { RouteRules } from './RouteRules.ts';
import type { SiteConfiguration } from '../config/SiteConfiguration.ts';
import type { GuardOccasion } from '../guards/guardOccasions.ts';
import type { GuardStation } from '../guards/guardStations.ts';
import type { Guard } from '../guards/Guard.ts';
import type { HttpRecovery } from '../http/HttpRecovery.ts';

/** A thunk: data in the manifest, code only when somebody calls it. */
export type Load<T> = () => Promise<T>;

/** Skeletons that the shell knows; each keeps the final height of what replaces it. */
export type SkeletonName = 'home' | 'list' | 'event' | 'office' | 'text' | 'form' | 'panel' | 'row' | 'none';

/**
 * What stands around a page: header, columns and footer; only overlays; nothing at all; the mark, the language and the
 * way to the support while the site is worked on, or closed for the person.
 */
export type LayoutName = 'default' | 'headless' | 'empty' | 'maintenance' | 'blocked';

/**
 * How a path parameter must look; anything else is 404 at once. `slugId` is `123-some-name` (the name may be missing),
 * `integer` a number below 2^53, `section` line or live, `word` lower-case letters, digits and hyphens, `token` 20 to
 * 200 letters, digits, hyphens and underscores, `date` a day such as 2026-03-14. A token is what no other path takes.
 * `pageType` is one of the page types that the brand has configured with a selection. A list is the words that may stand there.
 */
export type PathParameter = 'slugId' | 'integer' | 'section' | 'word' | 'token' | 'date' | 'pageType' | readonly string[];

/** Data of a call that the edge makes before the page asks: `{sport}` stands for the number in that path parameter. */
export interface FirstData {
  readonly endpoint: EndpointId;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Where the answer to one of the first calls has the name of what a page is about. */
export interface TitleSource {
  readonly endpoint: EndpointId;
  /**
   * Ways through the answer, such as `game.team1.name`; in a list, `{sport}` is the item whose id is in that path
   * parameter. Several names are joined by a dash.
   */
  readonly names: readonly string[];
  /** Key in the plugin's dictionary of a text that takes the name as `{{name}}`; the name alone without it. */
  readonly textKey?: string;
}

/** What a first paint is made from: the facts of the request and the answers of the route's `firstData`, in its order. */
export interface FirstPaintFacts {
  readonly language: string;
  readonly isMobile: boolean;
  /** Prices in the person's format. */
  readonly odds: OddsWriter;
  /** Undefined where an answer did not come in time. */
  readonly answers: readonly unknown[];
  /** What a gate was answered for the page. */
  readonly answerOf: (endpoint: EndpointId) => unknown;
  /** `namespace:key`, in the language of the page unless told. */
  readonly translate: (key: string, values?: Readonly<Record<string, string | number>>, language?: string) => string;
  readonly number: (value: number) => string;
  /** Hour and minute of epoch seconds in the person's zone. */
  readonly time: (atS: number) => string;
  /** Day and time of epoch seconds in the person's zone; in the language of the page unless told. */
  readonly dateTime: (atS: number, language?: string) => string;
  /** The section `site` of the configuration. */
  readonly site: SiteConfiguration['site'];
  /** For HTML; everything that is not a number goes through it. */
  readonly escape: (text: string) => string;
}

/**
 * HTML of a page before any script, in place of the skeleton; undefined leaves the skeleton. A plugin gives it in its
 * `firstPaint.ts`, as `firstPaints` by route name: the edge alone reads that file, so it costs the page nothing.
 */
export type FirstPaint = (facts: FirstPaintFacts) => string | undefined;

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
 * Objects of schema.org for a page, without `@context`. A plugin gives them in its `firstPaint.ts`, as `structuredData`
 * by route name: the edge alone reads that file. Undefined when the answers do not suffice.
 */
export type StructuredData = (facts: StructuredDataFacts) => readonly object[];

/** What a site may lack, with the pages for it. */
export type RouteRequirement = 'registration' | 'identification';

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
  /** False for terms, age and reality check: neither Esc nor a press outside closes it. */
  readonly isDismissible?: boolean;
}

/** A component in a named place of the layouts. */
export interface SlotContribution {
  readonly id: string;
  readonly slot: SlotName;
  readonly load: Load<ComponentType>;
  readonly skeleton?: SkeletonName;
  readonly when?: Condition;
  /** Without it the contribution is shown in both layouts. */
  readonly layout?: 'desktop' | 'mobile';
  /** The site is not usable without it: never switched off after failures (header actions, coupon). */
  readonly isEssential?: boolean;
  /** Nobody misses it in the first seconds: its code and texts are fetched 3 s after the place was shown, and never preloaded. */
  readonly isDeferred?: boolean;
  /** The part of the plugin's texts that comes with it when it is deferred; the later texts unless told. */
  readonly texts?: string;
}

/** Named places of the layouts, in reading order. */
export type SlotName =
  | 'header.start'
  | 'header.end'
  | 'section-bar.end'
  | 'column.start'
  | 'home.top'
  | 'main.end'
  | 'not-found.end'
  | 'column.end'
  | 'footer'
  | 'bottom-bar'
  | 'bottom-navigation'
  | 'menu.end'
  | 'display.end'
  | 'overlay';

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
  /** A small mark beside the label: the live dot, the number of selections. */
  readonly badge?: 'live' | 'coupon';
}

/** main: header · section: bar below · bottom: mobile navigation · office: personal area · footer: columns of links */
export type MenuName = 'main' | 'section' | 'bottom' | 'office' | 'footer';

/** An item that a plugin puts into a menu. Its place among the others is the configuration's to say. */
export interface MenuContribution {
  readonly menu: MenuName;
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
  readonly load: (language: string) => Promise<{ readonly default: Readonly<Record<string, string>> }>;
  /**
   * Texts that no first page shows, in `locales/later/`: the namespace `<plugin>.later`. They come
   * with deferred slots; whoever else shows them loads it with `i18n.loadNamespace` first.
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
