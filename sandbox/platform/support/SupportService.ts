import { randomBytes } from 'node:crypto';
import type { AskSupport, CallbackAnswer, ChatAnswer, SupportOptions, SupportRequest } from '#wire';
import { readPhone } from '../accounts/readContact.ts';
import type { User } from '../accounts/Users.ts';
import { ApiError, notFound } from '../http/ApiError.ts';
import type { Mailer } from '../mail/Mailer.ts';
import type { Store } from '../store/Store.ts';
import { automaticReply, greeting } from './consultantTexts.ts';

/** What the support service offers at the moment; the control API changes it. */
export interface SupportHours {
  isCallbackOpen: boolean;
  isChatOnline: boolean;
  /** The consultant answers automatically, by the words of the question. */
  isAutomatic: boolean;
}

export interface SupportDependencies {
  readonly store: Store;
  readonly mailer: Mailer;
  readonly nowMs: () => number;
  /** The number of unread answers of this person has changed. */
  readonly onAnswered: (userId: number) => void;
}

interface RequestRow {
  readonly id: number;
  readonly user_id: number | null;
  readonly email: string | null;
  readonly topic: SupportRequest['topic'];
  readonly text: string;
  readonly language: string;
  readonly state: SupportRequest['state'];
  readonly created_at_ms: number;
}

interface AnswerRow {
  readonly request_id: number;
  readonly text: string;
  readonly at_ms: number;
  readonly is_read: number;
}

interface MessageRow {
  readonly id: number;
  readonly sender: 'person' | 'consultant';
  readonly text: string;
  readonly at_ms: number;
}

interface ChatRow {
  readonly id: number;
  /** The text that the consultant is typing. */
  readonly reply: string | null;
  readonly reply_at_ms: number | null;
}

const defaultState: Readonly<SupportHours> = {
  isCallbackOpen: true,
  isChatOnline: true,
  isAutomatic: true,
};
const callbackWithinMinutes = 5;
const chatWaitSeconds = 40;
const mailWithinHours = 3;
/** Questions of visitors are answered by e-mail and forgotten after three months. */
const visitorRequestLifeMs = 90 * 86_400_000;
const consultantName = 'Ada';
/** Delay of an automatic reply: an immediate one would not look like a person's. */
const typingMs = 1500;
const maxPerHour = 10;
const hourMs = 3_600_000;
/** Messages that are kept of a chat, and questions of a person or an address. */
const maxMessages = 200;
const maxRequests = 200;
const dayMs = 24 * hourMs;

function toSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}

/** Support requests, callbacks and chat; answered by the control API or a simple rule. */
export class SupportService {
  readonly state: SupportHours = { ...defaultState };
  readonly #dependencies: SupportDependencies;

  constructor(dependencies: SupportDependencies) {
    this.#dependencies = dependencies;
  }

  /** The opening hours are not in the database. */
  reset(): void {
    Object.assign(this.state, defaultState);
  }

  offers(): SupportOptions {
    return {
      callback: { available: this.state.isCallbackOpen, withinMinutes: callbackWithinMinutes },
      chat: { online: this.state.isChatOnline, waitSeconds: chatWaitSeconds },
      mail: { withinHours: mailWithinHours },
    };
  }

  /** The same key gives the same request, however often it is sent. */
  createRequest(
    owner: string,
    user: User | undefined,
    key: string,
    { topic, text, email }: AskSupport,
    language: string,
  ): SupportRequest {
    const { store, mailer, nowMs } = this.#dependencies;
    if (user === undefined && (email === undefined || !isMailAddress(email)))
      throw new ApiError(400, 'email_invalid', 'A visitor gives an e-mail address for the answer', {
        field: 'email',
      });
    const recipient = user?.email ?? (email as string);
    return store.transaction(() => {
      const known = store.one<RequestRow>(
        'SELECT * FROM support_requests WHERE owner = ? AND key = ?',
        owner,
        key,
      );
      if (known !== undefined) return this.#wire(known);
      const recent = store.one<{ count: number }>(
        'SELECT COUNT(*) AS count FROM support_requests WHERE (owner = ? OR email = ?) AND created_at_ms > ?',
        owner,
        user === undefined ? recipient : null,
        nowMs() - hourMs,
      );
      if ((recent?.count ?? 0) >= maxPerHour)
        throw new ApiError(429, 'too_many_requests', `At most ${maxPerHour} questions an hour`, {
          headers: { 'Retry-After': '3600' },
        });
      const id = store.run(
        'INSERT INTO support_requests (owner, user_id, email, key, topic, text, language, created_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        owner,
        user?.id ?? null,
        user === undefined ? recipient : null,
        key,
        topic,
        text.trim(),
        language,
        nowMs(),
      );
      store.run(
        'DELETE FROM support_requests WHERE owner = ? AND id IN (SELECT id FROM support_requests WHERE owner = ? ORDER BY id DESC LIMIT -1 OFFSET ?)',
        owner,
        owner,
        maxRequests,
      );
      // Without what was asked: a visitor may have given the address of somebody else.
      mailer.send(
        'questionReceived',
        { recipient, language },
        { number: id, hours: mailWithinHours },
      );
      return this.#wire(this.#row(id));
    });
  }

