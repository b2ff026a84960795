import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { Resource } from '#core/data';
import { beginChat, readChat, sendChat } from '../menu/SupportApi.ts';
import { newKey } from './newKey.ts';
import type { ChatMessage, ChatNews } from '../requests/SupportRequest.ts';

/** Unsent message; kept with its key until the platform has accepted it. */
export interface UnsentMessage {
  readonly key: string;
  readonly text: string;
  readonly hasFailed: boolean;
}

const lookEveryMs = 2500;
const longestMessage = 1000;

/** One chat, while its window is open. */
export class ChatStore {
  /** Begins the chat, then polls for messages after the last one. */
  readonly news: Resource<ChatNews>;
  consultantName = '';
  isOnline = true;
  isTyping = false;
  messages: readonly ChatMessage[] = [];
  unsent: readonly UnsentMessage[] = [];
  draft = '';
  readonly #services: Pick<CoreServices, 'http' | 'reports' | 'scheduler'>;

  constructor(
    services: Pick<CoreServices, 'http' | 'reports' | 'scheduler'>,
    consultantId: string,
  ) {
    this.#services = services;
    const { http, scheduler } = services;
    this.news = new Resource(
      {
        ask: () => (this.news.hasValue ? readChat(http, this.lastId) : this.begin(consultantId)),
        onValue: (news) => this.apply(news),
      },
      {
        // A chat that could not begin is retried only by a press.
        poll: (look) =>
          scheduler.poll({ everyMs: lookEveryMs }, async () => {
            if (this.news.hasValue) await look();
          }),
      },
    );
    makeAutoObservable(
      this,
      { news: false, open: false, messages: observableRef, unsent: observableRef },
      { autoBind: true },
    );
  }

  /** Begins the chat and polls until disposed. */
  open(): Dispose {
    return this.news.open();
  }

  setDraft(draft: string): void {
    this.draft = draft.slice(0, longestMessage);
  }

  async send(): Promise<void> {
    const text = this.draft.trim();
    if (text === '' || !this.news.hasValue) return;
    const message = { key: newKey(), text, hasFailed: false };
    this.draft = '';
    this.unsent = [...this.unsent, message];
    await this.deliver(message);
  }

  async retry(key: string): Promise<void> {
    const message = this.unsent.find((each) => each.key === key);
    if (message?.hasFailed !== true) return;
    this.mark(key, false);
    await this.deliver(message);
  }

  private get lastId(): number {
    return this.messages.at(-1)?.id ?? 0;
  }

  private async begin(consultantId: string): Promise<ChatNews> {
    try {
      return await beginChat(this.#services.http, consultantId);
    } catch (error) {
      this.#services.reports.report(error, { plugin: 'support', contribution: 'chat' });
      throw error;
    }
  }

  private async deliver({ key, text }: UnsentMessage): Promise<void> {
    try {
      const news = await sendChat(this.#services.http, key, text, this.lastId);
      runInAction(() => {
        this.unsent = this.unsent.filter((each) => each.key !== key);
        this.apply(news);
      });
    } catch (error) {
      this.#services.reports.report(error, { plugin: 'support', contribution: 'chat' });
      this.mark(key, true);
    }
  }

  private mark(key: string, hasFailed: boolean): void {
    this.unsent = this.unsent.map((each) => (each.key === key ? { ...each, hasFailed } : each));
  }

  /** Responses may overtake each other; no message is added twice. */
  private apply({ consultantName, isOnline, isTyping, messages }: ChatNews): void {
    this.consultantName = consultantName;
    this.isOnline = isOnline;
    this.isTyping = isTyping;
    const fresh = messages.filter((message) => message.id > this.lastId);
    if (fresh.length > 0) this.messages = [...this.messages, ...fresh];
  }
}
