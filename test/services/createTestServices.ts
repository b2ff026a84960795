import { observable } from 'mobx';
import { onTestFinished } from 'vitest';
import type {
  Clock,
  Cookies,
  CoreServices,
  Environment,
  Navigation,
  Notices,
  Reports,
  SafeStorage,
  ServiceRegistry,
  Session,
} from '#core';
import type { Plan, PlannedRoute } from '../../core/runtime/plan/Plan.ts';
import { FeedClient, feedUrl } from '../../core/platform/feed/FeedClient.ts';
import { HttpClient } from '../../core/platform/http/HttpClient.ts';
import type { FirstAnswer } from '../../core/platform/http/FirstDataCache.ts';
import type { InterceptorEntry } from '../../core/platform/http/Interceptors.ts';
import { ReportLog } from '../../core/platform/reports/ReportLog.ts';
import type { SessionStoreDependencies } from '../../core/platform/session/SessionStore.ts';
import { BrowserStorage } from '../../core/platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../../core/platform/storage/MemoryArea.ts';
import { FakeBrowser } from './FakeBrowser.ts';
import { BrowserScheduler } from '../../core/platform/time/BrowserScheduler.ts';
import { FakeTimeHost } from './FakeTimeHost.ts';
import { PlatformClock } from '../../core/platform/time/PlatformClock.ts';
import { defaultPreferences } from '../../core/runtime/boot/defaultPreferences.ts';
import { NoticeStore } from '../../core/runtime/notices/NoticeStore.ts';
import { resolvePlan } from '../../core/runtime/plan/resolvePlan.ts';
import { PreferenceStore } from '../../core/runtime/preferences/PreferenceStore.ts';
import { PendingWorkStore } from '../../core/runtime/services/PendingWorkStore.ts';
import { EventBus } from '../../core/runtime/services/EventBus.ts';
import { assertDeclared } from './assertDeclared.ts';
import { FixedServices } from './FixedServices.ts';
import { ModalStack } from '../../core/runtime/views/ModalStack.ts';
import { overlay, type Overrides } from './overlay.ts';
import { plannedRoute } from './plannedRoute.ts';
import { TestAnnouncer } from './TestAnnouncer.ts';
import { TestCommands } from './TestCommands.ts';
import { TestCookies } from './TestCookies.ts';
import { testConfiguration, type ConfigurationPart } from './testConfiguration.ts';
import { TestI18n } from './TestI18n.ts';
import { TestNavigation } from './TestNavigation.ts';
import { TestSession } from './TestSession.ts';

/** All services of the core, with controls and records for tests. */
export interface TestServices extends CoreServices {
  /** Clock that stops until the test advances it. */
  readonly host: FakeTimeHost;
  readonly announcer: TestAnnouncer;
  readonly commands: TestCommands;
  readonly cookies: TestCookies;
  readonly pendingWork: PendingWorkStore;
  readonly modals: ModalStack;
  readonly navigation: TestNavigation;
  readonly notices: NoticeStore;
  readonly reports: ReportLog;
  readonly session: TestSession;
}

type SessionPart = 'http' | 'cookies' | 'clock' | 'scheduler' | 'reports';

type PlanPart = Omit<Partial<Plan>, 'routes' | 'modals'> & {
  readonly routes?: readonly (Partial<PlannedRoute> & { readonly name: string })[];
  readonly modals?: readonly (Partial<Plan['modals'][number]> & { readonly id: string })[];
};

/** Replacements of services by a test, by service and member. */
export type TestServiceOverrides = {
  readonly [
    Key in Exclude<
      keyof CoreServices,
      'config' | 'plan' | 'services' | 'session' | 'storage' | 'tabs'
    >
  ]?: Overrides<CoreServices[Key]>;
} & {
  readonly config?: ConfigurationPart;
  readonly plan?: PlanPart;
  /** Services of plugins by token name, or a registry. */
  readonly services?: Readonly<Record<`${string}.${string}`, unknown>> | Overrides<ServiceRegistry>;
  /** Members of a session, or a factory of a real one over these services. */
  readonly session?:
    | Overrides<Session>
    | ((parts: Pick<SessionStoreDependencies, SessionPart>) => Session);
  readonly storage?: CoreServices['storage'];
  readonly tabs?: CoreServices['tabs'];
  readonly host?: FakeTimeHost;
  /** Storage of the browser, for several pages of one browser. */
  readonly areas?: { readonly local: MemoryArea; readonly session: MemoryArea };
  readonly interceptors?: readonly InterceptorEntry[];
  /** Answers that the edge has put into the page. */
  readonly firstData?: readonly FirstAnswer[];
  /** Origin of the platform; the page's own by default. */
  readonly origin?: string;
  readonly onVersion?: (version: string) => void;
};