  requestsOf(userId: number): SupportRequest[] {
    return this.#dependencies.store
      .all<RequestRow>(
        'SELECT * FROM support_requests WHERE user_id = ? ORDER BY id DESC LIMIT 100',
        userId,
      )
      .map((row) => this.#wire(row));
  }

  unreadOf(userId: number): number {
    const row = this.#dependencies.store.one<{ count: number }>(
      'SELECT COUNT(*) AS count FROM support_answers JOIN support_requests ON support_requests.id = request_id WHERE user_id = ? AND is_read = 0',
      userId,
    );
    return row?.count ?? 0;
  }

  markRead(userId: number): void {
    if (this.unreadOf(userId) === 0) return;
    this.#dependencies.store.run(
      'UPDATE support_answers SET is_read = 1 WHERE request_id IN (SELECT id FROM support_requests WHERE user_id = ?)',
      userId,
    );
    this.#dependencies.onAnswered(userId);
  }

  /** Updates a request as a support agent would: another state, an answer, or both. */
  updateRequest(
    id: number,
    {
      answer,
      state,
    }: {
      readonly answer?: string | undefined;
      readonly state?: SupportRequest['state'] | undefined;
    },
  ): SupportRequest {
    const { store, mailer, nowMs, onAnswered } = this.#dependencies;
    const row = this.#row(id);
    store.transaction(() => {
      if (answer !== undefined)
        store.run(
          'INSERT INTO support_answers (request_id, text, at_ms) VALUES (?, ?, ?)',
          id,
          answer,
          nowMs(),
        );
      store.run(
        'UPDATE support_requests SET state = ? WHERE id = ?',
        state ?? (answer === undefined ? row.state : 'answered'),
        id,
      );
      if (answer !== undefined && row.email !== null)
        mailer.send(
          'questionAnswered',
          { recipient: row.email, language: row.language },
          { number: id, answer },
        );
    });
    if (row.user_id !== null) onAnswered(row.user_id);
    return this.#wire(this.#row(id));
  }

  requestCallback(userId: number, phone: string): CallbackAnswer {
    const { store, nowMs } = this.#dependencies;
    if (!this.state.isCallbackOpen)
      throw new ApiError(409, 'callback_closed', 'Nobody can call just now');
    const number = readPhone(phone);
    const waiting = store.one<{ calls_by_ms: number }>(
      'SELECT calls_by_ms FROM support_callbacks WHERE user_id = ? AND calls_by_ms > ?',
      userId,
      nowMs(),
    );
    if (waiting !== undefined)
      throw new ApiError(409, 'callback_waiting', 'A call is already on its way', {
        meta: { calls_by_at: toSeconds(waiting.calls_by_ms) },
      });
    store.run(
      'DELETE FROM support_callbacks WHERE user_id = ? AND calls_by_ms <= ?',
      userId,
      nowMs() - dayMs,
    );
    const callsByMs = nowMs() + callbackWithinMinutes * 60_000;
    const id = store.run(
      'INSERT INTO support_callbacks (user_id, phone, created_at_ms, calls_by_ms) VALUES (?, ?, ?, ?)',
      userId,
      number,
      nowMs(),
      callsByMs,
    );
    return { id, phone: number, calls_by_at: toSeconds(callsByMs) };
  }

  hasChat(owner: string): boolean {
    return this.#chat(owner) !== undefined;
  }

  /** Visitors and their browsers are gone after a day; what they wrote goes as well. */
  forget(): void {
    const { store, nowMs } = this.#dependencies;
    store.run(
      "DELETE FROM support_chats WHERE owner LIKE 'visitor:%' AND NOT EXISTS (SELECT 1 FROM support_messages WHERE chat_id = support_chats.id AND at_ms > ?)",
      nowMs() - dayMs,
    );
    store.run(
      'DELETE FROM support_requests WHERE user_id IS NULL AND created_at_ms <= ?',
      nowMs() - visitorRequestLifeMs,
    );
  }

  /** Opens the owner's chat; the consultant greets the first time. */
  beginChat(owner: string, consultantId: string, language: string): ChatAnswer {
    const { store } = this.#dependencies;
    return store.transaction(() => {
      if (this.#chat(owner) === undefined) {
        const id = store.run(
          'INSERT INTO support_chats (owner, consultant_id) VALUES (?, ?)',
          owner,
          consultantId,
        );
        this.#addMessage(id, 'consultant', greeting(language, consultantName));
      }
      return this.readChat(owner, 0);
    });
  }

  readChat(owner: string, after: number): ChatAnswer {
    const { store, nowMs } = this.#dependencies;
    const chat = this.#chat(owner);
    if (chat === undefined) throw notFound('chat_unknown', 'There is no chat: begin one');
    const isTyping = chat.reply !== null && chat.reply_at_ms !== null && chat.reply_at_ms > nowMs();
    // A reply gets its number when it is sent, so that a reader who asks for messages after the
    // last one never misses it.
    if (chat.reply !== null && !isTyping) {
      this.#addMessage(chat.id, 'consultant', chat.reply);
      store.run('UPDATE support_chats SET reply = NULL, reply_at_ms = NULL WHERE id = ?', chat.id);
    }
    const rows = store
      .all<MessageRow>(
        'SELECT id, sender, text, at_ms FROM support_messages WHERE chat_id = ? AND id > ? ORDER BY id DESC LIMIT ?',
        chat.id,
        after,
        maxMessages,
      )
      .reverse();
    return {
      consultant: { name: consultantName, online: this.state.isChatOnline },
      messages: rows.map((row) => ({
        id: row.id,
        from: row.sender,
        text: row.text,
        at: toSeconds(row.at_ms),
      })),
      isTyping,
    };
  }

  sendChat(owner: string, key: string, text: string, after: number, language: string): ChatAnswer {
    const { store, nowMs } = this.#dependencies;
    const chat = this.#chat(owner);
    if (chat === undefined) throw notFound('chat_unknown', 'There is no chat: begin one');
    const isKnown =
      store.one('SELECT id FROM support_messages WHERE chat_id = ? AND key = ?', chat.id, key) !==
      undefined;
    if (!isKnown) {
      store.transaction(() => {
        this.#addMessage(chat.id, 'person', text.trim(), key);
        if (this.state.isAutomatic && this.state.isChatOnline)
          store.run(
            'UPDATE support_chats SET reply = ?, reply_at_ms = ? WHERE id = ?',
            automaticReply(language, text),
            nowMs() + typingMs,
            chat.id,
          );
      });
    }
    return this.readChat(owner, after);
  }

  /** Sends a message of the consultant to the newest chat. */
  sendToNewestChat(text: string): boolean {
    const chat = this.#dependencies.store.one<{ id: number }>(
      'SELECT id FROM support_chats ORDER BY id DESC LIMIT 1',
    );
    if (chat === undefined) return false;
    this.#addMessage(chat.id, 'consultant', text);
    return true;
  }

  #addMessage(chatId: number, sender: 'person' | 'consultant', text: string, key?: string): void {
    const { store, nowMs } = this.#dependencies;
    store.run(
      'INSERT INTO support_messages (chat_id, sender, text, at_ms, key) VALUES (?, ?, ?, ?, ?)',
      chatId,
      sender,
      text,
      nowMs(),
      key ?? null,
    );
    store.run(
      'DELETE FROM support_messages WHERE chat_id = ? AND id <= (SELECT id FROM support_messages WHERE chat_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?)',
      chatId,
      chatId,
      maxMessages,
    );
  }

  #chat(owner: string): ChatRow | undefined {
    return this.#dependencies.store.one<ChatRow>(
      'SELECT id, reply, reply_at_ms FROM support_chats WHERE owner = ?',
      owner,
    );
  }

  #row(id: number): RequestRow {
    const row = this.#dependencies.store.one<RequestRow>(
      'SELECT * FROM support_requests WHERE id = ?',
      id,
    );
    if (row === undefined) throw notFound('request_unknown', 'There is no such question');
    return row;
  }

  #wire(row: RequestRow): SupportRequest {
    const answers = this.#dependencies.store.all<AnswerRow>(
      'SELECT * FROM support_answers WHERE request_id = ? ORDER BY id',
      row.id,
    );
    return {
      id: row.id,
      topic: row.topic,
      text: row.text,
      state: row.state,
      created_at: toSeconds(row.created_at_ms),
      answers: answers.map((answer) => ({ text: answer.text, at: toSeconds(answer.at_ms) })),
      isUnread: answers.some((answer) => answer.is_read === 0),
    };
  }
}

/** An unguessable id for a visitor's chat and requests. */
export function newVisitorId(): string {
  return randomBytes(18).toString('base64url');
}

function isMailAddress(text: string): boolean {
  return /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) && text.length <= 254;
}
