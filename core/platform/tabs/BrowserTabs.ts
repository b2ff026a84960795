import type { Dispose } from '../../contract/Dispose.ts';
import type { Reports } from '../reports/Reports.ts';
import type { Tabs } from './Tabs.ts';
import type { StorageArea, StorageChange } from '../storage/BrowserStorage.ts';
import { isTabMessage } from '#stored/shell/isTabMessage.js';

/** Channel to the other tabs of the site. */
export interface TabChannel {
  readonly post: (message: TabMessage) => void;
  readonly dispose: Dispose;
}

export interface TabMessage {
  readonly topic: string;
  readonly message: unknown;
}

export interface BrowserTabsDependencies {
  /** Undefined if other tabs cannot be reached. */
  readonly openChannel: (receive: (message: TabMessage) => void) => TabChannel | undefined;
  /** True if messages pass through memory only; a token must never touch storage. */
  readonly carriesSecrets: boolean;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly brand: string;
  readonly reports: Pick<Reports, 'report'>;
}

/** Opens a BroadcastChannel, or uses storage events if the browser has none. */
export function browserTabChannel(
  brand: string,
  page: Window & typeof globalThis = window,
): Pick<BrowserTabsDependencies, 'openChannel' | 'carriesSecrets' | 'locks' | 'brand'> {
  const name = `grandstand:${brand}:tabs`;
  const hasBroadcast = typeof page.BroadcastChannel === 'function';
  return {
    brand,
    carriesSecrets: hasBroadcast,
    locks: page.navigator.locks as LockManager | undefined,
    openChannel: (receive) => {
      if (hasBroadcast) {
        const channel = new page.BroadcastChannel(name);
        channel.onmessage = (event: MessageEvent<unknown>) => {
          if (isTabMessage(event.data)) receive(event.data);
        };
        return { post: (message) => channel.postMessage(message), dispose: () => channel.close() };
      }
      return openStorageChannel(
        name,
        () => page.localStorage,
        (run) => {
          const handleStorage = (event: StorageEvent): void =>
            run({ key: event.key, value: event.newValue });
          page.addEventListener('storage', handleStorage);
          return () => page.removeEventListener('storage', handleStorage);
        },
        receive,
      );
    },
  };
}

/** Fallback for browsers without BroadcastChannel. */
export function openStorageChannel(
  key: string,
  area: () => StorageArea,
  onChange: (run: (change: StorageChange) => void) => Dispose,
  receive: (message: TabMessage) => void,
): TabChannel {
  const dispose = onChange((change) => {
    if (change.key !== key || change.value === null) return;
    try {
      const message: unknown = JSON.parse(change.value);
      if (isTabMessage(message)) receive(message);
    } catch {
      // A foreign text under our key is not a message.
    }
  });
  let count = 0;
  return {
    dispose,
    post: (message) => {
      try {
        // The number makes each text new; an unchanged text fires no event.
        area().setItem(key, JSON.stringify({ ...message, n: (count += 1) }));
        area().removeItem(key);
      } catch {
        // Storage is blocked, so other tabs cannot be reached.
      }
    },
  };
}

/** Messages between the tabs of one brand, and one runner at a time among them. */
export class BrowserTabs implements Tabs {
  readonly carriesSecrets: boolean;
  readonly #brand: string;
  readonly #reports: Pick<Reports, 'report'>;
  readonly #locks: Pick<LockManager, 'request'> | undefined;
  readonly #listeners = new Map<string, Set<(message: unknown) => void>>();
  readonly #queues = new Map<string, Promise<unknown>>();
  #channel: TabChannel | undefined;

  constructor({ openChannel, carriesSecrets, locks, brand, reports }: BrowserTabsDependencies) {
    this.carriesSecrets = carriesSecrets;
    this.#brand = brand;
    this.#locks = locks;
    this.#reports = reports;
    try {
      this.#channel = openChannel((message) => this.#receive(message));
    } catch (error) {
      reports.report(error, { plugin: 'core', contribution: 'tabs' });
    }
  }

  readonly post = (topic: string, message: unknown): void => {
    try {
      this.#channel?.post({ topic, message });
    } catch (error) {
      this.#reports.report(error, { plugin: 'core', contribution: `tabs.${topic}` });
    }
  };

  readonly on = (topic: string, run: (message: unknown) => void): Dispose => {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners);
    listeners.add(run);
    return () => listeners.delete(run);
  };

  readonly alone = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    if (this.#locks === undefined) return this.#aloneHere(name, run);
    const outcome: { answer?: { readonly value: T }; error?: { readonly cause: unknown } } = {};
    try {
      await this.#locks.request(`grandstand:${this.#brand}:${name}`, async () => {
        try {
          outcome.answer = { value: await run() };
        } catch (error) {
          outcome.error = { cause: error };
        }
      });
    } catch {
      // The lock itself failed (blocked storage causes that): exclusive in this tab only.
      if (outcome.answer === undefined && outcome.error === undefined)
        return this.#aloneHere(name, run);
    }
    if (outcome.error !== undefined) throw outcome.error.cause;
    if (outcome.answer === undefined) return this.#aloneHere(name, run);
    return outcome.answer.value;
  };

  dispose(): void {
    this.#channel?.dispose();
    this.#channel = undefined;
    this.#listeners.clear();
  }

  #aloneHere<T>(name: string, run: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(name) ?? Promise.resolve();
    const turn = before.then(run, run);
    const settled = turn
      .catch(() => undefined)
      .then(() => {
        if (this.#queues.get(name) === settled) this.#queues.delete(name);
      });
    this.#queues.set(name, settled);
    return turn;
  }

  #receive({ topic, message }: TabMessage): void {
    for (const run of [...(this.#listeners.get(topic) ?? [])]) {
      try {
        run(message);
      } catch (error) {
        this.#reports.report(error, { plugin: 'core', contribution: `tabs.${topic}` });
      }
    }
  }
}
