import { makeAutoObservable, runInAction } from 'mobx';
import type { Channel, ServerMessage } from '../../../schemas/generated/wire.ts';
import type { Clock } from '../time/Clock.ts';
import type { Dispose } from '../../contract/Dispose.ts';
import type { Feed, FeedListener, FeedStatus } from './Feed.ts';
import type { Session } from '../session/Session.ts';
import { FeedConnection, type FeedConnectionDependencies } from './FeedConnection.ts';
import { type FeedSequence, reassemble, waitingSequence } from './FeedSequence.ts';

const protocol = 1;

export interface FeedClientDependencies extends FeedConnectionDependencies {
  readonly language: string;
  readonly clock: Clock;
  readonly session: Pick<Session, 'isAuthed' | 'token' | 'onChange'>;
}

interface Subscription {
  sub: number;
  readonly channel: Channel;
  readonly listener: FeedListener<object>;
  sequence: FeedSequence;
  /** The last snapshot is stale. */
  isStale: boolean;
}

/** Address of the feed of a site: same origin, secure when the page is. */
export function feedUrl(origin: string): string {
  return `${origin.replace(/^http/, 'ws')}/feed/v1`;
}

/** Subscriptions of a tab, over one connection that opens with the first of them. */
export class FeedClient implements Feed {
  status: FeedStatus = 'connecting';
  staleSinceMs: number | undefined = undefined;
  readonly #dependencies: FeedClientDependencies;
  readonly #connection: FeedConnection;
  readonly #forgetSession: Dispose;
  #language: string;
  readonly #subscriptions = new Map<number, Subscription>();
  #hasBeenLive = false;
  #isConnected = false;
  #isDelayed = false;
  /** Subscriptions with a stale snapshot. */
  #staleCount = 0;
  #isAuthSent = false;
  #isAuthRetried = false;
  #lastSub = 0;
  #boot: string | undefined;
  #isHeld = false;

