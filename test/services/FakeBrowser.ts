import { BrowserTabs, type TabMessage } from '../../core/platform/tabs/BrowserTabs.ts';

type Request = Pick<LockManager, 'request'>;

/** Several tabs of one browser: a channel that clones messages, and shared Web Locks. */
export class FakeBrowser {
  readonly sent: TabMessage[] = [];
  readonly #receivers: ((message: TabMessage) => void)[] = [];
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #deliver: (run: () => void) => void;

  /** @param deliver schedules the arrival of a message; a microtask by default */
  constructor(deliver: (run: () => void) => void = queueMicrotask) {
    this.#deliver = deliver;
  }

  openTab(
    options: { readonly carriesSecrets?: boolean; readonly hasLocks?: boolean } = {},
  ): BrowserTabs {
    return new BrowserTabs({
      brand: 'northline',
      carriesSecrets: options.carriesSecrets ?? true,
      locks: options.hasLocks === false ? undefined : this.#locks(),
      reports: { report: () => {} },
      openChannel: (receive) => {
        this.#receivers.push(receive);
        return {
          post: (message) => {
            const copy = structuredClone(message);
            this.sent.push(copy);
            this.#deliver(() => {
              for (const other of this.#receivers) if (other !== receive) other(copy);
            });
          },
          dispose: () => void this.#receivers.splice(this.#receivers.indexOf(receive), 1),
        };
      },
    });
  }

  #locks(): Request {
    return {
      request: (async (name: string, run: () => Promise<unknown>) => {
        const before = this.#queues.get(name) ?? Promise.resolve();
        const turn = before.then(run);
        this.#queues.set(
          name,
          turn.catch(() => undefined),
        );
        return turn;
      }) as Request['request'],
    };
  }
}
