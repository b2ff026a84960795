import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Dispose, Feed, FeedListener, Http, Session } from '#core';
import { loadAccounts, loadUserFacts } from '../sign-in/AuthApi.ts';
import { readUserChange, type UserChange } from './readUserChange.ts';
import type { Account, Accounts, UserFacts } from '../contract.ts';

/** What the store needs of the core. */
export interface AccountsServices {
  readonly feed: Feed;
  readonly http: Http;
  readonly session: Session;
}

/**
 * Accounts and facts of whoever is signed in. Everything it holds belongs to one user id: a change of user empties it
 * at once, and an answer that was asked for another user is dropped.
 */
export class AccountsStore implements Accounts {
  accounts: readonly Account[] = [];
  user: UserFacts | undefined = undefined;
  isLoading = false;
  error: Error | undefined = undefined;
  activeAccountId: number | undefined = undefined;

  readonly #services: AccountsServices;
  readonly #onPerson: () => void;
  /** How often the feed has told of the person. */
  #told = 0;
  readonly #stopSession: Dispose;
  #stopFeed: Dispose | undefined = undefined;
  #userId: number | undefined = undefined;

  constructor(services: AccountsServices, onPerson: () => void = () => undefined) {
    this.#services = services;
    this.#onPerson = onPerson;
    makeAutoObservable(
      this,
      { accounts: observableRef, user: observableRef, error: observableRef },
      { autoBind: true },
    );
    this.#stopSession = services.session.onChange(this.follow);
    this.follow();
  }

  get activeAccount(): Account | undefined {
    return (
      this.accounts.find((account) => account.id === this.activeAccountId) ??
      this.accounts.find((account) => account.kind === 'main') ??
      this.accounts[0]
    );
  }

  async load(): Promise<void> {
    const userId = this.#userId;
    if (userId === undefined) return;
    this.startLoading();
    const told = this.#told;
    const { http } = this.#services;
    const [accounts, user] = await Promise.allSettled([loadAccounts(http), loadUserFacts(http)]);
    if (userId !== this.#userId) return;
    runInAction(() => {
      this.isLoading = false;
      if (accounts.status === 'fulfilled') {
        this.accounts = accounts.value.accounts;
        this.activeAccountId = accounts.value.activeAccountId;
      }
      // What the feed has said meanwhile is newer than this answer.
      if (user.status === 'fulfilled' && told === this.#told) this.takeUser(user.value);
      const failure = [accounts, user].find((result) => result.status === 'rejected');
      this.error = failure === undefined ? undefined : asError(failure.reason);
    });
  }

  dispose(): void {
    this.#stopSession();
    this.#stopFeed?.();
    this.#stopFeed = undefined;
    this.#userId = undefined;
  }

  /** Takes up the person of the session, or forgets the one before. */
  follow(): void {
    const { userId } = this.#services.session;
    if (userId === this.#userId) return;
    this.#stopFeed?.();
    this.#stopFeed = undefined;
    this.#userId = userId;
    this.accounts = [];
    this.user = undefined;
    this.activeAccountId = undefined;
    this.error = undefined;
    this.isLoading = false;
    if (userId === undefined) return;
    this.#stopFeed = this.#services.feed.subscribe<object>({ kind: 'user' }, this.listen(userId));
    void this.load();
    this.#onPerson();
  }

  private startLoading(): void {
    this.isLoading = true;
    this.error = undefined;
  }

  private listen(userId: number): FeedListener<object> {
    const take = (data: object): void => {
      if (userId !== this.#userId) return;
      this.apply(readUserChange(data));
    };
    return { onSnapshot: take, onDelta: take };
  }

  private takeUser(user: UserFacts): void {
    this.user = user;
    this.#services.session.setBanLevel(user.banLevel);
  }

  private apply(change: UserChange): void {
    if (change.user !== undefined) {
      this.#told += 1;
      this.takeUser(change.user);
    }
    if (change.accounts.length === 0) return;
    const changed = new Map(change.accounts.map((account) => [account.id, account]));
    const known = this.accounts.map((account) => changed.get(account.id) ?? account);
    const added = change.accounts.filter(
      (account) => !this.accounts.some((one) => one.id === account.id),
    );
    this.accounts = [...known, ...added];
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
