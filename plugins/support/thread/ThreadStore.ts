import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import { shortestReply, type ServiceRequest, type RequestFile } from '#domain/requests/Request.ts';
import type { DeskMessage, MessageDraft } from './MessageDraft.ts';
import { linkToFile } from './ThreadApi.ts';

/** How a desk is spoken to about one request. */
export interface ThreadCalls<Request extends ServiceRequest> {
  readonly load: (signal: AbortSignal) => Promise<Request>;
  readonly reply: (message: DeskMessage) => Promise<Request>;
  readonly close: () => Promise<Request>;
  readonly reopen: () => Promise<Request>;
  readonly markRead: () => Promise<void>;
}

/** Why a request could not be opened again. */
export type ReopenFailure =
  | { readonly kind: 'connection' }
  | { readonly kind: 'over' }
  /** Another one about the same is open. */
  | { readonly kind: 'other'; readonly id: number };

/** One request with all that was said, while its page stands. */
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
      // Once it is shown it counts as read.
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

  /** By a link that opens once: the browser saves it, and the page stays. */
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

/** The request that is open about the same thing, where that is why one was refused. */
export function openRequestOf(error: unknown): number | undefined {
  const refusal =
    error instanceof HttpError
      ? error.errors.find(({ code }) => code === 'request_open')
      : undefined;
  const id = refusal?.meta?.['request'];
  return typeof id === 'number' ? id : undefined;
}
