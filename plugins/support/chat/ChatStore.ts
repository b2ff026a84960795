import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { beginChat, readChat, sendChat } from '../menu/SupportApi.ts';
import { newKey } from './newKey.ts';
import type { ChatMessage, ChatNews } from '../requests/SupportRequest.ts';

/** A message on its way; it stays, with its key, until the desk has it. */
export interface UnsentMessage {
  readonly key: string;
  readonly text: string;
  readonly hasFailed: boolean;
}

const lookEveryMs = 2500;
const longestMessage = 1000;

/** One chat, from the opening of its window to the closing. */
export class ChatStore {
  state: 'opening' | 'open' | 'failed' = 'opening';
  consultantName = '';
  isOnline = true;
  isTyping = false;
  messages: readonly ChatMessage[] = [];
  unsent: readonly UnsentMessage[] = [];
  draft = '';
  readonly #services: Pick<CoreServices, 'http' | 'reports' | 'scheduler'>;
  readonly #consultantId: string;
  #stop: Dispose | undefined;
  #isDisposed = false;

  constructor(
    services: Pick<CoreServices, 'http' | 'reports' | 'scheduler'>,
    consultantId: string,
  ) {
    this.#services = services;
    this.#consultantId = consultantId;
    makeAutoObservable(
      this,
      { messages: observableRef, unsent: observableRef },
      { autoBind: true },
    );
  }

  async open(): Promise<void> {
    this.state = 'opening';
    try {
      const news = await beginChat(this.#services.http, this.#consultantId);
      if (this.#isDisposed) return;
      this.take(news);
      runInAction(() => (this.state = 'open'));
      this.#stop ??= this.#services.scheduler.poll({ everyMs: lookEveryMs }, this.look);
    } catch (error) {
      this.#services.reports.report(error, { plugin: 'support', contribution: 'chat' });
      runInAction(() => (this.state = 'failed'));
    }
  }

  setDraft(draft: string): void {
    this.draft = draft.slice(0, longestMessage);
  }

  async send(): Promise<void> {
    const text = this.draft.trim();
    if (text === '' || this.state !== 'open') return;
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

  dispose(): void {
    this.#isDisposed = true;
    this.#stop?.();
  }

  private get lastId(): number {
    return this.messages.at(-1)?.id ?? 0;
  }

  private async look(): Promise<void> {
    const news = await readChat(this.#services.http, this.lastId);
    if (!this.#isDisposed) this.take(news);
  }

  private async deliver({ key, text }: UnsentMessage): Promise<void> {
    try {
      const news = await sendChat(this.#services.http, key, text, this.lastId);
      runInAction(() => {
        this.unsent = this.unsent.filter((each) => each.key !== key);
        this.take(news);
      });
    } catch (error) {
      this.#services.reports.report(error, { plugin: 'support', contribution: 'chat' });
      this.mark(key, true);
    }
  }

  private mark(key: string, hasFailed: boolean): void {
    this.unsent = this.unsent.map((each) => (each.key === key ? { ...each, hasFailed } : each));
  }

  /** Two answers may overtake each other: nothing is shown twice. */
  private take({ consultantName, isOnline, isTyping, messages }: ChatNews): void {
    this.consultantName = consultantName;
    this.isOnline = isOnline;
    this.isTyping = isTyping;
    const fresh = messages.filter((message) => message.id > this.lastId);
    if (fresh.length > 0) this.messages = [...this.messages, ...fresh];
  }
}
