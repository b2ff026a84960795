import type { OddsWriter } from '#domain/odds/createOddsWriter.ts';
import type { EndpointId, EndpointShapes } from '../../schemas/generated/endpoints.ts';
import type { Channel } from '../../schemas/generated/wire.ts';
import type { SiteConfiguration } from './SiteConfiguration.ts';
import type { AppViewType, OddsFormat } from '#domain/odds/OddsFormat.ts';
import type { FontSize } from '../runtime/preferences/look.ts';
import type { Plan } from './Plan.ts';
import type { CommandToken, EventToken, ModalToken, Token } from './Token.ts';

/** Ends what was begun; calling it twice is harmless. */
export type Dispose = () => void;

/** Facts of this page load, decided by the edge. Observable: language and direction change without a load. */
export interface Environment {
  readonly brand: string;
  /** Whoever keeps texts of the platform asks for them again when it changes; the feed sends fresh snapshots by itself. */
  readonly language: string;
  readonly languages: readonly string[];
  readonly direction: 'ltr' | 'rtl';
  readonly stage: 'production' | 'demo' | 'test';
  readonly isMobile: boolean;
  readonly isBot: boolean;
  /** With which the edge answered; absent where the page was not served by an edge. */
  readonly status?: number;
  /** Address on another site where the redirect service says that this page has gone, and the person has to agree. */
  readonly leaveTo?: string;
}

/** Time of the platform (sessions, deadlines, kick-offs): server time plus a monotonic clock, whatever the machine's clock says. */
export interface Clock {
  /** Epoch milliseconds by the platform. */
  readonly nowMs: () => number;
  /** Milliseconds since some start; never jumps. */
  readonly monotonicMs: () => number;
  /** Every answer and heartbeat carries the server's time. */
  readonly synchronise: (serverNowMs: number) => void;
}

/** How often something is asked again. */
export interface PollOptions {
  readonly everyMs: number;
  /** Share of the interval by which each wait is varied, 0 to 1; 0.1 unless told. */
  readonly jitter?: number;
  /** Runs at once, too. */
  readonly isImmediate?: boolean;
  /** A poller rests 30 s after the page was hidden and runs at once when it is back; true unless told. */
  readonly pausesWhenHidden?: boolean;
}

/** The only place with timers. Deadlines never pause and may be years away; pollers rest while nobody looks. */
export interface Scheduler {
  readonly after: (delayMs: number, run: () => void) => Dispose;
  readonly atPlatformMs: (atMs: number, run: () => void) => Dispose;
  readonly poll: (options: PollOptions, run: () => void | Promise<void>) => Dispose;
  /** Runs before the next paint; on a hidden page within a second. */
  readonly nextFrame: (run: () => void) => Dispose;
  readonly whenIdle: (run: () => void) => Dispose;
  /** Observable. */
  readonly isVisible: boolean;
  /** Observable: false when the browser is sure that there is no network. */
  readonly isOnline: boolean;
  /** Called when the page is shown again or the network is back, with how long it was hidden or asleep. */
  readonly onResume: (run: (awayMs: number) => void) => Dispose;
}

/** A value in storage: versioned, checked when read, deleted when it does not pass. */
export interface StoredValue<T> {
  readonly read: () => T;
  readonly write: (value: T) => void;
  readonly remove: () => void;
  /** Called when another tab wrote it. */
  readonly onChange: (run: (value: T) => void) => Dispose;
}

/** Where a value is kept and how it is told from rubbish. */
export interface StoredValueOptions<T> {
  /** Path such as `coupon/settings`; the brand is put before it. */
  readonly key: string;
  readonly version: number;
  readonly fallback: T;
  /** True when what was read is a T; anything else is dropped. */
  readonly check: (value: unknown) => value is T;
  readonly area?: 'local' | 'session';
}

/** Works with storage blocked, full or corrupt: then values live as long as the page. */
export interface SafeStorage {
  readonly value: <T>(options: StoredValueOptions<T>) => StoredValue<T>;
  /** False when the browser keeps nothing. */
  readonly isPersistent: boolean;
}

/**
 * Readable cookies of the site, for what the edge must know as well; everything else belongs into SafeStorage. With
 * cookies off they live as long as the page.
 */
