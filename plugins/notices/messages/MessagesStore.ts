import { makeAutoObservable } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { createResource, type Resource } from '#core/data';
import type { BetWords } from '../../auth/contract.ts';
import type { Message } from './Message.ts';
import { MessagesApi } from './MessagesApi.ts';
import { isMessageNews } from './messagesFromWire.ts';

type MessagesServices = Pick<
  CoreServices,
  'environment' | 'feed' | 'http' | 'reports' | 'scheduler' | 'session'
>;

/** Messages of the person: the platform's list, refreshed by the person's channel of the feed. */
export class MessagesStore {
  readonly list: Resource<readonly Message[]>;
  /** Names of bets; undefined on a site without bets. */
  readonly betWords: BetWords | undefined;
  readonly #services: MessagesServices;
  readonly #api: MessagesApi;
  readonly #onNew: (message: Message) => void;
  readonly #stopSession: Dispose;
  /** Ids known before: only messages that arrive while the page is open are announced. */
  #known: ReadonlySet<string> | undefined = undefined;
  #userId: number | undefined = undefined;
  #stops: readonly Dispose[] = [];

  /** @param onNew called once for each message that arrives while the page is open */
  constructor(
    services: MessagesServices,
    betWords: BetWords | undefined,
    onNew: (message: Message) => void,
  ) {
    this.#services = services;
    this.betWords = betWords;
    this.#onNew = onNew;
    this.#api = new MessagesApi(services.http);
    this.list = createResource(services, {
      ask: (signal) => this.#api.list(signal),
      onValue: (messages) => this.notifyNew(messages),
    });
    makeAutoObservable(this, { list: false, betWords: false }, { autoBind: true });
    this.#stopSession = services.session.onChange(this.follow);
    this.follow();
  }

  get unread(): readonly Message[] {
    return (this.list.value ?? []).filter(({ isRead }) => !isRead);
  }

  /** Records on the platform that the person has seen all listed messages. */
  async markAllRead(): Promise<void> {
    const [first, ...others] = this.unread.map(({ id }) => id);
    if (first === undefined) return;
    const { reports } = this.#services;
    try {
      this.list.put(await this.#api.markRead([first, ...others]));
    } catch (error) {
      // They stay unread; the next opening of the list tries again.
      reports.report(error, { plugin: 'notices', contribution: 'messages' });
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
      feed.subscribe<object>(
        { kind: 'user' },
        { onSnapshot: this.ask, onDelta: this.askAfterNews },
      ),
      this.list.open(),
    ];
  }

  private stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  /** Messages may have been missed during a gap of the feed. */
  private ask(): void {
    void this.list.refresh();
  }

  private askAfterNews(change: object): void {
    if (isMessageNews(change)) this.ask();
  }

  private notifyNew(messages: readonly Message[]): void {
    const known = this.#known;
    this.#known = new Set(messages.map(({ id }) => id));
    if (known === undefined) return;
    for (const message of messages.toReversed())
      if (!known.has(message.id) && !message.isRead) this.#onNew(message);
  }
}
