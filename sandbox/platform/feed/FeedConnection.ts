import type { Channel, ClientMessage } from '#wire';
import { isClientMessage } from '#wire/validators/feed.js';
import type { FeedSocket } from './FeedSocket.ts';
import type { SharedChannel } from './SharedChannel.ts';

/**
 * A page opens dozens of subscriptions at once and few later; a connection that sends more is
 * closed.
 */
const messagesAtOnce = 250;

const messagesPerSecond = 50;

/** The identity of a token; undefined if it is invalid. */
export type FeedIdentity = { readonly userId: number; readonly sessionHash: string } | undefined;

export interface Subscription {
  readonly number: number;
  readonly channel: SharedChannel;
  /** The state that was sent last; undefined before the first snapshot. */
  sent: object | undefined;
  seq: number;
  /** The sequence number in the last heartbeat. */
  beatSeq: number;
  readonly userId: number | undefined;
}

export interface Connection {
  readonly socket: FeedSocket;
  readonly openedAtMs: number;
  readonly subscriptions: Map<number, Subscription>;
  /** Requested and not yet opened, by number. */
  readonly waiting: Map<number, Channel>;
  /** Remaining messages that it may send at `countedAtMs`. */
  messagesLeft: number;
  countedAtMs: number;
  invalidMessages: number;
  isWelcome: boolean;
  language: string;
  identity: FeedIdentity;
  slowSinceMs: number | undefined;
}

export function parse(text: string): ClientMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return isClientMessage(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the sequence numbers changed since the last heartbeat, which reveals a lost last message.
 */
export function changedSeqs({ subscriptions }: Connection): Record<string, number> | undefined {
  const moved = [...subscriptions.values()].filter(
    (subscription) => subscription.seq !== subscription.beatSeq,
  );
  if (moved.length === 0) return undefined;
  return Object.fromEntries(
    moved.map((subscription) => {
      subscription.beatSeq = subscription.seq;
      return [subscription.number, subscription.seq];
    }),
  );
}

/** Creates a connection that has not sent anything. */
export function newConnection(socket: FeedSocket, nowMs: number): Connection {
  return {
    socket,
    openedAtMs: nowMs,
    subscriptions: new Map(),
    waiting: new Map(),
    messagesLeft: messagesAtOnce,
    countedAtMs: nowMs,
    invalidMessages: 0,
    isWelcome: false,
    language: 'en',
    identity: undefined,
    slowSinceMs: undefined,
  };
}

/** Counts a message; returns false if the connection has sent more than it may. */
export function isWithinRate(connection: Connection, nowMs: number): boolean {
  const earned = (Math.max(0, nowMs - connection.countedAtMs) * messagesPerSecond) / 1000;
  connection.messagesLeft = Math.min(messagesAtOnce, connection.messagesLeft + earned) - 1;
  connection.countedAtMs = nowMs;
  return connection.messagesLeft >= 0;
}
