import { makeAutoObservable, runInAction } from 'mobx';
import { messageLength } from '#domain/requests/Request.ts';
import type { DeskMessage, MessageDraft } from '../thread/MessageDraft.ts';
import type { SharedIdea } from './SharedIdea.ts';

/** Suggestion for the site; what was typed survives the page. */
export class IdeaStore {
  readonly draft: MessageDraft;
  /** Last accepted suggestion, until another one is begun. */
  shared: SharedIdea | undefined = undefined;
  readonly #share: (title: string, message: DeskMessage) => Promise<SharedIdea>;

  constructor(
    draft: MessageDraft,
    share: (title: string, message: DeskMessage) => Promise<SharedIdea>,
  ) {
    this.draft = draft;
    this.#share = share;
    makeAutoObservable(this, { draft: false }, { autoBind: true });
  }

  begin(): void {
    this.shared = undefined;
  }

  async submit(): Promise<void> {
    const { draft } = this;
    const hasTitle = draft.checkTitle();
    if (!draft.check(messageLength.least, true) || !hasTitle) return;
    const title = draft.title.trim();
    const shared = await draft.send((message) => this.#share(title, message));
    runInAction(() => (this.shared = shared));
  }
}
