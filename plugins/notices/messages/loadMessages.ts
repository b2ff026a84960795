import type { CoreServices } from '#core';
import { betNoticesToken } from '../../auth/contract.ts';
import { MessagesStore } from './MessagesStore.ts';
import { notifyMessage } from './notifyMessage.ts';

/** Creates the service of `messagesToken`, with the texts of notices outside of components. */
export async function loadMessages(services: CoreServices): Promise<MessagesStore> {
  const bets = services.services.has(betNoticesToken)
    ? await services.services.get(betNoticesToken)
    : undefined;
  const [words] = await Promise.all([
    bets?.loadWords(),
    services.i18n.loadNamespace('notices.messages'),
  ]);
  // The bell lists the messages either way.
  return new MessagesStore(services, words, (message) => {
    if (message.about !== 'bet' || bets?.areWanted !== false)
      notifyMessage(message, words, services);
  });
}