  constructor(dependencies: FeedClientDependencies) {
    this.#dependencies = dependencies;
    this.#language = dependencies.language;
    makeAutoObservable(this, {}, { autoBind: true });
    this.#connection = new FeedConnection(dependencies, {
      onOpen: () => this.#opened(),
      onMessage: (message) => this.#received(message),
      onLost: () => this.#lost(),
    });
    this.#forgetSession = dependencies.session.onChange(() => void this.#sessionChanged());
  }

  subscribe<Data extends object>(channel: Channel, listener: FeedListener<Data>): Dispose {
    const subscription: Subscription = {
      sub: 0,
      channel,
      // The channel decides the shape of the data; the schema of the wire guarantees it.
      listener: listener as FeedListener<object>,
      sequence: waitingSequence,
      isStale: false,
    };
    this.#number(subscription);
    if (!this.#isHeld && !this.#connection.begin()) this.#ask(subscription);
    return () => {
      if (this.#subscriptions.get(subscription.sub) !== subscription) return;
      this.#subscriptions.delete(subscription.sub);
      this.#connection.send({ t: 'unsubscribe', sub: subscription.sub });
      this.#markFresh(subscription);
    };
  }

  /** Connects only after the release; until then nothing arrives. */
  hold(): Dispose {
    this.#isHeld = true;
    return () => {
      this.#isHeld = false;
      if (this.#subscriptions.size > 0) this.#connection.begin();
    };
  }

  /** Switches the texts of all channels: a new socket brings fresh snapshots. */
  setLanguage(language: string): void {
    this.#language = language;
    this.#connection.replace();
  }

  dispose(): void {
    this.#forgetSession();
    this.#connection.dispose();
    this.#subscriptions.clear();
  }

  #number(subscription: Subscription): void {
    // Each request gets a new number, so that late messages for the old one are dropped.
    this.#subscriptions.delete(subscription.sub);
    subscription.sub = this.#lastSub += 1;
    subscription.sequence = waitingSequence;
    this.#subscriptions.set(subscription.sub, subscription);
  }

  #opened(): void {
    this.#connection.send({ t: 'hello', protocol, lng: this.#language });
    for (const subscription of [...this.#subscriptions.values()]) this.#ask(subscription);
    if (this.#dependencies.session.isAuthed) void this.#authenticate();
  }

  #lost(): void {
    this.#isAuthSent = false;
    this.#isAuthRetried = false;
    this.#isConnected = false;
    this.#settleStatus();
    for (const subscription of [...this.#subscriptions.values()]) {
      if (subscription.sequence.kind === 'following') this.#markStale(subscription);
      this.#number(subscription);
    }
  }

  /** Channels of the person wait until the socket is authenticated. */
  #ask(subscription: Subscription): void {
    if (subscription.channel.kind === 'user' && !this.#isAuthSent) return;
    this.#connection.send({ t: 'subscribe', sub: subscription.sub, channel: subscription.channel });
  }

  async #authenticate(isForced = false): Promise<void> {
    const { identity } = this.#connection;
    try {
      const token = await this.#dependencies.session.token({ isForced });
      if (token === undefined || identity !== this.#connection.identity || !this.#connection.isOpen)
        return;
      this.#connection.send({ t: 'auth', token });
      this.#isAuthSent = true;
      for (const subscription of [...this.#subscriptions.values()])
        if (subscription.channel.kind === 'user') this.#askAgain(subscription);
    } catch (error) {
      this.#dependencies.reports.report(error, { plugin: 'core', contribution: 'feed.auth' });
    }
  }

  async #sessionChanged(): Promise<void> {
    if (this.#dependencies.session.isAuthed) {
      if (this.#connection.isOpen) await this.#authenticate();
      return;
    }
    for (const subscription of [...this.#subscriptions.values()]) {
      // Private data of the previous person is not stale but invalid.
      if (subscription.channel.kind === 'user') this.#void(subscription, 'unauthorized');
    }
    // The server closes a socket with a session at once; public channels continue over a new one.
    if (this.#isAuthSent) this.#connection.replace();
  }

  #askAgain(subscription: Subscription): void {
    const before = subscription.sub;
    if (subscription.sequence.kind === 'following')
      this.#connection.send({ t: 'unsubscribe', sub: before });
    this.#number(subscription);
    this.#ask(subscription);
  }

  #received(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.#welcomed(message.boot, message.heartbeatMs, message.serverNowMs);
        return;
      case 'hb':
        this.#dependencies.clock.synchronise(message.serverNowMs);
        this.#isDelayed = message.delayed === true;
        this.#settleStatus();
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
    const hasRestarted = this.#boot !== undefined && this.#boot !== boot;
    this.#boot = boot;
    if (hasRestarted) {
      for (const subscription of [...this.#subscriptions.values()]) {
        if (subscription.sequence.kind !== 'following') continue;
        this.#recover(subscription);
      }
    }
    this.#connection.welcome(heartbeatMs);
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
    this.#guarded(subscription, () => {
      if (step.action === 'replace') subscription.listener.onSnapshot(message.data, message.seq);
      else subscription.listener.onDelta(message.data);
    });
    this.#markFresh(subscription);
  }

  /** Finds lost messages that no later message of the channel reveals. */
  #compare(seqs: Readonly<Record<string, number>>): void {
    for (const [sub, seq] of Object.entries(seqs)) {
      const subscription = this.#subscriptions.get(Number(sub));
      if (subscription?.sequence.kind === 'following' && subscription.sequence.seq < seq)
        this.#recover(subscription);
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
        // The token in memory was too old; it is renewed once per connection.
        this.#isAuthRetried = true;
        void this.#authenticate(true);
        return;
      }
      this.#dependencies.reports.report(`The feed answered ${code}: ${detail}`, {
        plugin: 'core',
        contribution: 'feed',
      });
      return;
    }
    this.#void(subscription, code);
  }

  /** Marks its state as invalid; no snapshot is expected. */
  #void(subscription: Subscription, code: string): void {
    subscription.sequence = waitingSequence;
    this.#markFresh(subscription);
    this.#guarded(subscription, () => subscription.listener.onError?.(code));
  }

  #markStale(subscription: Subscription): void {
    if (!subscription.isStale) {
      subscription.isStale = true;
      this.#countStale(1);
    }
    this.#guarded(subscription, () => subscription.listener.onStale?.());
  }

  /** Its stale state is no longer shown. */
  #markFresh(subscription: Subscription): void {
    if (!subscription.isStale) return;
    subscription.isStale = false;
    this.#countStale(-1);
  }

  #countStale(by: 1 | -1): void {
    this.#staleCount += by;
    this.#settleStatus();
  }

  /** Notifies observers only when the status changes. */
  #settleStatus(): void {
    const isStale = this.#hasBeenLive && (!this.#isConnected || this.#staleCount > 0);
    const status = !this.#hasBeenLive
      ? 'connecting'
      : isStale
        ? 'stale'
        : this.#isDelayed
          ? 'delayed'
          : 'current';
    if (status === this.status) return;
    runInAction(() => {
      this.status = status;
      this.staleSinceMs = isStale
        ? this.#dependencies.clock.nowMs() - Math.round(this.#connection.silentMs)
        : undefined;
    });
  }

  #guarded(subscription: Subscription, run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#dependencies.reports.report(error, {
        plugin: 'core',
        contribution: `feed.${subscription.channel.kind}`,
      });
    }
  }
}
