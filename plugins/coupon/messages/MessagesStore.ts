import { makeAutoObservable } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { createResource, type Resource } from '#core/data';
import { isSettled } from '#domain/bets/Bet.ts';
import { subscribeUser, type UserMessage } from '../my-bets/subscribeUser.ts';
import type { BetMessage } from './BetMessage.ts';
import { MessagesApi } from './MessagesApi.ts';

type MessagesServices = Pick<
  CoreServices,
  'environment' | 'feed' | 'http' | 'reports' | 'scheduler' | 'session'
>;

/** Messages about settled bets: the list of the platform, followed by the person's own channel. */
export class MessagesStore {
  readonly list: Resource<readonly BetMessage[]>;
  readonly #services: MessagesServices;
  readonly #api: MessagesApi;
  readonly #onNew: (message: BetMessage) => void;
  readonly #stopSession: Dispose;
  /** Ids that were there before: only what comes while the page is open is told by a notice. */
  #known: ReadonlySet<string> | undefined = undefined;
  #userId: number | undefined = undefined;
  #stops: readonly Dispose[] = [];

  /** @param onNew called once for each message that comes while the page is open */
  constructor(services: MessagesServices, onNew: (message: BetMessage) => void) {
    this.#services = services;
    this.#onNew = onNew;
    this.#api = new MessagesApi(services.http);
    this.list = createResource(services, {
      ask: (signal) => this.#api.list(signal),
      onValue: (messages) => this.tellNew(messages),
    });
    makeAutoObservable(this, { list: false }, { autoBind: true });
    this.#stopSession = services.session.onChange(this.follow);
    this.follow();
  }

  get unread(): readonly BetMessage[] {
    return (this.list.value ?? []).filter(({ isRead }) => !isRead);
  }

  /** Keeps on the platform that the person has seen all that is listed now. */
  async markAllRead(): Promise<void> {
    const [first, ...others] = this.unread.map(({ id }) => id);
    if (first === undefined) return;
    const { reports } = this.#services;
    try {
      this.list.put(await this.#api.markRead([first, ...others]));
    } catch (error) {
      // They stay unread; the next look at them tries again.
      reports.report(error, { plugin: 'coupon', contribution: 'messages' });
    }
  }

  dispose(): void {
    this.#stopSession();
    this.stop();
    this.list.dispose();
  }

  private follow(): void {
    const { feed, session } = this.#services;
    if (session.userId === this.#userId) return;
    this.stop();
    this.#userId = session.userId;
    this.#known = undefined;
    this.list.reset();
    if (this.#userId === undefined) return;
    this.#stops = [
      subscribeUser(feed, { onAll: this.ask, onChange: this.askAfterResult }),
      this.list.open(),
    ];
  }

  private stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  /** After a gap of the feed something may have been settled unseen. */
  private ask(): void {
    void this.list.refresh();
  }

  private askAfterResult({ bets }: UserMessage): void {
    if (bets.some(isSettled)) this.ask();
  }

  private tellNew(messages: readonly BetMessage[]): void {
    const known = this.#known;
    this.#known = new Set(messages.map(({ id }) => id));
    if (known === undefined) return;
    for (const message of messages.toReversed())
      if (!known.has(message.id) && !message.isRead) this.#onNew(message);
  }
}
