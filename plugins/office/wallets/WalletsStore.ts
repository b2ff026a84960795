import { makeAutoObservable, observableRef } from 'mobx';
import { HttpError, type Dispose, type Feed, type Http, type Reports, type Scheduler } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import { addWallet, loadWallets, removeWallet, selectWallet } from './WalletsApi.ts';
import type { WalletChanged, Wallets } from './walletsFromWire.ts';

/** Services of the store. */
export interface WalletsServices extends ResourceServices {
  readonly feed: Pick<Feed, 'subscribe'>;
  readonly http: Http;
  readonly reports: Pick<Reports, 'report'>;
  readonly scheduler: ResourceServices['scheduler'] & Pick<Scheduler, 'after'>;
  /** Reloads the accounts of header and coupon. */
  readonly reloadAccounts: () => Promise<void>;
}

/** Change in progress. */
export type WalletProcess = 'add' | 'delete' | 'change';

/** Result of the last change. */
export type WalletOutcome =
  | { readonly kind: 'done'; readonly process: WalletProcess; readonly subject: string }
  /** Accepted by the platform, but not visible yet. */
  | { readonly kind: 'slow'; readonly process: WalletProcess }
  /** Refused; with the platform's code, and its text if it is meant for the person. */
  | {
      readonly kind: 'failed';
      readonly process: WalletProcess;
      readonly code: string | undefined;
      readonly words: string | undefined;
    };

const readsAtMost = 5;
const readEveryMs = 2500;
const readAfterAddingMs = 1000;

interface Change {
  readonly process: WalletProcess;
  /** Currency of the account, for the text. */
  readonly subject: string;
  readonly send: (key: string) => Promise<WalletChanged>;
  readonly isSeen: (wallets: Wallets) => boolean;
}

/** Accounts of a person, with one change at a time. */
export class WalletsStore {
  readonly answer: Resource<Wallets>;
  /** Change in progress. */
  process: WalletProcess | undefined = undefined;
  outcome: WalletOutcome | undefined = undefined;
  selectedCurrency = '';
  readonly #services: WalletsServices;
  #endWait: (() => void) | undefined = undefined;

  constructor(services: WalletsServices) {
    this.#services = services;
    this.answer = createResource(services, {
      ask: (signal) => loadWallets(services.http, signal),
    });
    makeAutoObservable(this, { answer: false, outcome: observableRef }, { autoBind: true });
  }

  /** Loads and follows the feed until disposed of. */
  start(): Dispose {
    const close = this.answer.open();
    const stopFeed = this.#services.feed.subscribe<object>(
      { kind: 'user' },
      {
        onSnapshot: () => undefined,
        onDelta: () => {
          if (this.#endWait === undefined) void this.answer.refresh();
          else this.#endWait();
        },
      },
    );
    return () => {
      stopFeed();
      close();
    };
  }

  chooseCurrency(currency: string): void {
    this.selectedCurrency = currency;
  }

  /** Currency to be added: the chosen one while available. */
  get addCurrency(): string | undefined {
    const addable = this.answer.value?.addable ?? [];
    return addable.includes(this.selectedCurrency) ? this.selectedCurrency : addable[0];
  }

  async select(id: number): Promise<void> {
    await this.run({
      process: 'change',
      subject: this.currencyOf(id),
      send: (key) => selectWallet(this.#services.http, id, key),
      isSeen: ({ activeId }) => activeId === id,
    });
  }

  async add(): Promise<void> {
    const currency = this.addCurrency;
    if (currency === undefined) return;
    await this.run({
      process: 'add',
      subject: currency,
      send: (key) => addWallet(this.#services.http, currency, key),
      isSeen: ({ rows }) => rows.some((row) => row.kind !== 'bonus' && row.currency === currency),
    });
  }

  async remove(id: number): Promise<void> {
    await this.run({
      process: 'delete',
      subject: this.currencyOf(id),
      send: (key) => removeWallet(this.#services.http, id, key),
      isSeen: ({ rows }) => rows.every((row) => row.id !== id),
    });
  }

  private currencyOf(id: number): string {
    return this.answer.value?.rows.find((row) => row.id === id)?.currency ?? '';
  }

  private async run(change: Change): Promise<void> {
    if (this.process !== undefined) return;
    this.process = change.process;
    this.outcome = undefined;
    const outcome = await this.make(change);
    this.end(outcome);
  }

  private end(outcome: WalletOutcome): void {
    this.process = undefined;
    this.outcome = outcome;
  }

  private async make(change: Change): Promise<WalletOutcome> {
    const { process, subject, send } = change;
    try {
      const changed = await send(crypto.randomUUID());
      if (!changed.isTaken) return this.failed(process, undefined, changed.message);
    } catch (error) {
      this.#services.reports.report(error, { plugin: 'office', contribution: `wallet-${process}` });
      // The answer was lost and the change may have been made, so the accounts are reloaded.
      if (!(error instanceof HttpError) || !error.isOutcomeUnknown || !(await this.sees(change)))
        return this.failed(process, ...reasonOf(error));
    }
    const isThere = await this.sees(change);
    await this.#services.reloadAccounts();
    return isThere ? { kind: 'done', process, subject } : { kind: 'slow', process };
  }

  private failed(
    process: WalletProcess,
    code: string | undefined,
    words: string | undefined,
  ): WalletOutcome {
    return { kind: 'failed', process, code, words };
  }

  /** Reloads until the change is visible, at most five times; a feed message reloads at once. */
  private async sees({ process, isSeen }: Change): Promise<boolean> {
    for (let reads = 1; ;) {
      await this.answer.refresh();
      const { value } = this.answer;
      if (value !== undefined && isSeen(value)) return true;
      if (reads === readsAtMost) return false;
      if ((await this.pause(process === 'add' ? readAfterAddingMs : readEveryMs)) === 'time')
        reads += 1;
    }
  }

  private pause(delayMs: number): Promise<'time' | 'feed'> {
    return new Promise((resolve) => {
      const end = (why: 'time' | 'feed'): void => {
        stop();
        this.#endWait = undefined;
        resolve(why);
      };
      const stop = this.#services.scheduler.after(delayMs, () => end('time'));
      this.#endWait = () => end('feed');
    });
  }
}

/** Returns the code of a refusal, and its text if it is meant for the person. */
function reasonOf(error: unknown): [code: string | undefined, words: string | undefined] {
  const item = error instanceof HttpError ? error.errors[0] : undefined;
  return [item && String(item.code), item?.status === 2 ? item.detail : undefined];
}
