import type { Root } from 'react-dom/client';
import { NoConfigurationPage } from '../../shell/pages/NoConfigurationPage.tsx';
import { BrowserStorage, browserStorageAreas } from '../../platform/storage/BrowserStorage.ts';
import { parseBootData, type InitialState } from './InitialState.ts';
import { readLastGoodBoot } from './lastGoodBoot.ts';

const retries = 5;
const retryMs = 1000;
/** Spreads the requests, so that a returning site is not flooded. */
const jitter = 0.5;
const bootElement = /<script type="application\/json" id="boot"[^>]*>([^]*?)<\/script>/;

export interface FallbackHost {
  readonly fetchPage: () => Promise<string>;
  readonly pause: (delayMs: number) => Promise<void>;
  readonly lastGood: () => string | undefined;
  /** Shows that there is no configuration; resolves when the person wants another try. */
  readonly ask: () => Promise<void>;
  readonly random: () => number;
}

/**
 * Replaces an initial state that is missing: requests it again, then uses the last good one of this
 * browser, then tells the person, who may try again. It never reloads the page.
 */
export async function bootFallback({
  fetchPage,
  pause,
  lastGood,
  ask,
  random,
}: FallbackHost): Promise<InitialState> {
  for (;;) {
    for (let retry = 0; retry <= retries; retry += 1) {
      if (retry > 0) await pause(retryMs * (1 + jitter * (2 * random() - 1)));
      const boot = parsed(bootElement.exec(await fetchPage().catch(() => ''))?.[1]);
      if (boot !== undefined) return boot;
    }
    const boot = parsed(lastGood());
    if (boot !== undefined) return boot;
    await ask();
  }
}

/** Host of a real page. */
export function createFallbackHost(root: Root): FallbackHost {
  const { brand = '' } = document.documentElement.dataset;
  const storage = new BrowserStorage({ brand, ...browserStorageAreas(window) });
  return {
    fetchPage: async () => {
      const answer = await fetch(location.href, {
        headers: { Accept: 'text/html' },
        cache: 'reload',
      });
      return answer.text();
    },
    pause: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
    lastGood: () => readLastGoodBoot(storage, document.documentElement.lang, Date.now()),
    ask: () => new Promise((resolve) => root.render(<NoConfigurationPage onRetry={resolve} />)),
    random: Math.random,
  };
}

function parsed(text: string | undefined): InitialState | undefined {
  if (text === undefined) return undefined;
  try {
    return parseBootData(text);
  } catch {
    return undefined;
  }
}
