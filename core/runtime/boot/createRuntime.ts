import { configure, observable, reaction, runInAction } from 'mobx';
import { SiteConfigStore } from '../configuration/SiteConfigStore.ts';
import { DocumentTitle } from '../head/DocumentTitle.ts';
import { EventBus } from '../services/EventBus.ts';
import { FeedClient, feedUrl } from '../../platform/feed/FeedClient.ts';
import type { Guard } from '../../contract/Guard.ts';
import { GuardRunner } from '../guards/GuardRunner.ts';
import { HttpClient } from '../../platform/http/HttpClient.ts';
import type { InterceptorEntry } from '../../platform/http/Interceptors.ts';
import { createPageTexts } from '../texts/createPageTexts.ts';
import { LiveAnnouncer } from '../notices/LiveAnnouncer.ts';
import { NoticeStore } from '../notices/NoticeStore.ts';
import { Contributions } from '../plan/Contributions.ts';
import type { ContributedCode } from '../plan/ContributedCode.ts';
import { PreferenceStore } from '../preferences/PreferenceStore.ts';
import type { Runtime } from '../../ui/react/ServicesContext.ts';
import { ReportLog } from '../../platform/reports/ReportLog.ts';
import { RouterNavigation } from '../routes/RouterNavigation.ts';
import { CommandRunner } from '../services/CommandRunner.ts';
import type { CoreServices } from '../../contract/CoreServices.ts';
import type { Dispose } from '../../contract/Dispose.ts';
import { PendingWorkStore } from '../services/PendingWorkStore.ts';
import { ServiceContainer } from '../services/ServiceContainer.ts';
import { SessionStore } from '../../platform/session/SessionStore.ts';
import { BrowserCookies } from '../../platform/storage/BrowserCookies.ts';
import { BrowserStorage } from '../../platform/storage/BrowserStorage.ts';
import { BrowserTabs } from '../../platform/tabs/BrowserTabs.ts';
import { BrowserScheduler } from '../../platform/time/BrowserScheduler.ts';
import { holdableTime } from '../../platform/time/holdableTime.ts';
import { PlatformClock } from '../../platform/time/PlatformClock.ts';
import { ModalStack } from '../views/ModalStack.ts';
import { PluginHealth } from '../views/PluginHealth.ts';
import { Hydration } from '../views/Hydration.ts';
import { ViewLoader } from '../views/ViewLoader.ts';
import type { InitialState } from './InitialState.ts';
import { defaultPreferences } from './defaultPreferences.ts';
import { browserPage, type PageHost } from './PageHost.ts';
import { dictionariesByFile } from './dictionariesByFile.ts';
import { pageParts } from './pageParts.ts';
import { isStrictProfile } from '../../../domain/limits/isStrictProfile.ts';

export interface StartedRuntime extends Runtime {
  readonly session: SessionStore;
  readonly site: SiteConfigStore;
  readonly cookies: BrowserCookies;
  readonly dispose: Dispose;
}

/** Contributions of the plugins: those of the first page, and thunks for the rest. */
export interface PageCode {
  readonly first: readonly ContributedCode[];
  /** Further code, loaded in order until one of them has the contribution that is needed. */
  readonly later?: readonly (() => Promise<readonly ContributedCode[]>)[];
}

const longestHoldMs = 8000;

