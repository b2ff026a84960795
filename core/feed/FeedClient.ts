import { makeAutoObservable, runInAction, reaction } from 'mobx';
import type { Channel, ClientMessage, ServerMessage } from '../../schemas/generated/wire.ts';
import type { Clock, Dispose, Feed, FeedListener, FeedStatus, Reports, Scheduler, Session } from '../services/CoreServices.ts';
import { type FeedSequence, reassemble, waitingSequence } from './FeedSequence.ts';
import { reconnectDelayMs } from './reconnectDelayMs.ts';

const protocol = 1;
const defaultHeartbeatMs = 5000;
const missedHeartbeats = 2;
const openTimeoutMs = 10_000;
const stableMs = 60_000;
/** After an absence as long as this nothing on the page is believed, and neither is the socket. */
const longAwayMs = 30_000;
/** On return a heartbeat that is later than this was missed: the machine slept, or the connection died. */
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

export interface FeedClientDependencies {
  readonly url: string;
  readonly language: string;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'after' | 'onResume' | 'isOnline'>;
  readonly session: Pick<Session, 'isAuthed' | 'token' | 'onChange'>;
  readonly reports: Pick<Reports, 'report'>;
  readonly random?: () => number;
  /** The global WebSocket of the moment unless told, so that a bench harness can put another in its place. */
  readonly openSocket?: (url: string) => FeedSocket;
}

interface Subscription {
  sub: number;
  readonly channel: Channel;
  readonly listener: FeedListener<object>;
  sequence: FeedSequence;
  /** It had a picture, which is no longer believed. */
  isStale: boolean;
}

/** Address of the feed beside a page: same origin, secure when the page is. */
export function feedUrl(origin: string): string {
  return `${origin.replace(/^http/, 'ws')}/feed/v1`;
}

/** One socket per tab, opened with the first subscription. */
export class FeedClient implements Feed {
  status: FeedStatus = 'connecting';
  staleSinceMs: number | undefined = undefined;
  readonly #dependencies: FeedClientDependencies;
  readonly #random: () => number;
  #language: string;
  readonly #subscriptions = new Map<number, Subscription>();
  readonly #endings: Dispose[] = [];
  #hasBeenLive = false;
  #isConnected = false;
  #isDelayed = false;
  /** Subscriptions whose picture is not believed. */
  #staleCount = 0;
  #socket: FeedSocket | undefined;
  #isOpen = false;
  #isAuthSent = false;
  #isAuthRetried = false;
  #lastSub = 0;
  #attempt = 0;
  #boot: string | undefined;
  #heartbeatMs = defaultHeartbeatMs;
  #lastMessageAtMs = 0;
  #cancelWatch: Dispose = () => {};
  #cancelStable: Dispose = () => {};
  #cancelReconnect: Dispose | undefined;
  #isDisposed = false;

