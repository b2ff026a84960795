import type { Http } from '#core';
import type { PaymentSubTopic, PaymentTopic } from '#domain/requests/paymentTopics.ts';
import type { DeskMessage, ThreadCalls } from '../../support/ui.ts';
import type { AskablePayment, RequestTopic, PaymentRequest } from './PaymentRequest.ts';
import { readAskable, readRequest, readTopics } from './paymentRequestsFromWire.ts';

/** Subject of a new request. */
export interface RequestSubject {
  readonly topic: PaymentTopic;
  readonly subTopic?: PaymentSubTopic;
  readonly paymentId?: number;
}

export async function loadTopics(
  http: Http,
  signal: AbortSignal,
): Promise<readonly RequestTopic[]> {
  return readTopics(await http.call('payment-requests.topics', { signal }));
}

/** Rejects with 404 for an unknown topic. */
export async function loadAskable(
  http: Http,
  topic: string,
  signal: AbortSignal,
): Promise<readonly AskablePayment[]> {
  const { transactions } = await http.call('payment-requests.transactions', {
    query: { topic },
    signal,
  });
  return transactions.map(readAskable);
}

/** Rejects with 404 for another person's payment, or one that does not fit the topic. */
export async function loadAskablePayment(
  http: Http,
  topic: string,
  id: number,
  signal: AbortSignal,
): Promise<AskablePayment> {
  return readAskable(
    await http.call('payment-requests.transaction', { params: { id }, query: { topic }, signal }),
  );
}

export async function loadRequests(
  http: Http,
  signal: AbortSignal,
): Promise<readonly PaymentRequest[]> {
  return (await http.call('payment-requests.list', { signal })).requests.map(readRequest);
}

export async function createRequest(
  http: Http,
  { topic, subTopic, paymentId }: RequestSubject,
  { key, text, files }: DeskMessage,
): Promise<PaymentRequest> {
  const { request } = await http.call('payment-requests.create', {
    idempotencyKey: key,
    body: {
      topic,
      text,
      files: [...files],
      ...(subTopic === undefined ? {} : { sub_topic: subTopic }),
      ...(paymentId === undefined ? {} : { transaction: paymentId }),
    },
  });
  return readRequest(request);
}

/** Calls for the thread of one request. */
export function requestCalls(http: Http, id: number): ThreadCalls<PaymentRequest> {
  const params = { id };
  return {
    load: async (signal) =>
      readRequest((await http.call('payment-requests.request', { params, signal })).request),
    reply: async ({ key, text, files }) => {
      const body = { text, files: [...files] };
      const call = http.call('payment-requests.reply', { params, idempotencyKey: key, body });
      return readRequest((await call).request);
    },
    close: async () => readRequest((await http.call('payment-requests.close', { params })).request),
    reopen: async () =>
      readRequest((await http.call('payment-requests.reopen', { params })).request),
    markRead: async () => void (await http.call('payment-requests.markRead', { params })),
  };
}