export interface Cookies {
  readonly read: (name: string) => string | undefined;
  readonly write: (name: string, value: string, maxAgeS: number) => void;
  readonly remove: (name: string) => void;
}

/** What goes with a call: parts of the path, query and body as the endpoint's schema has them. */
export interface HttpCallOptions<Id extends EndpointId> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<
    Record<string, string | number | boolean | readonly number[] | undefined>
  >;
  readonly body?: EndpointShapes[Id]['request'];
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls by endpoint id. Errors are HttpError, after the recoveries had their turn. */
export interface Http {
  readonly call: <Id extends EndpointId>(
    id: Id,
    options?: HttpCallOptions<Id>,
  ) => Promise<EndpointShapes[Id]['answer']>;
  /** The answer that the edge put into the page for this very call: at once, so that the first render has it, and once. */
  readonly first: <Id extends EndpointId>(
    id: Id,
    options?: HttpCallOptions<Id>,
  ) => EndpointShapes[Id]['answer'] | undefined;
}

/** `unknown` until the cookie's promise of a session has been checked; nothing private is shown or asked before. */
export type SessionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signed-in'; readonly userId: number };

/** Who is here. Observable; every tab agrees within a second. */
export interface Session {
  readonly state: SessionState;
  readonly isAuthed: boolean;
  readonly userId: number | undefined;
  /** Above 0: the operator has banned the person. 0 for everybody else, and until the person's configuration has come. */
  readonly banLevel: number;
  /** For the plugin that loads the person's configuration; forgotten when the person changes. */
  readonly setBanLevel: (level: number) => void;
  /** The bearer token, from memory or fetched; undefined for a visitor. One refresh for all tabs. */
  readonly token: (options?: { readonly isForced?: boolean }) => Promise<string | undefined>;
  /** After a sign-in call: takes user and token and tells the other tabs. */
  readonly begin: (
    userId: number,
    token: { readonly token: string; readonly expiresAtS: number },
  ) => void;
  /** Signs out here and in every tab; `isServerTold` false when the call itself is still to be made. */
  readonly end: (options?: { readonly isServerTold?: boolean }) => Promise<void>;
  readonly onChange: (run: (state: SessionState) => void) => Dispose;
  /** Resolves when the state is no longer unknown. */
  readonly ready: Promise<void>;
}

/** `live` prices may be bet on; `stale` must not be; `delayed` is what the platform says of its own feed. */
export type FeedStatus = 'connecting' | 'live' | 'delayed' | 'stale';

/** Hears one subscription. The first message is a snapshot, and so is the first after `onStale`. */
export interface FeedListener<Data> {
  /** Replaces all that was known. */
  readonly onSnapshot: (data: Data, seq: number) => void;
  readonly onDelta: (data: Data) => void;
  /** What was given may be old: gap, silence, sleep. A snapshot follows. */
  readonly onStale?: () => void;
  readonly onError?: (code: string) => void;
}

/** One socket per tab. Gaps, silence, restarts and sleep end in `stale`, then a fresh snapshot. */
export interface Feed {
  /** Observable. */
  readonly status: FeedStatus;
  /** Epoch milliseconds of the last message when stale. */
  readonly staleSinceMs: number | undefined;
  readonly subscribe: <Data extends object>(
    channel: Channel,
    listener: FeedListener<Data>,
  ) => Dispose;
}

/**
 * What happened, told to whoever listens: at once, in this tab only. Not for asking somebody to do something: that is
 * a command.
 */
export interface Events {
  readonly emit: <Payload>(event: EventToken<Payload>, payload: Payload) => void;
  readonly on: <Payload>(event: EventToken<Payload>, run: (payload: Payload) => void) => Dispose;
}

/** Asks a plugin to do something. Rejects when the plugin that owns the command is off. */
export interface Commands {
  readonly run: <Payload, Answer>(
    command: CommandToken<Payload, Answer>,
    payload: Payload,
  ) => Promise<Answer>;
}

/** Dialogs of plugins, one above the other. */
export interface Modals {
  /** Opens over whatever is open; resolves with the result, or undefined when it was dismissed. Focus comes back. */
  readonly open: <Props extends object, Result>(
    modal: ModalToken<Props, Result>,
    props: Props,
  ) => Promise<Result | undefined>;
  readonly closeAll: () => void;
  /** Observable. */
  readonly isAnyOpen: boolean;
}

