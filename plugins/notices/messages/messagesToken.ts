import { createToken } from '#core';
import type { MessagesStore } from './MessagesStore.ts';

/** Service with the messages of the person, for the bell; read marks are stored on the platform. */
export const messagesToken = createToken<MessagesStore>('notices.messages', 1);