  constructor(dependencies: FeedClientDependencies) {
    this.#dependencies = dependencies;
    this.#random = dependencies.random ?? Math.random;
    this.#language = dependencies.language;
    makeAutoObservable(this, {}, { autoBind: true });
    this.#endings.push(
      dependencies.scheduler.onResume((awayMs) => this.#resumed(awayMs)),
      reaction(() => dependencies.scheduler.isOnline, (isOnline) => this.#networkChanged(isOnline)),
      dependencies.session.onChange(() => void this.#sessionChanged()),
    );
  }

  subscribe<Data extends object>(channel: Channel, listener: FeedListener<Data>): Dispose {
    const subscription: Subscription = {
      sub: 0,
      channel,
      // The channel decides the shape of the data; the wire's schema is its proof.
      listener: listener as FeedListener<object>,
      sequence: waitingSequence,
      isStale: false,
    };
    this.#number(subscription);
    if (this.#socket === undefined && this.#cancelReconnect === undefined) this.#connect();
    else this.#ask(subscription);
    return () => {
      if (this.#subscriptions.get(subscription.sub) !== subscription) return;
      this.#subscriptions.delete(subscription.sub);
      this.#send({ t: 'unsubscribe', sub: subscription.sub });
      if (subscription.isStale) this.#countStale(-1);
      subscription.isStale = false;
    };
  }

  /** The texts of all channels in another language: a new socket brings fresh snapshots. */
  speak(language: string): void {
    this.#language = language;
    if (this.#socket !== undefined) this.#replaceSocket();
  }

  dispose(): void {
    this.#isDisposed = true;
    for (const end of this.#endings) end();
    this.#cancelReconnect?.();
    this.#drop();
    this.#subscriptions.clear();
  }

  #number(subscription: Subscription): void {
    // A new number for every question: what still comes for the old one is recognised and dropped.
    this.#subscriptions.delete(subscription.sub);
    subscription.sub = this.#lastSub += 1;
    subscription.sequence = waitingSequence;
    this.#subscriptions.set(subscription.sub, subscription);
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
    this.#isOpen = false;
    this.#isAuthSent = false;
    this.#isAuthRetried = false;
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
    this.#send({ t: 'hello', protocol, lng: this.#language });
    for (const subscription of [...this.#subscriptions.values()]) this.#ask(subscription);
    if (this.#dependencies.session.isAuthed) void this.#authenticate();
  }

  /** Channels of a person wait until the person is known to the socket. */
  #ask(subscription: Subscription): void {
    if (!this.#isOpen || (subscription.channel.kind === 'user' && !this.#isAuthSent)) return;
    this.#send({ t: 'subscribe', sub: subscription.sub, channel: subscription.channel });
  }

  async #authenticate(isForced = false): Promise<void> {
    const socket = this.#socket;
    try {
      const token = await this.#dependencies.session.token({ isForced });
      if (token === undefined || socket !== this.#socket || !this.#isOpen) return;
      this.#send({ t: 'auth', token });
      this.#isAuthSent = true;
      for (const subscription of [...this.#subscriptions.values()]) if (subscription.channel.kind === 'user') this.#askAgain(subscription);
    } catch (error) {
      this.#dependencies.reports.report(error, { plugin: 'core', contribution: 'feed.auth' });
    }
  }

  async #sessionChanged(): Promise<void> {
    if (this.#dependencies.session.isAuthed) {
      if (this.#isOpen) await this.#authenticate();
      return;
    }
    for (const subscription of [...this.#subscriptions.values()]) {
      // What was the person's is nobody's now: not old, but void.
      if (subscription.channel.kind === 'user') this.#void(subscription, 'unauthorized');
    }
    // A socket that knew somebody is closed at once; the public channels go on over a new one.
    if (this.#isAuthSent) this.#replaceSocket();
  }

  #askAgain(subscription: Subscription): void {
    const before = subscription.sub;
    if (subscription.sequence.kind === 'following') this.#send({ t: 'unsubscribe', sub: before });
    this.#number(subscription);
    this.#ask(subscription);
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
    switch (message.t) {
      case 'welcome':
        this.#welcomed(message.boot, message.heartbeatMs, message.serverNowMs);
        return;
      case 'hb':
        this.#dependencies.clock.synchronise(message.serverNowMs);
        this.#setDelayed(message.delayed === true);
        this.#compare(message.seqs ?? {});
        return;
      case 'snapshot':
      case 'delta':
        this.#sequenced(message);
        return;
      case 'error':
        this.#refused(message.code, message.detail, message.sub);
    }
  }

  #welcomed(boot: string, heartbeatMs: number, serverNowMs: number): void {
    this.#dependencies.clock.synchronise(serverNowMs);
    this.#heartbeatMs = heartbeatMs > 0 ? heartbeatMs : defaultHeartbeatMs;
    const hasRestarted = this.#boot !== undefined && this.#boot !== boot;
    this.#boot = boot;
    if (hasRestarted) {
      for (const subscription of [...this.#subscriptions.values()]) {
        if (subscription.sequence.kind !== 'following') continue;
        this.#recover(subscription);
      }
    }
    this.#watchSilence();
    this.#cancelStable();
    this.#cancelStable = this.#dependencies.scheduler.after(stableMs, () => {
      this.#attempt = 0;
    });
    this.#hasBeenLive = true;
    this.#isConnected = true;
    this.#settleStatus();
  }

  #sequenced(message: Extract<ServerMessage, { t: 'snapshot' | 'delta' }>): void {
    const subscription = this.#subscriptions.get(message.sub);
    if (subscription === undefined) return;
    const step = reassemble(subscription.sequence, message);
    subscription.sequence = step.next;
    if (step.action === 'ignore') return;
    if (step.action === 'gap') {
      this.#recover(subscription);
      return;
    }
    try {
      if (step.action === 'replace') subscription.listener.onSnapshot(message.data, message.seq);
      else subscription.listener.onDelta(message.data);
    } catch (error) {
      this.#dependencies.reports.report(error, { plugin: 'core', contribution: `feed.${subscription.channel.kind}` });
    }
    if (subscription.isStale) {
      subscription.isStale = false;
      this.#countStale(-1);
    }
  }

  /** A lost message shows with the next one; where none follows, the heartbeat tells. */
  #compare(seqs: Readonly<Record<string, number>>): void {
    for (const [sub, seq] of Object.entries(seqs)) {
      const subscription = this.#subscriptions.get(Number(sub));
      if (subscription?.sequence.kind === 'following' && subscription.sequence.seq < seq) this.#recover(subscription);
    }
  }

  #recover(subscription: Subscription): void {
    this.#markStale(subscription);
    this.#askAgain(subscription);
  }

  #refused(code: string, detail: string, sub: number | undefined): void {
    const subscription = sub === undefined ? undefined : this.#subscriptions.get(sub);
    if (subscription === undefined) {
      if (code === 'unauthorized' && this.#dependencies.session.isAuthed && !this.#isAuthRetried) {
        // The token from memory was too old: one fresh one per connection.
        this.#isAuthRetried = true;
        void this.#authenticate(true);
        return;
      }
      this.#dependencies.reports.report(`The feed answered ${code}: ${detail}`, { plugin: 'core', contribution: 'feed' });
      return;
    }
    this.#void(subscription, code);
  }

  /** Its picture no longer counts, and none is expected. */
  #void(subscription: Subscription, code: string): void {
    subscription.sequence = waitingSequence;
    if (subscription.isStale) {
      subscription.isStale = false;
      this.#countStale(-1);
    }
    this.#guarded(subscription, () => subscription.listener.onError?.(code));
  }

  /** Looks when silence would be over, not at every message: there may be a thousand a second. */
  #watchSilence(): void {
    this.#cancelWatch();
    const limitMs = this.#heartbeatMs * missedHeartbeats;
    const check = (): void => {
      const leftMs = this.#lastMessageAtMs + limitMs - this.#dependencies.clock.monotonicMs();
      if (leftMs <= 0) this.#lost();
      else this.#cancelWatch = this.#dependencies.scheduler.after(leftMs, check);
    };
    this.#cancelWatch = this.#dependencies.scheduler.after(limitMs, check);
  }

  #resumed(awayMs: number): void {
    if (this.#socket === undefined) {
      // While away the waits grew long; now somebody is looking.
      if (this.#cancelReconnect !== undefined) this.#connect();
      return;
    }
    const silentMs = this.#dependencies.clock.monotonicMs() - this.#lastMessageAtMs;
    if (awayMs >= longAwayMs || (this.#isOpen && silentMs > this.#heartbeatMs + lateHeartbeatMs)) this.#replaceSocket();
  }

  /** Nothing can come without a network, and nobody waits for a heartbeat to know it; back again, the waits begin anew. */
  #networkChanged(isOnline: boolean): void {
    if (isOnline) this.#attempt = 0;
    else if (this.#socket !== undefined) this.#lost();
  }

  #replaceSocket(): void {
    this.#drop();
    this.#allStale();
    this.#connect();
  }

  #lost(): void {
    this.#drop();
    this.#allStale();
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
    this.#isAuthSent = false;
    if (socket === undefined) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    try {
      socket.close();
    } catch {
      // It was closed already.
    }
  }

  #allStale(): void {
    this.#isConnected = false;
    this.#settleStatus();
    for (const subscription of [...this.#subscriptions.values()]) {
      if (subscription.sequence.kind === 'following') this.#markStale(subscription);
      this.#number(subscription);
    }
  }

  #markStale(subscription: Subscription): void {
    if (!subscription.isStale) {
      subscription.isStale = true;
      this.#countStale(1);
    }
    this.#guarded(subscription, () => subscription.listener.onStale?.());
  }

  #countStale(by: 1 | -1): void {
    this.#staleCount += by;
    this.#settleStatus();
  }

  /** Changes what observers see only when it is another status. */
  #settleStatus(): void {
    const isStale = this.#hasBeenLive && (!this.#isConnected || this.#staleCount > 0);
    const status = !this.#hasBeenLive ? 'connecting' : isStale ? 'stale' : this.#isDelayed ? 'delayed' : 'live';
    if (status === this.status) return;
    const { clock } = this.#dependencies;
    runInAction(() => {
      this.status = status;
      this.staleSinceMs = isStale ? clock.nowMs() - Math.round(clock.monotonicMs() - this.#lastMessageAtMs) : undefined;
    });
  }

  #setDelayed(isDelayed: boolean): void {
    this.#isDelayed = isDelayed;
    this.#settleStatus();
  }

  #send(message: ClientMessage): void {
    if (!this.#isOpen) return;
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch (error) {
      this.#dependencies.reports.report(error, { plugin: 'core', contribution: 'feed.send' });
    }
  }

  #guarded(subscription: Subscription, run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#dependencies.reports.report(error, { plugin: 'core', contribution: `feed.${subscription.channel.kind}` });
    }
  }
}

function parseMessage(text: unknown): ServerMessage {
  const message: unknown = JSON.parse(String(text));
  if (typeof message !== 'object' || message === null) throw new SyntaxError(`A message of the feed is ${String(message)} instead of an object`);
  return message as ServerMessage;
}

function openGlobalSocket(url: string): FeedSocket {
  return new globalThis.WebSocket(url);
}