/**
 * Creates every service of the core for a test: the real ones over a clock that the test moves and
 * storage in memory, with calls and feed over the network of test/network. A test overrides single
 * members.
 */
export function createTestServices(given: TestServiceOverrides = {}): TestServices {
  const host = given.host ?? new FakeTimeHost();
  const areas = given.areas ?? { local: new MemoryArea(), session: new MemoryArea() };
  const config = testConfiguration(given.config);
  const usual: Environment = observable(
    {
      brand: config.brand.id,
      language: 'en',
      languages: ['en', 'ru'],
      direction: 'ltr',
      stage: 'test',
      isMobile: false,
      isBot: false,
      status: 200,
    },
    {},
    { deep: false },
  );
  const environment = overlay(usual, given.environment);
  const platformClock = new PlatformClock(host);
  const clock = overlay<Clock, Clock>(platformClock, given.clock);
  const reports = overlay<ReportLog, Reports>(new ReportLog({ nowMs: clock.nowMs }), given.reports);
  const browserScheduler = new BrowserScheduler({ host, clock: platformClock, reports });
  const scheduler = overlay(browserScheduler, given.scheduler);
  const browserStorage =
    given.storage ?? new BrowserStorage({ brand: config.brand.id, area: (kind) => areas[kind] });
  const storage = overlay<SafeStorage, SafeStorage>(browserStorage, {
    value: (options) => {
      assertDeclared(options.key);
      return browserStorage.value(options);
    },
  });
  const cookies = overlay<TestCookies, Cookies>(new TestCookies(), given.cookies);
  const tabs = given.tabs ?? new FakeBrowser().openTab();
  const preferences = new PreferenceStore({
    storage,
    cookies,
    defaults: defaultPreferences(config),
    mayPersist: true,
  });
  const http = new HttpClient({
    baseUrl: given.origin ?? (typeof location === 'undefined' ? 'http://localhost' : ''),
    language: () => environment.language,
    scheduler,
    clock,
    reports,
    session: () => session,
    services: () => services,
    interceptors: given.interceptors ?? [],
    firstData: given.firstData ?? [],
    ...(given.onVersion === undefined ? {} : { onVersion: given.onVersion }),
    random: () => 0.5,
  });
  const session: TestSession = overlay<TestSession, Session>(
    new TestSession(),
    typeof given.session === 'function'
      ? given.session({ http, cookies, clock, scheduler, reports })
      : given.session,
  );
  const feed = new FeedClient({
    url: feedUrl(given.origin ?? 'http://localhost'),
    language: environment.language,
    clock,
    scheduler,
    session,
    reports,
    random: () => 0.5,
  });
  const notices = new NoticeStore({ scheduler, clock });
  const services: TestServices = {
    host,
    announcer: overlay(new TestAnnouncer(), given.announcer),
    clock,
    commands: overlay(new TestCommands(), given.commands),
    config,
    cookies,
    pendingWork: overlay(new PendingWorkStore(), given.pendingWork),
    environment,
    events: overlay(new EventBus({ reports }), given.events),
    feed: overlay(feed, given.feed),
    http: overlay(http, given.http),
    i18n: overlay(new TestI18n(environment), given.i18n),
    modals: overlay(new ModalStack(), given.modals),
    navigation: overlay<TestNavigation, Navigation>(new TestNavigation(), given.navigation),
    notices: overlay<NoticeStore, Notices>(notices, given.notices),
    plan: planWith(resolvePlan([], config), given.plan),
    preferences: overlay(preferences, given.preferences),
    reports,
    scheduler,
    services: registryOf(given.services ?? {}),
    session,
    storage,
    tabs,
  };
  onTestFinished(() => {
    feed.dispose();
    http.dispose();
    notices.dispose();
    preferences.dispose();
    browserScheduler.dispose();
  });
  return services;
}

/** Services by token name (which contains a dot), or members of a registry. */
function registryOf(given: NonNullable<TestServiceOverrides['services']>): ServiceRegistry {
  const named = new Map<string, unknown>(Object.entries(given));
  return overlay<ServiceRegistry>(
    new FixedServices((name) => named.get(name)),
    'get' in given || 'peek' in given || 'has' in given ? given : undefined,
  );
}

function planWith(plan: Plan, { routes, modals, ...rest }: PlanPart = {}): Plan {
  return {
    ...plan,
    ...rest,
    routes: routes?.map(plannedRoute) ?? plan.routes,
    modals:
      modals?.map((modal) => ({ plugin: 'test', isDismissible: true, ...modal })) ?? plan.modals,
  };
}
