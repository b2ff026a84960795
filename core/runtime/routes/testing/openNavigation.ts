import { createBrowserRouter } from 'react-router';
import { afterEach, beforeEach } from 'vitest';
import type { GuardVerdict, NavigationRequest } from '../../../contract/Guard.ts';
import type { PlannedRedirect } from '../../plan/Plan.ts';
import type { GuardRun } from '../../guards/GuardRunner.ts';
import { parameters } from '../../../shell/parameters.ts';
import { LayerHistory } from '../LayerHistory.ts';
import { RouterNavigation } from '../RouterNavigation.ts';
import { plannedRoute } from '../../../../test/services/plannedRoute.ts';

const before = location.href;

const open: RouterNavigation[] = [];

/** Starts every test on an address of the site, and ends its navigations afterwards. */
export function beginOnSite(): void {
  beforeEach(() => goTo('https://site.example/'));
  afterEach(() => {
    for (const navigation of open.splice(0)) navigation.dispose();
    goTo(before);
  });
}

function goTo(url: string): void {
  const { happyDOM } = window as Window & { happyDOM?: { setURL: (url: string) => void } };
  happyDOM?.setURL(url);
}

/** A navigation with five pages; `evaluate` gives the verdicts of the guards. */
export function stage(
  path: string,
  evaluate: (request: NavigationRequest) => GuardVerdict = () => ({ kind: 'next' }),
  redirects: readonly PlannedRedirect[] = [],
  isFirstUnknown = false,
) {
  history.replaceState(null, '', path);
  const left: string[] = [];
  const reported: string[] = [];
  const length = history.length;
  let language = 'en';
  let isOnline = true;
  let hasTexts = true;
  const site = {
    plan: {
      routes: [
        plannedRoute({ name: 'home', path: '' }),
        plannedRoute({ name: 'live', path: 'live' }),
        plannedRoute({ name: 'office', path: 'office' }),
        plannedRoute({ name: 'login', path: 'user/login' }),
        plannedRoute({
          name: 'token',
          path: ':token',
          parameters: { token: parameters.token },
        }),
      ],
      prefixes: { pageTypes: {}, sections: [], menuSections: [] },
      redirects,
    },
  };
  const navigation = new RouterNavigation({
    language: () => language,
    languages: ['en', 'ru'],
    changeLanguage: async (next) => {
      if (!hasTexts) throw new TypeError('Failed to fetch');
      language = next;
    },
    site,
    notFoundFragments: ['secret-page'],
    isFirstUnknown,
    runGuards: async (request): Promise<GuardRun> => ({
      url: request.url.href,
      steps: [],
      verdict: evaluate(request),
      modals: [],
    }),
    host: {
      createRouter: (routes, options) => createBrowserRouter(routes, { ...options, window }),
      location: window.location,
      history: window.history,
      leave: (url) => void left.push(url.href),
      reload: () => void left.push('reload'),
      isOnline: () => isOnline,
      onArrival: (listener) => {
        window.addEventListener('popstate', listener);
        return () => window.removeEventListener('popstate', listener);
      },
      layers: async (page) => new LayerHistory(window, page),
    },
    parts: { Page: () => null, View: () => null, Failure: () => null },
    reports: { report: (error) => void reported.push((error as Error).message), entries: [] },
    openModal: () => undefined,
  });
  open.push(navigation);
  return {
    navigation,
    site,
    left,
    reported,
    /** Number of history entries that the test has added. */
    added: () => history.length - length,
    language: () => language,
    loseTexts: () => (hasTexts = false),
    goOffline: () => {
      hasTexts = false;
      isOnline = false;
    },
  };
}

export const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

export const address = () => location.pathname + location.search;
