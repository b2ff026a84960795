import { reaction } from 'mobx';
import type { ClientMessage, ServerMessage } from '../../../schemas/generated/wire.ts';
import type { Clock } from '../time/Clock.ts';
import type { Dispose } from '../../contract/Dispose.ts';
import type { Reports } from '../reports/Reports.ts';
import type { Scheduler } from '../time/Scheduler.ts';
import { isServerMessage } from '../../../schemas/generated/feed/isServerMessage.js';
import { reconnectDelayMs } from './reconnectDelayMs.ts';

const defaultHeartbeatMs = 5000;
/** The connection is given up a tenth of a heartbeat early, so that the page shows it in time. */
const silenceHeartbeats = 1.9;
const openTimeoutMs = 10_000;
const stableMs = 60_000;
/** After an absence this long all data are stale and the socket is replaced. */
const longAwayMs = 30_000;
/** A heartbeat that is later than this on return was missed: sleep, or a dead connection. */
const lateHeartbeatMs = 1000;

/** Used part of WebSocket. */
export interface FeedSocket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  readonly send: (text: string) => void;
  readonly close: () => void;
}

export interface FeedConnectionDependencies {
  readonly url: string;
  readonly clock: Pick<Clock, 'monotonicMs'>;
  readonly scheduler: Pick<Scheduler, 'after' | 'onResume' | 'isOnline'>;
  readonly reports: Pick<Reports, 'report'>;
  readonly random?: () => number;
  /** Read on use, so that a bench harness can replace the global WebSocket. */
  readonly openSocket?: (url: string) => FeedSocket;
}

/** Callbacks of the connection. */
export interface FeedConnectionOwner {
  readonly onOpen: () => void;
  readonly onMessage: (message: ServerMessage) => void;
  /** The connection is lost; another socket opens at once or after a delay. */
  readonly onLost: () => void;
}

/** Keeps one socket open: connects, detects silence, replaces. Validates messages only. */
export class FeedConnection {
  readonly #dependencies: FeedConnectionDependencies;
  readonly #owner: FeedConnectionOwner;
  readonly #random: () => number;
  readonly #endings: readonly Dispose[];
  #socket: FeedSocket | undefined;
  #isOpen = false;
  #attempt = 0;
  #heartbeatMs = defaultHeartbeatMs;
  #lastMessageAtMs = 0;
  #cancelWatch: Dispose = () => {};
  #cancelStable: Dispose = () => {};
  #cancelReconnect: Dispose | undefined;
  #isDisposed = false;

