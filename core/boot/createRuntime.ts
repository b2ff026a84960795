import { configure, observable, reaction, runInAction } from 'mobx';
import { LiveSite } from '../config/LiveSite.ts';
import { DocumentTitle } from '../head/DocumentTitle.ts';
import { EventBus } from '../events/EventBus.ts';
import { FeedClient, feedUrl } from '../feed/FeedClient.ts';
import type { Guard } from '../guards/Guard.ts';
import { GuardRunner } from '../guards/GuardRunner.ts';
import { HttpClient, type HttpRecoveryEntry } from '../http/HttpClient.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { LiveAnnouncer } from '../notices/LiveAnnouncer.ts';
import { NoticeStore } from '../notices/NoticeStore.ts';
import { Contributions } from '../plan/Contributions.ts';
import type { ContributedCode } from '../plan/ContributedCode.ts';
import { PreferenceStore } from '../preferences/PreferenceStore.ts';
import type { Runtime } from '../react/ServicesContext.ts';
import { ReportLog } from '../reports/ReportLog.ts';
import { BrowserHistory } from '../routing/BrowserHistory.ts';
import { Navigator } from '../routing/Navigator.ts';
import { CommandRunner } from '../services/CommandRunner.ts';
import type { CoreServices, Dispose } from '../services/CoreServices.ts';
import { CriticalWork } from '../services/CriticalWork.ts';
import { ServiceContainer } from '../services/ServiceContainer.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { BrowserCookies } from '../storage/BrowserCookies.ts';
import { BrowserStorage, browserStorageAreas } from '../storage/BrowserStorage.ts';
import { BrowserTabs, browserTabChannel } from '../tabs/BrowserTabs.ts';
import { BrowserScheduler } from '../time/BrowserScheduler.ts';
import { PlatformClock } from '../time/PlatformClock.ts';
import { createBrowserTimeHost } from '../time/TimeHost.ts';
import { ModalStack } from '../views/ModalStack.ts';
import { PluginHealth } from '../views/PluginHealth.ts';
import { ViewLoader } from '../views/ViewLoader.ts';
import type { BootData } from './BootData.ts';
import { defaultPreferences } from './defaultPreferences.ts';
import { dictionariesByFile } from './dictionariesByFile.ts';

export interface StartedRuntime extends Runtime {
  readonly session: SessionStore;
  readonly site: LiveSite;
  readonly dispose: Dispose;
}

/** What the plugins contribute: what the first page needs, and a thunk for the rest where that is apart. */
export interface PageCode {
  readonly first: readonly ContributedCode[];
  readonly later?: () => Promise<readonly ContributedCode[]>;
}

/** Puts the core together in a browser window. Nothing runs before `session.start()` and `navigator.start()`. */
export function createRuntime(boot: BootData, { first, later }: PageCode, page: Window & typeof globalThis = window): StartedRuntime {
  configure({ enforceActions: 'always' });
  const { configuration } = boot;
  const environment = observable({ ...boot.environment }, {}, { deep: false });
  const brand = configuration.brand.id;
  const contributions = new Contributions(first, later);
  const site = new LiveSite(configuration, boot.plan);

  const host = createBrowserTimeHost(page);
  const clock = new PlatformClock(host);
  const reports = new ReportLog({ nowMs: clock.nowMs });
  for (const { plugin, id, offReason } of Object.values(site.plan.menus).flat()) {
    if (offReason?.startsWith('broken: ') === true) reports.report(offReason, { plugin, contribution: `menu ${id}` });
  }
  const scheduler = new BrowserScheduler({ host, clock, reports });
  const storage = new BrowserStorage({ brand, ...browserStorageAreas(page) });
  const cookies = new BrowserCookies({ jar: page.document, isSecure: page.location.protocol === 'https:' });
  const tabs = new BrowserTabs({ ...browserTabChannel(brand, page), reports });
  const health = new PluginHealth(clock.monotonicMs);
  const announcer = new LiveAnnouncer({ scheduler, clock, wanted: () => preferences.announcements });
  const notices = new NoticeStore({ scheduler, clock });
  const events = new EventBus({ reports });
  const modals = new ModalStack();
  const preferences = new PreferenceStore({ storage, cookies, defaults: defaultPreferences(configuration), mayKeep: !needsConsent(configuration) });
  const i18n = createI18n({
    language: environment.language,
    defaultLanguage: configuration.languages.default,
    namespaces: { ...dictionariesByFile(boot.texts ?? {}, environment.language), ...Object.fromEntries(contributions.dictionaries) },
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
    get recoveries() {
      return openRecoveries(site.plan, contributions);
    },
    hearVersion: site.announce,
    firstData: boot.firstData,
  });
  const session = new SessionStore({ http, cookies, tabs, clock, scheduler, reports, reload: () => page.location.reload() });
  const feed = new FeedClient({ url: feedUrl(page.location.origin), language: environment.language, clock, scheduler, session, reports });
  const container = new ServiceContainer({ site, contributions, reports, core, monotonicMs: clock.monotonicMs });
  const navigator = new Navigator({
    language: () => environment.language,
    languages: environment.languages,
    changeLanguage: async (language, signal) => (await import('./changeLanguage.ts')).changeLanguage(language, signal, { environment, i18n, http, feed, cookies, root: page.document.documentElement }),
    site,
    get notFoundFragments() {
      return site.configuration.site.notFoundFragments;
    },
    forceMobile: () => runInAction(() => (environment.isMobile = true)),
    guards: () => guards,
    host: new BrowserHistory(),
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
    critical: new CriticalWork(),
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
  const guards = new GuardRunner({ services, site, load: (id) => contributions.guards.get(id) as (() => Promise<Guard>) | undefined });

  return {
    services,
    navigator,
    contributions,
    modals,
    health,
    views: new ViewLoader(i18n),
    title: new DocumentTitle({ page: page.document, brandName: configuration.brand.name, path: () => navigator.path, isGiven: boot.isTitleGiven === true }),
    session,
    site,
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

/** Whoever asks for consent says later what may be kept; a strict profile never takes silence for consent. */
function needsConsent({ features, rgProfile }: BootData['configuration']): boolean {
  return features['cookieConsent'] === true || rgProfile === 'strict';
}

function openRecoveries(plan: LiveSite['plan'], contributions: Contributions): HttpRecoveryEntry[] {
  return plan.recoveries.flatMap((recovery) => {
    const load = contributions.recoveries.get(recovery.id);
    return load === undefined || recovery.offReason !== undefined ? [] : [{ ...recovery, load }];
  });
}
