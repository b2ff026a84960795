import { createModalToken, createToken } from '#core';
import type { MessageDraft } from './thread/MessageDraft.ts';

/** Page with the person's requests to the support. */
export const requestsRoute = 'support.requests';
/** Page of one of them with its messages; the parameter `request` is its number. */
export const requestRoute = 'support.request';
/** Page with the requests about payments. Declared here, because its plugin may be missing. */
export const paymentRequestsRoute = 'payment-requests.list';
/** Page of one of these; the parameter `request` is its number. */
export const paymentRequestRoute = 'payment-requests.request';

/** Topics of a request to the support. */
export type SupportTopic =
  | 'account'
  | 'payments'
  | 'bets'
  | 'casino'
  | 'limits'
  | 'verification'
  | 'other';

/**
 * Form for a request of a person or a visitor, with an optional topic. For errors that the person
 * cannot resolve alone.
 */
export const questionModal = createModalToken<{ readonly topic?: SupportTopic }>(
  'support.question',
);

/** Dialog with the signed-in person's requests, their states and answers. */
export const requestsModal = createModalToken<object>('support.requests');

/** Form for a call from the support; only for signed-in people. */
export const callbackModal = createModalToken<object>('support.callback');

/** Support desk for other plugins. */
export interface Support {
  /** Observable. Whether the site has an online consultant. */
  readonly hasChat: boolean;
  /** Observable. Number of unread answers; 0 for a visitor. */
  readonly unreadAnswers: number;
  /** Observable. Number of unread answers of the payments desk. */
  readonly unreadPaymentAnswers: number;
  /**
   * Observable. Changes whenever a request has changed; undefined before the first message of the
   * feed.
   */
  readonly requestMark: number | undefined;
  /** Returns the draft of a message by the name of its place; kept until it was sent. */
  readonly draft: (name: string) => MessageDraft;
  /** Opens the chat window; without a consultant the form for a request. */
  readonly openChat: () => void;
}

/** Service with the support desk. */
export const supportToken = createToken<Support>('support.desk', 1);
