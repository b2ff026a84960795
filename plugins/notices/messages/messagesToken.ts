import { createToken } from '#core';
import type { MessagesStore } from './MessagesStore.ts';

/** Messages to the person, for the bell: unread ones, and the marks kept on the platform. */
export const messagesToken = createToken<MessagesStore>('notices.messages', 1);