/** Assembles the core. Nothing runs before `session.start()` and `navigator.start()`. */
export function createRuntime(
  boot: InitialState,
  { first, later = [] }: PageCode,
  page: PageHost = browserPage(),
): StartedRuntime {
  configure({ enforceActions: 'always' });
  const { configuration } = boot;
  const environment = observable({ ...boot.environment }, {}, { deep: false });
  const brand = configuration.brand.id;
  const contributions = new Contributions(first, ...later);
  const site = new SiteConfigStore(configuration, boot.plan);

  const host = holdableTime(page.time);
  const clock = new PlatformClock(host);
  const reports = new ReportLog({ nowMs: clock.nowMs });
  for (const { plugin, id, offReason } of Object.values(site.plan.menus).flat()) {
    if (offReason?.startsWith('broken: ') === true)
      reports.report(offReason, { plugin, contribution: `menu ${id}` });
  }
  const scheduler = new BrowserScheduler({ host, clock, reports });
  const storage = new BrowserStorage({ brand, ...page.storage });
  // Held before the first read, because the edge rendered without storage.
  const storageHolds = boot.serverRender === undefined ? [] : [storage.hold()];
  const cookies = new BrowserCookies({
    jar: page.document,
    isSecure: page.origin.startsWith('https:'),
  });
  const tabs = new BrowserTabs({ ...page.tabs(brand), reports });
  const health = new PluginHealth(clock.monotonicMs);
  const announcer = new LiveAnnouncer({
    scheduler,
    clock,
    wanted: () => preferences.announcements,
  });
  const notices = new NoticeStore({ scheduler, clock });
  const events = new EventBus({ reports });
  const modals = new ModalStack();
  const preferences = new PreferenceStore({
    storage,
    cookies,
    defaults: defaultPreferences(configuration),
    mayPersist: !needsConsent(configuration),
  });
  const i18n = createPageTexts({
    language: environment.language,
    defaultLanguage: configuration.languages.default,
    namespaces: {
      ...dictionariesByFile(boot.texts ?? {}, environment.language),
      ...Object.fromEntries(contributions.dictionaries),
    },
    reports,
  });
  const core = (): CoreServices => services;
  const http = new HttpClient({
    baseUrl: '',
    language: () => environment.language,
    scheduler,
    clock,
    reports,
    session: () => session,
    services: core,
    get interceptors() {
      return openInterceptors(site.plan, contributions);
    },
    onVersion: site.announce,
    firstData: boot.firstData,
    isHydrating: () => !hydration.hasEnded,
    fetch: (url, init) => hydration.answer((page.fetch ?? globalThis.fetch)(url, init)),
  });
  const session = new SessionStore({
    http,
    cookies,
    tabs,
    clock,
    scheduler,
    reports,
    reload: page.reload,
  });
  // Hidden languages are for signed-in people; a page may stay in one after the session.
  session.onChange((state) => {
    if (state.kind === 'signed-in')
      runInAction(() => (environment.languages = site.configuration.languages.available));
  });
  const feed = new FeedClient({
    url: feedUrl(page.origin),
    language: environment.language,
    clock,
    scheduler,
    session,
    reports,
    ...(page.openSocket === undefined ? {} : { openSocket: page.openSocket }),
  });
  const container = new ServiceContainer({
    site,
    contributions,
    reports,
    core,
    monotonicMs: clock.monotonicMs,
  });
  const navigator = new RouterNavigation({
    language: () => environment.language,
    get languages() {
      return environment.languages;
    },
    changeLanguage: async (language, signal) =>
      (await import('../running/changeLanguage.ts')).changeLanguage(language, signal, {
        environment,
        i18n,
        http,
        feed,
        cookies,
        root: page.root,
      }),
    site,
    get notFoundFragments() {
      return site.configuration.site.notFoundFragments;
    },
    isFirstUnknown: environment.status === 404,
    forceMobile: () => runInAction(() => (environment.isMobile = true)),
    runGuards: (request) => guards.run(request),
    host: page.navigation,
    parts: pageParts,
    reports,
    openModal: (verdict) => void modals.open({ id: verdict.id }, verdict.props ?? {}),
  });
  const services: CoreServices = {
    announcer,
    clock,
    commands: new CommandRunner({ site, contributions, reports, core }),
    get config() {
      return site.configuration;
    },
    cookies,
    pendingWork: new PendingWorkStore(),
    environment,
    events,
    feed,
    http,
    i18n,
    modals,
    navigation: navigator,
    notices,
    get plan() {
      return site.plan;
    },
    preferences,
    reports,
    scheduler,
    services: container,
    session,
    storage,
    tabs,
  };
  const stopFollowingPlan = reaction(() => site.plan, navigator.recheck);
  const hydration = new Hydration(
    boot.serverRender === undefined
      ? []
      : [clock.hold(boot.serverRender.atMs), ...storageHolds, feed.hold(), host.hold()],
  );
  // A part whose code does not arrive must not hold the others for ever.
  page.time.setTimer(() => hydration.end(), longestHoldMs);
  const guards = new GuardRunner({
    services,
    site,
    load: (id) => contributions.guards.get(id) as (() => Promise<Guard>) | undefined,
  });

  return {
    services,
    navigator,
    contributions,
    modals,
    health,
    views: new ViewLoader(i18n),
    hydration,
    title: new DocumentTitle({
      page: page.document,
      brandName: configuration.brand.name,
      path: () => navigator.path,
      isGiven: boot.isTitleGiven === true,
    }),
    session,
    site,
    cookies,
    dispose: () => {
      stopFollowingPlan();
      navigator.dispose();
      container.dispose();
      feed.dispose();
      session.dispose();
      http.dispose();
      notices.dispose();
      announcer.dispose();
      preferences.dispose();
      tabs.dispose();
      storage.dispose();
      scheduler.dispose();
    },
  };
}

/** If the site asks for consent, it decides about storage; a strict profile never assumes it. */
function needsConsent({ features, rgProfile }: InitialState['configuration']): boolean {
  return features['cookieConsent'] === true || isStrictProfile(rgProfile);
}

function openInterceptors(
  plan: SiteConfigStore['plan'],
  contributions: Contributions,
): InterceptorEntry[] {
  return plan.interceptors.flatMap((interceptor) => {
    const load = contributions.interceptors.get(interceptor.id);
    return load === undefined || interceptor.offReason !== undefined
      ? []
      : [{ ...interceptor, load }];
  });
}
