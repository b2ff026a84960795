import { MemoryArea } from '../../platform/storage/MemoryArea.ts';
import type { PageDecision } from '../routes/PageDecision.ts';
import type { PageHost } from './PageHost.ts';

export interface ServerPageFacts {
  /** Address of the rendered page, which may replace the requested one. */
  readonly url: URL;
  /** Decision about the page. */
  readonly decision: PageDecision;
  /** Cookie header of the request. */
  readonly cookies: string;
  readonly nowMs: number;
  /** Whether style attributes apply: only the development server's policy allows them. */
  readonly mayStyleInline?: boolean;
  /** Aborts the render, because awaited data may never arrive. */
  readonly signal?: AbortSignal;
}

const nothing = (): void => undefined;
const cancelNothing = (): (() => void) => nothing;

/**
 * Host of a page without activity: no timer fires, no call is answered, nothing is stored. The edge
 * renders the first state of a page in it; the browser continues from there.
 */
export function serverPageHost({
  url,
  cookies,
  nowMs,
}: Omit<ServerPageFacts, 'decision'>): PageHost {
  const area = new MemoryArea();
  return {
    origin: url.origin,
    time: {
      wallMs: () => nowMs,
      monotonicMs: () => 0,
      setTimer: cancelNothing,
      requestFrame: cancelNothing,
      requestIdle: cancelNothing,
      isVisible: () => true,
      onVisibility: cancelNothing,
      isOnline: () => true,
      onConnection: cancelNothing,
      random: () => 0.5,
    },
    navigation: {
      createRouter: () => {
        throw new Error('The page of the server is shown by a static router');
      },
      location: url,
      history: { state: null, replaceState: nothing },
      leave: nothing,
      reload: nothing,
      isOnline: () => true,
      onArrival: () => nothing,
      layers: () => new Promise(nothing),
    },
    storage: { area: () => area },
    document: { cookie: cookies, title: '' },
    root: { lang: '', dir: '' },
    tabs: (brand) => ({
      brand,
      carriesSecrets: false,
      locks: undefined,
      openChannel: () => undefined,
    }),
    reload: nothing,
    fetch: () => new Promise(nothing),
    openSocket: () => ({
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: nothing,
      close: nothing,
    }),
  };
}
