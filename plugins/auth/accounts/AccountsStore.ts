import { makeAutoObservable, observableRef } from 'mobx';
import type { Dispose, Feed, FeedListener, Http, Reports, Scheduler, Session } from '#core';
import { Resource } from '#core/data';
import { loadAccounts, loadClosedRights, loadUserFacts } from '../sign-in/AuthApi.ts';
import { readUserChange, type UserChange } from './readUserChange.ts';
import type { Account, Accounts, UserFacts } from '../contract.ts';

/** Core services of the store. */
export interface AccountsServices {
  readonly feed: Feed;
  readonly http: Http;
  readonly reports: Pick<Reports, 'report'>;
  readonly scheduler: Pick<Scheduler, 'after' | 'poll'>;
  readonly session: Session;
}

/**
 * Grace time after a refused subscription: at a sign-out in this tab the feed refuses the channel a
 * moment before the page knows of the sign-out.
 */
const ownSignOutMs = 400;
/** Retries to load the facts of the person; bounded, because the feed delivers them as well. */
const retry = { everyMs: 10_000, jitter: 0.5, most: 5 };

/** Accounts and facts of the signed-in person; emptied at once when the user changes. */
export class AccountsStore implements Accounts {
  accounts: readonly Account[] = [];
  activeAccountId: number | undefined = undefined;
  readonly #services: AccountsServices;
  readonly #onPerson: () => void;
  readonly #account: Resource<Awaited<ReturnType<typeof loadAccounts>>>;
  readonly #user: Resource<UserFacts>;
  readonly #stopSession: Dispose;
  #stopFeed: Dispose | undefined = undefined;
  #stopAsking: Dispose | undefined = undefined;
  #stopTrying: Dispose | undefined = undefined;
  #triesLeft: number = retry.most;
  #isReported = false;
  #userId: number | undefined = undefined;

  constructor(services: AccountsServices, onPerson: () => void = () => undefined) {
    const { http, session } = services;
    this.#services = services;
    this.#onPerson = onPerson;
    this.#account = new Resource({
      ask: () => loadAccounts(http),
      onValue: ({ accounts, activeAccountId }) => {
        this.accounts = accounts;
        this.activeAccountId = activeAccountId;
      },
    });
    this.#user = new Resource({
      ask: () => loadUserFacts(http),
      onValue: ({ ban, isProofContradictory }) => {
        session.setBanned(ban !== 'none');
        if (isProofContradictory)
          this.#report(new Error('The proof of who a person is contradicts itself'));
      },
    });
    makeAutoObservable(this, { accounts: observableRef }, { autoBind: true });
    this.#stopSession = session.onChange(this.follow);
    this.follow();
  }

  get user(): UserFacts | undefined {
    return this.#user.value;
  }

  get installation(): Accounts['installation'] {
    if (this.user !== undefined) return 'installed';
    return this.#user.error === undefined ? 'waiting' : 'not-installed';
  }

  get isDepositClosed(): boolean {
    const { user } = this;
    if (user === undefined) return this.installation === 'not-installed';
    return (
      user.depositsClosedUntilS !== undefined ||
      user.closedRights.deposit !== undefined ||
      user.ban !== 'none'
    );
  }

  get isLoading(): boolean {
    return this.#account.isBusy || this.#user.isBusy;
  }

  get error(): Error | undefined {
    const reason = this.#account.error ?? this.#user.error;
    return reason === undefined || reason instanceof Error
      ? reason
      : new Error('The accounts could not be loaded.', { cause: reason });
  }

  get activeAccount(): Account | undefined {
    return (
      this.accounts.find((account) => account.id === this.activeAccountId) ??
      this.accounts.find((account) => account.kind === 'main') ??
      this.accounts[0]
    );
  }

  async load(): Promise<void> {
    if (this.#userId === undefined) return;
    await Promise.all([this.#account.load(), this.#user.load()]);
    this.#seeToInstallation();
  }

  async checkRights(): Promise<void> {
    const userId = this.#userId;
    // Without an answer the known rights stay valid; the platform enforces them anyway.
    const closedRights = await loadClosedRights(this.#services.http).catch(() => undefined);
    const { user } = this;
    if (closedRights === undefined || user === undefined || userId !== this.#userId) return;
    this.#user.put({ ...user, closedRights });
  }

  dispose(): void {
    this.#stopSession();
    this.#stopFeed?.();
    this.#stopFeed = undefined;
    this.#stopAsking?.();
    this.#stopTrying?.();
    this.#userId = undefined;
    this.#account.dispose();
    this.#user.dispose();
  }

  /** Loads the data of the session's user, or clears those of the previous one. */
  follow(): void {
    const { userId } = this.#services.session;
    if (userId === this.#userId) return;
    this.#stopFeed?.();
    this.#stopFeed = undefined;
    this.#stopTrying?.();
    this.#stopTrying = undefined;
    this.#triesLeft = retry.most;
    this.#isReported = false;
    this.#userId = userId;
    this.accounts = [];
    this.activeAccountId = undefined;
    this.#account.reset();
    this.#user.reset();
    if (userId === undefined) return;
    this.#stopFeed = this.#services.feed.subscribe<object>({ kind: 'user' }, this.listen(userId));
    void this.load();
    this.#onPerson();
  }

  /** Loads missing facts of the person a few more times, and reports the failure once. */
  #seeToInstallation(): void {
    if (this.#stopTrying !== undefined || this.#userId === undefined) return;
    if (this.installation !== 'not-installed' || this.#triesLeft === 0) return;
    this.#report(this.#user.error);
    this.#stopTrying = this.#services.scheduler.poll(retry, async () => {
      this.#triesLeft -= 1;
      if (this.installation === 'not-installed') await this.load();
      if (this.installation === 'installed' || this.#triesLeft === 0) this.#stopTrying?.();
    });
  }

  /** Reports once per person. */
  #report(error: unknown): void {
    if (this.#isReported) return;
    this.#isReported = true;
    this.#services.reports.report(error, { plugin: 'auth', contribution: 'user-config' });
  }

  private listen(userId: number): FeedListener<object> {
    const apply = (data: object): void => {
      if (userId !== this.#userId) return;
      this.apply(readUserChange(data));
    };
    return {
      onSnapshot: apply,
      onDelta: apply,
      onError: (code) => {
        if (code !== 'unauthorized') return;
        this.#stopAsking?.();
        this.#stopAsking = this.#services.scheduler.after(ownSignOutMs, () => {
          if (userId === this.#userId) void this.askWhetherEnded();
        });
      },
    };
  }

  /**
   * The session may have been ended on another device: two refused renewals of the token end it
   * here.
   */
  private async askWhetherEnded(): Promise<void> {
    await this.load();
    if (this.error !== undefined) await this.load();
  }

  private apply(change: UserChange): void {
    // The message is newer than a response that is still pending.
    if (change.user !== undefined) this.#user.put(change.user);
    if (change.accounts.length === 0) return;
    const changed = new Map(change.accounts.map((account) => [account.id, account]));
    const known = this.accounts.map((account) => changed.get(account.id) ?? account);
    const added = change.accounts.filter(
      (account) => !this.accounts.some((one) => one.id === account.id),
    );
    this.accounts = [...known, ...added];
  }
}
