import type { CoreServices } from '#core';
import { betTexts } from '../contract.ts';
import { MessagesStore } from './MessagesStore.ts';
import { tellMessage } from './tellMessage.ts';

/** Behind `messagesToken`: with the texts that a notice says outside of any component. */
export async function loadMessages(services: CoreServices): Promise<MessagesStore> {
  await Promise.all(
    ['coupon.messages', ...betTexts].map((name) => services.i18n.loadNamespace(name)),
  );
  return new MessagesStore(services, (message) => tellMessage(message, services));
}
