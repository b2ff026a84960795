import { maskCardNumbers } from '#domain/texts/maskCardNumbers.ts';
import { randomBytes } from 'node:crypto';
import type { CallbackAnswer, ChatAnswer, SupportOptions } from '#wire';
import { readPhone } from '../accounts/readContact.ts';
import { ApiError, notFound } from '../http/ApiError.ts';
import type { Store } from '../store/Store.ts';
import { automaticReply, greeting } from './consultantTexts.ts';

/** Current availability of the support; the control API changes it. */
export interface SupportHours {
  isCallbackOpen: boolean;
  isChatOnline: boolean;
  /** The consultant replies automatically, by the words of the question. */
  isAutomatic: boolean;
}

export interface SupportDependencies {
  readonly store: Store;
  readonly nowMs: () => number;
}

interface MessageRow {
  readonly id: number;
  readonly sender: 'person' | 'consultant';
  readonly text: string;
  readonly at_ms: number;
}

interface ChatRow {
  readonly id: number;
  /** Reply that the consultant is typing. */
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
const consultantName = 'Ada';
/** Delay of an automatic reply: an immediate one would not look human. */
const typingMs = 1500;
const hourMs = 3_600_000;
/** Number of messages kept in a chat. */
const maxMessages = 200;
const dayMs = 24 * hourMs;

function toSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}

/** Callbacks and chat, answered by the control API or a simple rule. */
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
      `INSERT INTO support_callbacks (user_id, phone, created_at_ms, calls_by_ms)
        VALUES (?, ?, ?, ?)`,
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

  /** Deletes chats of visitors and their browsers after a day. */
  forget(): void {
    const { store, nowMs } = this.#dependencies;
    store.run(
      `DELETE FROM support_chats WHERE owner LIKE 'visitor:%' AND NOT EXISTS (SELECT 1 FROM
        support_messages WHERE chat_id = support_chats.id AND at_ms > ?)`,
      nowMs() - dayMs,
    );
  }

  /** Opens the owner's chat; the consultant greets at the first time. */
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
    // A reply gets its number when it is sent, so that a reader who asks for later messages never
    // misses it.
    if (chat.reply !== null && !isTyping) {
      this.#addMessage(chat.id, 'consultant', chat.reply);
      store.run('UPDATE support_chats SET reply = NULL, reply_at_ms = NULL WHERE id = ?', chat.id);
    }
    const rows = store
      .all<MessageRow>(
        `SELECT id, sender, text, at_ms FROM support_messages WHERE chat_id = ? AND id > ?
          ORDER BY id DESC LIMIT ?`,
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
        this.#addMessage(chat.id, 'person', maskCardNumbers(text.trim()), key);
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
      `DELETE FROM support_messages WHERE chat_id = ? AND id <= (SELECT id FROM support_messages
        WHERE chat_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?)`,
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
}

/** Returns an unguessable id for a visitor's chat and requests. */
export function newVisitorId(): string {
  return randomBytes(18).toString('base64url');
}