/** Look and life of a notice, by the names of the specification: which of them end by themselves, which have buttons. */
export type NoticeKind =
  | 'default'
  | 'alert'
  | 'snackbar'
  | 'default-with-controls'
  | 'with-link'
  | 'permanent'
  | 'without-timeout';

/** A button of a notice. Pressing it runs the action and closes the notice. */
export interface NoticeAction {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
}

/** A short message over the page. */
export interface Notice {
  /** At most 3 of group `default` and 1 of each other are shown. */
  readonly group: string;
  readonly kind: NoticeKind;
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger' | 'info';
  readonly title: string;
  readonly text?: string;
  readonly actions?: readonly NoticeAction[];
  /** -1, or absent: as the kind says (10 s, or until closed). */
  readonly durationMs?: number;
  readonly onClose?: () => void;
}

/** A notice that is on the page, with the number by which it is closed. */
export interface ShownNotice extends Notice {
  readonly id: number;
}

/** Messages over the page. Not for what belongs to a field or a button: that stands beside it. */
export interface Notices {
  /** Observable, oldest first. */
  readonly shown: readonly ShownNotice[];
  readonly add: (notice: Notice) => Dispose;
  readonly close: (id: number) => void;
  /** Stops and restarts the time of all, while a pointer or focus is on them. */
  readonly hold: () => void;
  readonly release: () => void;
}

/** What is said of its own accord: nothing, what happens to the person's own bets, or their events and the page as well. */
export type Announcements = 'off' | 'own' | 'all';

/** One polite and one assertive region; polite messages are merged, at most one in 3 s. */
export interface Announcer {
  /**
   * Without `about` it answers something that the person did and is always said; with it, it happened by itself and is
   * said as the person's preference has it.
   */
  readonly polite: (text: string, about?: Exclude<Announcements, 'off'>) => void;
  readonly alert: (text: string) => void;
}

