import { reaction } from 'mobx';
import type { ClientMessage, ServerMessage } from '../../../schemas/generated/wire.ts';
import type { Clock } from '../time/Clock.ts';
import type { Dispose } from '../../contract/Dispose.ts';
import type { Reports } from '../reports/Reports.ts';
import type { Scheduler } from '../time/Scheduler.ts';
import { isServerMessage } from '../../../schemas/generated/feed/isServerMessage.js';
import { reconnectDelayMs } from './reconnectDelayMs.ts';

const defaultHeartbeatMs = 5000;
/** Gives up a tenth of a heartbeat before the second is missed, so the page shows it in time. */
const silenceHeartbeats = 1.9;
const openTimeoutMs = 10_000;
const stableMs = 60_000;
/** After being away this long, all prices are stale and the socket is replaced. */
const longAwayMs = 30_000;
/** A later heartbeat than this was missed on return: the machine slept or the connection died. */
const lateHeartbeatMs = 1000;

/** The part of WebSocket that is used. */
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
  /** Read when it is needed, so that a bench harness can replace the global WebSocket. */
  readonly openSocket?: (url: string) => FeedSocket;
}

/** Callbacks for what happens to the connection. */
export interface FeedConnectionOwner {
  readonly onOpen: () => void;
  readonly onMessage: (message: ServerMessage) => void;
  /** Nothing comes any more; another socket is opened at once or after a wait. */
  readonly onLost: () => void;
}

/** One socket at a time: opened, watched for silence, replaced. Does not read messages. */
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

  /** Since the last message. */
  get silentMs(): number {
    return this.#dependencies.clock.monotonicMs() - this.#lastMessageAtMs;
  }

  /** Opens the first socket; false when there is one, or one is waited for. */
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

  /** The other end has answered: from now on it is known how long its silence may last. */
  welcome(heartbeatMs: number): void {
    this.#heartbeatMs = heartbeatMs > 0 ? heartbeatMs : defaultHeartbeatMs;
    this.#watchSilence();
    this.#cancelStable();
    this.#cancelStable = this.#dependencies.scheduler.after(stableMs, () => {
      this.#attempt = 0;
    });
  }

  /** Another socket at once, where there is one. */
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
    // The welcome comes at once, or the other end is as good as dead.
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
      // What it changed shows as a gap with the next message.
      this.#dependencies.reports.report(error, { plugin: 'core', contribution: 'feed.message' });
      return;
    }
    this.#owner.onMessage(message);
  }

  /** Looks when silence would be over, not at every message: there may be a thousand a second. */
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
      // While the page was hidden the back-off grew; now that it is visible, reconnect at once.
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
      // It was closed already.
    }
  }
}

/** @throws SyntaxError for anything but a message of the feed's schema */
function parseMessage(text: unknown): ServerMessage {
  const message: unknown = JSON.parse(String(text));
  if (isServerMessage(message)) return message;
  // Not the text itself: a report must not carry data of a person.
  const kind = typeof message === 'object' && message !== null && 't' in message ? message.t : '';
  throw new SyntaxError(`The feed sent a malformed message ${String(kind).slice(0, 20)}`.trim());
}

function openGlobalSocket(url: string): FeedSocket {
  return new globalThis.WebSocket(url);
}
