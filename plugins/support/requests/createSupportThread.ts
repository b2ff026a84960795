import type { CoreServices } from '#core';
import { requestCalls } from '../menu/SupportApi.ts';
import type { MessageDraft } from '../thread/MessageDraft.ts';
import { ThreadStore } from '../thread/ThreadStore.ts';
import type { SupportRequest } from './SupportRequest.ts';

/** Creates the thread of a request to the support for the life of its page. */
export function createSupportThread(
  services: CoreServices,
  id: number,
  draft: MessageDraft,
): ThreadStore<SupportRequest> {
  return new ThreadStore(services, requestCalls(services.http, id), draft);
}