/** A page by its route's name, for links and for `go`: paths are never put together by hand. */
export interface RouteTarget {
  readonly name: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Observable: where the person is. */
export interface Navigation {
  readonly routeName: string | undefined;
  readonly routeId: number | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly path: string;
  readonly hasRoute: (name: string) => boolean;
  /** Path with language. Throws UnknownRouteError with the nearest name. */
  readonly href: (target: RouteTarget) => string;
  readonly go: (target: RouteTarget | string, options?: { readonly isReplacing?: boolean }) => void;
  /**
   * Changes the query of the address where it stands, so that a link shows the same: nothing is navigated, asked or
   * moved. Undefined takes a value away. Not for what another page, or the edge, is chosen by.
   */
  readonly rewriteQuery: (values: Readonly<Record<string, string | undefined>>) => void;
  /**
   * Asks before every step, back and forward included: where one answers false, page, address and history stay as they
   * are. Call what it returns to ask no longer.
   */
  readonly block: (mayGo: (to: URL) => boolean) => Dispose;
  /** Leaves the page for an address of the site that is no page of it, or for an https address elsewhere. */
  readonly leave: (address: string) => void;
  /** Reloads the page at the same address. Wait for `pendingWork` before calling it. */
  readonly reload: () => void;
}

/** `system` follows the device as it changes. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** What the person chose for this browser. Observable; kept in storage (and in cookies where the edge must know). */
export interface Preferences {
  readonly theme: ThemeChoice;
  readonly oddsFormat: OddsFormat;
  /** Writes prices in that format, or in decimal while the code of another format is on its way. Observable. */
  readonly oddsWriter: OddsWriter;
  /** How lists are laid out; a format of odds that the view does not offer gives way to decimal. */
  readonly appViewType: AppViewType;
  /** Columns of lists carry whole words and not 1, X, 2. */
  readonly isFullMarketNames: boolean;
  readonly isGroupByCountry: boolean;
  readonly isStartColumnHidden: boolean;
  readonly isEndColumnHidden: boolean;
  /** Minutes east of UTC. */
  readonly timeZoneOffsetMin: number;
  readonly is12h: boolean;
  readonly arePricesPaused: boolean;
  readonly announcements: Announcements;
  readonly isHighAccess: boolean;
  /** Fewer pictures and no effects, for slow lines and old machines. */
  readonly isLight: boolean;
  readonly fontSize: FontSize;
  /** What holds for who has chosen nothing. */
  readonly first: Readonly<PreferenceValues>;
  readonly set: <Key extends keyof PreferenceValues>(
    key: Key,
    value: PreferenceValues[Key],
  ) => void;
  /** Whether choices may be kept in this browser: said by who asks for consent. What was kept is removed by a no. */
  readonly keep: (isAllowed: boolean) => void;
  /** Observable: whether choices outlive the page, so that what plugins keep of a person's taste obeys too. */
  readonly mayPersist: boolean;
  /** Resolved when prices can be written as chosen. */
  readonly ready: Promise<void>;
}

/** Every preference and its kind; the brand's configuration gives the first values. */
export interface PreferenceValues {
  theme: ThemeChoice;
  oddsFormat: OddsFormat;
  appViewType: AppViewType;
  isFullMarketNames: boolean;
  isGroupByCountry: boolean;
  isStartColumnHidden: boolean;
  isEndColumnHidden: boolean;
  timeZoneOffsetMin: number;
  is12h: boolean;
  arePricesPaused: boolean;
  announcements: Announcements;
  isHighAccess: boolean;
  isLight: boolean;
  fontSize: FontSize;
}

/** What went wrong, for the operator: never for the person. */
export interface Reports {
  readonly report: (
    error: unknown,
    origin: { readonly plugin: string; readonly contribution: string },
  ) => void;
  /** Newest last, at most 200. */
  readonly entries: readonly ReportEntry[];
}

/** One report: when (epoch milliseconds of the platform), whose part of the page, and what. */
export interface ReportEntry {
  readonly atMs: number;
  readonly plugin: string;
  readonly contribution: string;
  readonly message: string;
}

/** Texts outside of components; inside them `useTranslate` is shorter. */
export interface I18n {
  /** Observable. */
  readonly language: string;
  /** In which language the texts of a plugin are there: another than the page's where only the fallback came. */
  readonly languageOf: (namespace: string) => string;
  /** `namespace:key`; a text in the default language or English before a raw key is ever shown. */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly loadNamespace: (namespace: string) => Promise<void>;
  /** Whether a text is there, its namespace being loaded: for what is not said at all rather than half. */
  readonly has: (key: string) => boolean;
}

/** Services of plugins, behind the tokens of their contracts. Components use `useService`. */
export interface ServiceRegistry {
  /** The service behind a token; made when first asked for. Rejects with MissingServiceError when its plugin is off. */
  readonly get: <T>(token: Token<T>) => Promise<T>;
  /** The service when it is already there, without waiting. */
  readonly peek: <T>(token: Token<T>) => T | undefined;
  readonly has: (token: Token<unknown>) => boolean;
}

/** Messages between the tabs of one brand. */
export interface Tabs {
  readonly post: (topic: string, message: unknown) => void;
  readonly on: (topic: string, run: (message: unknown) => void) => Dispose;
  /** Runs alone among all tabs; without Web Locks alone in this one. */
  readonly alone: <T>(name: string, run: () => Promise<T>) => Promise<T>;
}

/**
 * A bet or a payment is in flight: nobody loads the page anew now, neither for an update nor for a lost chunk. Not for
 * calls that may be repeated.
 */
export interface PendingWork {
  /** Observable. */
  readonly isBusy: boolean;
  /** Call what it returns when the outcome is certain, whatever it is. */
  readonly begin: (what: string) => Dispose;
}

/** What the core gives to every guard, service, command and setup. */
export interface CoreServices {
  readonly announcer: Announcer;
  readonly clock: Clock;
  readonly commands: Commands;
  readonly config: SiteConfiguration;
  readonly cookies: Cookies;
  readonly pendingWork: PendingWork;
  readonly environment: Environment;
  readonly events: Events;
  readonly feed: Feed;
  readonly http: Http;
  readonly i18n: I18n;
  readonly modals: Modals;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly plan: Plan;
  readonly preferences: Preferences;
  readonly reports: Reports;
  readonly scheduler: Scheduler;
  readonly services: ServiceRegistry;
  readonly session: Session;
  readonly storage: SafeStorage;
  readonly tabs: Tabs;
}
