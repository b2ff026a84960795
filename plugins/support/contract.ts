import { createModalToken, createToken } from '#core';
import type { MessageDraft } from './thread/MessageDraft.ts';

/** What the person has asked the support. */
export const requestsRoute = 'support.requests';
/** One of these with all that was said; the parameter is `request`, its number. */
export const requestRoute = 'support.request';
/** What the person has asked about payments. Named here, because its plugin may be missing. */
export const paymentRequestsRoute = 'payment-requests.list';
/** One of these; the parameter is `request`, its number. */
export const paymentRequestRoute = 'payment-requests.request';

/** What a question to the support is about. */
export type SupportTopic =
  | 'account'
  | 'payments'
  | 'bets'
  | 'casino'
  | 'limits'
  | 'verification'
  | 'other';

/**
 * Opens the form with which a person or a visitor asks the support; a topic is chosen already when
 * given. For errors that the person cannot mend alone.
 */
export const questionModal = createModalToken<{ readonly topic?: SupportTopic }>(
  'support.question',
);

/** Opens the questions that the signed-in person has asked, with states and answers. */
export const requestsModal = createModalToken<object>('support.requests');

/** Opens the form for a call from the support; only for signed-in people. */
export const callbackModal = createModalToken<object>('support.callback');

/** The support desk as others may use it. */
export interface Support {
  /** Observable. True when the site has an online consultant configured. */
  readonly hasChat: boolean;
  /** Observable. Answers that the person has not read; 0 for a visitor. */
  readonly unreadAnswers: number;
  /** Observable. The same of the desk for payments. */
  readonly unreadPaymentAnswers: number;
  /** Observable. Another one whenever a request has changed; undefined until the feed has told. */
  readonly requestMark: number | undefined;
  /** What is being written to a desk, by a name of its place; kept until it was sent. */
  readonly draft: (name: string) => MessageDraft;
  /** Opens the window of the chat; without a consultant the form for a question. */
  readonly openChat: () => void;
}

/** Service with the support desk. */
export const supportToken = createToken<Support>('support.desk', 1);