  constructor(dependencies: FeedConnectionDependencies, owner: FeedConnectionOwner) {
    this.#dependencies = dependencies;
    this.#owner = owner;
    this.#random = dependencies.random ?? Math.random;
    this.#endings = [
      dependencies.scheduler.onResume((awayMs) => this.#resumed(awayMs)),
      reaction(
        () => dependencies.scheduler.isOnline,
        (isOnline) => this.#networkChanged(isOnline),
      ),
    ];
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The current socket, for comparison only: requests do not carry over to the next one. */
  get identity(): object | undefined {
    return this.#socket;
  }

  /** Milliseconds since the last message. */
  get silentMs(): number {
    return this.#dependencies.clock.monotonicMs() - this.#lastMessageAtMs;
  }

  /** Opens the first socket; false if one is open, connecting or scheduled. */
  begin(): boolean {
    if (this.#socket !== undefined || this.#cancelReconnect !== undefined) return false;
    this.#connect();
    return true;
  }

  send(message: ClientMessage): void {
    if (!this.#isOpen) return;
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch (error) {
      this.#dependencies.reports.report(error, { plugin: 'core', contribution: 'feed.send' });
    }
  }

  /** Marks the connection as accepted by the server, with its heartbeat interval. */
  welcome(heartbeatMs: number): void {
    this.#heartbeatMs = heartbeatMs > 0 ? heartbeatMs : defaultHeartbeatMs;
    this.#watchSilence();
    this.#cancelStable();
    this.#cancelStable = this.#dependencies.scheduler.after(stableMs, () => {
      this.#attempt = 0;
    });
  }

  /** Replaces the open socket at once, if any. */
  replace(): void {
    if (this.#socket === undefined) return;
    this.#drop();
    this.#owner.onLost();
    this.#connect();
  }

  dispose(): void {
    this.#isDisposed = true;
    for (const end of this.#endings) end();
    this.#cancelReconnect?.();
    this.#drop();
  }

  #connect(): void {
    if (this.#isDisposed) return;
    this.#cancelReconnect?.();
    this.#cancelReconnect = undefined;
    let socket: FeedSocket;
    try {
      socket = (this.#dependencies.openSocket ?? openGlobalSocket)(this.#dependencies.url);
    } catch (error) {
      this.#dependencies.reports.report(error, { plugin: 'core', contribution: 'feed' });
      this.#reconnectLater();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#received(event.data);
    socket.onclose = () => this.#lost();
    socket.onerror = () => {};
    this.#cancelWatch();
    this.#cancelWatch = this.#dependencies.scheduler.after(openTimeoutMs, () => this.#lost());
  }

  #opened(): void {
    this.#isOpen = true;
    // Without an immediate welcome the server counts as dead.
    this.#cancelWatch();
    this.#cancelWatch = this.#dependencies.scheduler.after(this.#heartbeatMs, () => this.#lost());
    this.#owner.onOpen();
  }

  #received(text: unknown): void {
    this.#lastMessageAtMs = this.#dependencies.clock.monotonicMs();
    let message: ServerMessage;
    try {
      message = parseMessage(text);
    } catch (error) {
      // The next message reveals the lost change as a gap.
      this.#dependencies.reports.report(error, { plugin: 'core', contribution: 'feed.message' });
      return;
    }
    this.#owner.onMessage(message);
  }

  /**
   * Checks when the silence would be too long, not at every message: there may be 1000 a second.
   */
  #watchSilence(): void {
    this.#cancelWatch();
    const limitMs = this.#heartbeatMs * silenceHeartbeats;
    const check = (): void => {
      const leftMs = limitMs - this.silentMs;
      if (leftMs <= 0) this.#lost();
      else this.#cancelWatch = this.#dependencies.scheduler.after(leftMs, check);
    };
    this.#cancelWatch = this.#dependencies.scheduler.after(limitMs, check);
  }

  #resumed(awayMs: number): void {
    if (this.#socket === undefined) {
      // The back-off grew while the page was hidden; now that it is visible, reconnect at once.
      if (this.#cancelReconnect !== undefined) this.#connect();
      return;
    }
    if (
      awayMs >= longAwayMs ||
      (this.#isOpen && this.silentMs > this.#heartbeatMs + lateHeartbeatMs)
    )
      this.replace();
  }

  /** Offline ends the connection without waiting for a heartbeat; online resets the back-off. */
  #networkChanged(isOnline: boolean): void {
    if (isOnline) this.#attempt = 0;
    else if (this.#socket !== undefined) this.#lost();
  }

  #lost(): void {
    this.#drop();
    this.#owner.onLost();
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    if (this.#isDisposed) return;
    const delayMs = reconnectDelayMs(this.#attempt, this.#random());
    this.#attempt += 1;
    this.#cancelReconnect?.();
    this.#cancelReconnect = this.#dependencies.scheduler.after(delayMs, () => this.#connect());
  }

  #drop(): void {
    this.#cancelWatch();
    this.#cancelStable();
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isOpen = false;
    if (socket === undefined) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    try {
      socket.close();
    } catch {
      // It is closed already.
    }
  }
}

/** @throws SyntaxError for a message that does not match the feed's schema */
function parseMessage(text: unknown): ServerMessage {
  const message: unknown = JSON.parse(String(text));
  if (isServerMessage(message)) return message;
  // The text itself is left out, because reports must not carry personal data.
  const kind = typeof message === 'object' && message !== null && 't' in message ? message.t : '';
  throw new SyntaxError(`The feed sent a malformed message ${String(kind).slice(0, 20)}`.trim());
}

function openGlobalSocket(url: string): FeedSocket {
  return new globalThis.WebSocket(url);
}
