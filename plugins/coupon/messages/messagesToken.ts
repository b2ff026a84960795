import { createToken } from '#core';
import type { MessagesStore } from './MessagesStore.ts';

/** Messages about settled bets, for the bell: unread ones, and the marks kept on the platform. */
export const messagesToken = createToken<MessagesStore>('coupon.messages', 1);
