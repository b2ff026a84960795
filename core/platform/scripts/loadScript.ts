import type { Scheduler } from '../time/Scheduler.ts';
import { trustScriptUrl } from './trustScriptUrl.ts';

/** A third-party script failed to load, or timed out. */
export class ScriptLoadError extends Error {
  override readonly name = 'ScriptLoadError';

  constructor(address: string, reason: string) {
    super(
      `The script ${address.slice(0, 200)} ${reason}: it may be blocked or its server down; what needs it stays off`,
    );
  }
}

/** Source of a script, and its time limit. */
export interface ScriptSource {
  readonly address: string;
  /** Allowed origins besides the site's own. */
  readonly origins?: readonly string[];
  readonly timeoutMs: number;
}

const loading = new Map<string, Promise<void>>();

/**
 * Whether this document runs, or waits for, a foreign script: it stays in the page whatever is
 * shown next, so pages where money is ordered are loaded as new documents.
 */
export function hasLoadedScripts(): boolean {
  return loading.size > 0;
}

/**
 * Runs a third-party script once in a page (a provider of sign-in, a counter). Obtain consent
 * first, and continue without it when it fails, as it does for everybody who blocks it. Code of the
 * site itself is imported instead.
 *
 * @throws ScriptLoadError, UntrustedScriptError
 */
export async function loadScript(
  { address, origins = [], timeoutMs }: ScriptSource,
  scheduler: Pick<Scheduler, 'after'>,
): Promise<void> {
  let promise = loading.get(address);
  if (promise === undefined) {
    promise = insert(address, origins, timeoutMs, scheduler);
    loading.set(address, promise);
    // A script that is blocked now may load later, so the next call tries again.
    promise.catch(() => loading.delete(address));
  }
  return promise;
}

function insert(
  address: string,
  origins: readonly string[],
  timeoutMs: number,
  scheduler: Pick<Scheduler, 'after'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string): void => {
      endTimeout();
      script.remove();
      reject(new ScriptLoadError(address, reason));
    };
    const endTimeout = scheduler.after(timeoutMs, () =>
      fail(`did not come within ${timeoutMs} ms`),
    );
    script.async = true;
    script.addEventListener('load', () => {
      endTimeout();
      resolve();
    });
    script.addEventListener('error', () => fail('could not be loaded'));
    try {
      script.src = trustScriptUrl(address, origins);
    } catch (error) {
      endTimeout();
      reject(error instanceof Error ? error : new ScriptLoadError(address, String(error)));
      return;
    }
    document.head.append(script);
  });
}
