import type { Http } from '#core';
import type { SupportTopic } from '../contract.ts';
import type { SharedIdea } from '../idea/SharedIdea.ts';
import type { DeskMessage } from '../thread/MessageDraft.ts';
import type { ThreadCalls } from '../thread/ThreadStore.ts';
import type { ChatNews, SupportOffers, SupportRequest } from '../requests/SupportRequest.ts';
import { chatFromWire, offersFromWire, readRequest } from './supportFromWire.ts';

export interface Question {
  readonly key: string;
  readonly topic: SupportTopic;
  readonly text: string;
  /** Address of a visitor; a signed-in person is answered on the site. */
  readonly email: string | undefined;
  /** Ids of files; only for a signed-in person. */
  readonly files: readonly string[];
}

export async function loadOffers(http: Http): Promise<SupportOffers> {
  return offersFromWire(await http.call('support.options'));
}

export async function sendQuestion(
  http: Http,
  { key, topic, text, email, files }: Question,
): Promise<SupportRequest> {
  const { request } = await http.call('support.ask', {
    idempotencyKey: key,
    body: {
      topic,
      text,
      ...(email === undefined ? {} : { email }),
      ...(files.length === 0 ? {} : { files: [...files] }),
    },
  });
  return readRequest(request);
}

export async function loadRequests(http: Http): Promise<readonly SupportRequest[]> {
  return (await http.call('support.requests')).requests.map(readRequest);
}

/** Returns the calls of one request. */
export function requestCalls(http: Http, id: number): ThreadCalls<SupportRequest> {
  const params = { id };
  return {
    load: async (signal) =>
      readRequest((await http.call('support.request', { params, signal })).request),
    reply: async ({ key, text, files }) => {
      const body = { text, files: [...files] };
      const call = http.call('support.reply', { params, idempotencyKey: key, body });
      return readRequest((await call).request);
    },
    close: async () => readRequest((await http.call('support.close', { params })).request),
    reopen: async () => readRequest((await http.call('support.reopen', { params })).request),
    markRead: async () => void (await http.call('support.markRead', { params })),
  };
}

export async function shareIdea(
  http: Http,
  title: string,
  { key, text }: DeskMessage,
): Promise<SharedIdea> {
  const { id, left } = await http.call('support.idea', {
    idempotencyKey: key,
    body: { title, text },
  });
  return { id, left };
}

/** Requests a call; resolves with the epoch seconds by which it will come. */
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
