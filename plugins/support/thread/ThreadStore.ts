import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import { shortestReply, type ServiceRequest, type RequestFile } from '#domain/requests/Request.ts';
import type { DeskMessage, MessageDraft } from './MessageDraft.ts';
import { linkToFile } from './ThreadApi.ts';

/** Calls of a desk about one request. */
export interface ThreadCalls<Request extends ServiceRequest> {
  readonly load: (signal: AbortSignal) => Promise<Request>;
  readonly reply: (message: DeskMessage) => Promise<Request>;
  readonly close: () => Promise<Request>;
  readonly reopen: () => Promise<Request>;
  readonly markRead: () => Promise<void>;
}

/** Why a request could not be reopened. */
export type ReopenFailure =
  | { readonly kind: 'connection' }
  | { readonly kind: 'over' }
  /** Another request about the same subject is open. */
  | { readonly kind: 'other'; readonly id: number };

/** One request with its messages, for the life of its page. */
export class ThreadStore<Request extends ServiceRequest = ServiceRequest> {
  readonly request: Resource<Request>;
  readonly draft: MessageDraft;
  isChanging = false;
  failure: ReopenFailure | undefined = undefined;
  readonly #services: CoreServices;
  readonly #calls: ThreadCalls<Request>;

  constructor(services: CoreServices, calls: ThreadCalls<Request>, draft: MessageDraft) {
    this.#services = services;
    this.#calls = calls;
    this.draft = draft;
    this.request = createResource(services, {
      ask: calls.load,
      // A shown request counts as read.
      onValue: ({ isUnread }) => {
        if (isUnread) void this.markRead();
      },
    });
    makeAutoObservable(this, { request: false, draft: false }, { autoBind: true });
  }

  async reply(): Promise<void> {
    if (!this.draft.check(shortestReply, true)) return;
    const request = await this.draft.send(this.#calls.reply);
    if (request !== undefined) this.request.put(request);
  }

  close(): Promise<void> {
    return this.change(this.#calls.close);
  }

  reopen(): Promise<void> {
    return this.change(this.#calls.reopen);
  }

  /** Opens a file by a one-time link: the browser saves it, and the page stays. */
  async openFile({ id }: RequestFile): Promise<void> {
    const { http, navigation } = this.#services;
    try {
      navigation.leave(await linkToFile(http, id));
    } catch (error) {
      runInAction(() => (this.failure = { kind: 'connection' }));
      this.report(error);
    }
  }

  private async change(run: () => Promise<Request>): Promise<void> {
    if (this.isChanging) return;
    this.isChanging = true;
    this.failure = undefined;
    try {
      this.request.put(await run());
    } catch (error) {
      runInAction(() => (this.failure = readReopenFailure(error)));
    } finally {
      runInAction(() => (this.isChanging = false));
    }
  }

  private async markRead(): Promise<void> {
    try {
      await this.#calls.markRead();
    } catch (error) {
      this.report(error);
    }
  }

  private report(error: unknown): void {
    this.#services.reports.report(error, { plugin: 'support', contribution: 'thread' });
  }
}

function readReopenFailure(error: unknown): ReopenFailure {
  if (!(error instanceof HttpError)) return { kind: 'connection' };
  if (error.hasCode('reopen_over')) return { kind: 'over' };
  const id = openRequestOf(error);
  return id === undefined ? { kind: 'connection' } : { kind: 'other', id };
}

/** Returns the open request about the same subject, if that is why a new one was refused. */
export function openRequestOf(error: unknown): number | undefined {
  const refusal =
    error instanceof HttpError
      ? error.errors.find(({ code }) => code === 'request_open')
      : undefined;
  const id = refusal?.meta?.['request'];
  return typeof id === 'number' ? id : undefined;
}
