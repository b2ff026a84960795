import type { FeedSocket } from '../../platform/feed/FeedConnection.ts';
import type { BrowserStorageDependencies } from '../../platform/storage/BrowserStorage.ts';
import { browserStorageAreas } from '../../platform/storage/BrowserStorage.ts';
import {
  browserTabChannel,
  type BrowserTabsDependencies,
} from '../../platform/tabs/BrowserTabs.ts';
import { createBrowserTimeHost, type TimeHost } from '../../platform/time/TimeHost.ts';
import { createBrowserRouter } from 'react-router';
import { nameFirstEntry } from '../routes/nameFirstEntry.ts';
import type { NavigationHost } from '../routes/RouterNavigation.ts';

/** Environment of a runtime: the window of a browser, or the inert page of the edge. */
export interface PageHost {
  readonly origin: string;
  readonly time: TimeHost;
  readonly navigation: NavigationHost;
  readonly storage: Omit<BrowserStorageDependencies, 'brand'>;
  /** The document, for cookies and title. */
  readonly document: { cookie: string; title: string };
  /** Language and direction of the document. */
  readonly root: Pick<HTMLElement, 'lang' | 'dir'>;
  readonly tabs: (
    brand: string,
  ) => Pick<BrowserTabsDependencies, 'openChannel' | 'carriesSecrets' | 'locks' | 'brand'>;
  readonly reload: () => void;
  /** The global functions by default. */
  readonly fetch?: typeof fetch;
  readonly openSocket?: (url: string) => FeedSocket;
}

/** Host of a real page. */
export function browserPage(page: Window & typeof globalThis = window): PageHost {
  return {
    origin: page.location.origin,
    time: createBrowserTimeHost(page),
    navigation: {
      createRouter: (routes, options) => {
        nameFirstEntry(page.history);
        return createBrowserRouter(routes, { ...options, window: page });
      },
      location: page.location,
      history: page.history,
      leave: (url) => page.location.assign(url.href),
      reload: () => page.location.reload(),
      isOnline: () => page.navigator.onLine,
      onArrival: (listener) => {
        page.addEventListener('popstate', listener);
        return () => page.removeEventListener('popstate', listener);
      },
      layers: async (layered) =>
        new (await import('../routes/LayerHistory.ts')).LayerHistory(page, layered),
    },
    storage: browserStorageAreas(page),
    document: page.document,
    root: page.document.documentElement,
    tabs: (brand) => browserTabChannel(brand, page),
    reload: () => page.location.reload(),
  };
}
