import type { Http } from '#core';
import type { SupportTopic } from '../contract.ts';
import type { ChatNews, SupportOffers, SupportRequest } from '../requests/SupportRequest.ts';
import { chatFromWire, offersFromWire, requestFromWire } from './supportFromWire.ts';

export interface Question {
  readonly key: string;
  readonly topic: SupportTopic;
  readonly text: string;
  /** Of a visitor; a person is answered on the site. */
  readonly email: string | undefined;
}

export async function loadOffers(http: Http): Promise<SupportOffers> {
  return offersFromWire(await http.call('support.options'));
}

export async function ask(
  http: Http,
  { key, topic, text, email }: Question,
): Promise<SupportRequest> {
  const { request } = await http.call('support.ask', {
    idempotencyKey: key,
    body: { topic, text, ...(email === undefined ? {} : { email }) },
  });
  return requestFromWire(request);
}

export async function loadRequests(http: Http): Promise<readonly SupportRequest[]> {
  return (await http.call('support.requests')).requests.map(requestFromWire);
}

export async function markRead(http: Http): Promise<void> {
  await http.call('support.markRead');
}

/** Epoch seconds until which the call will have come. */
export async function requestCallback(http: Http, phone: string): Promise<number> {
  return (await http.call('support.callback', { body: { phone } })).calls_by_at;
}

export async function beginChat(http: Http, consultantId: string): Promise<ChatNews> {
  return chatFromWire(await http.call('support.beginChat', { body: { consultantId } }));
}

export async function readChat(http: Http, after: number): Promise<ChatNews> {
  return chatFromWire(await http.call('support.readChat', { query: { after } }));
}

export async function sendChat(
  http: Http,
  key: string,
  text: string,
  after: number,
): Promise<ChatNews> {
  return chatFromWire(
    await http.call('support.sendChat', { idempotencyKey: key, query: { after }, body: { text } }),
  );
}
