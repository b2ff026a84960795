import type { Http } from '#core';
import { shareIdea } from '../menu/SupportApi.ts';
import type { MessageDraft } from '../thread/MessageDraft.ts';
import { IdeaStore } from './IdeaStore.ts';

export function createIdeaStore(http: Http, draft: MessageDraft): IdeaStore {
  return new IdeaStore(draft, (title, message) => shareIdea(http, title, message));
}
