import type { CoreServices } from '#core';
import { betNoticesToken } from '../../auth/contract.ts';
import { MessagesStore } from './MessagesStore.ts';
import { notifyMessage } from './notifyMessage.ts';

/** Behind `messagesToken`: with the texts that a notice says outside of any component. */
export async function loadMessages(services: CoreServices): Promise<MessagesStore> {
  const bets = services.services.has(betNoticesToken)
    ? await services.services.get(betNoticesToken)
    : undefined;
  const [words] = await Promise.all([
    bets?.loadWords(),
    services.i18n.loadNamespace('notices.messages'),
  ]);
  // In the bell they stand either way.
  return new MessagesStore(services, words, (message) => {
    if (message.about !== 'bet' || bets?.areWanted !== false)
      notifyMessage(message, words, services);
  });
}
