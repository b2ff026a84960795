import { randomUUID } from 'node:crypto';
import type { Channel, FeedErrorMessage, HeartbeatMessage, SiteData, WelcomeMessage } from '#wire';
import { isAllowedOrigin } from '../http/isAllowedOrigin.ts';
import type { Line } from '../line/Line.ts';
import type { Timers } from '../time/Timers.ts';
import { ChannelPool } from './ChannelPool.ts';
import { FeedFaults } from './FeedFaults.ts';
import type { FeedPeer, FeedSocket } from './FeedSocket.ts';
import type { UserSource } from './UserReader.ts';
import {
  parse,
  changedSeqs,
  newConnection,
  isWithinRate,
  type FeedIdentity,
  type Subscription,
  type Connection,
} from './FeedConnection.ts';

const flushMs = 100;

const heartbeatMs = 5000;

const helloWithinMs = 5000;

const maxSubscriptions = 50;

const maxConnections = 5000;

const maxInvalidMessages = 10;

/** Time for opening subscriptions between two flushes; then other connections have their turn. */
const openingMs = 25;

/** Time for reading changes; the rest comes first in the next flush. */
const refreshingMs = 50;

/** A connection with more unsent bytes is skipped, and closed after `slowCloseMs`. */
const slowBytes = 262_144;

const slowCloseMs = 10_000;

export interface FeedHubDependencies {
  readonly line: Line;
  readonly timers: Timers;
  /** Platform time. */
  readonly nowMs: () => number;
  readonly user: UserSource;
  readonly site: (isDelayed: boolean) => SiteData;
  readonly identify: (token: string) => FeedIdentity;
}

/**
 * Serves `/feed/v1`. It stores the sent state of each subscription and sends, ten times a second,
 * only the difference to the current state: changes in between are conflated, and a slow client
 * gets fewer messages without using more memory.
 */
export class FeedHub {
  readonly faults = new FeedFaults();
  readonly #dependencies: FeedHubDependencies;
  readonly #connections = new Set<Connection>();
  readonly #channels: ChannelPool;
  /** Connections with subscriptions to open, in turn. */
  readonly #waiting = new Set<Connection>();
  #openedMs = 0;
  #boot: string = randomUUID();
  #owedUpdates = 0;
  #stops: (() => void)[] = [];

  constructor(dependencies: FeedHubDependencies) {
    this.#dependencies = dependencies;
    const { line, nowMs, user, site } = dependencies;
    this.#channels = new ChannelPool({
      line,
      nowMs,
      user,
      site: () => site(this.faults.isDelayed),
    });
  }

  get connectionCount(): number {
    return this.#connections.size;
  }

  start(): void {
    const { timers } = this.#dependencies;
    this.#stops.push(
      timers.every(flushMs, () => this.flush()),
      timers.every(heartbeatMs, () => this.#sendHeartbeats()),
    );
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    for (const connection of [...this.#connections])
      this.#close(connection, 1001, 'the server stops');
  }

  /** Accepts a socket, or refuses it if its origin is not the site's own. */
  accept(socket: FeedSocket, host?: string, allowedHosts: readonly string[] = []): FeedPeer {
    const connection = newConnection(socket, this.#dependencies.timers.nowMs());
    if (
      !isAllowedOrigin(
        socket.origin,
        host ?? (socket.origin === undefined ? undefined : new URL(socket.origin).host),
        allowedHosts,
      )
    ) {
      socket.close(4003, 'origin not allowed');
      return { receive: () => undefined, closed: () => undefined };
    }
    if (this.#connections.size >= maxConnections) {
      socket.close(1013, 'too many connections');
      return { receive: () => undefined, closed: () => undefined };
    }
    this.#connections.add(connection);
    return {
      receive: (text) => this.#receive(connection, text),
      closed: () => this.#drop(connection),
    };
  }

  /** Notifies the tabs of a user at once that their data have changed. */
  notifyUser(userId: number, placementKey?: string): void {
    this.#channels.news.record(userId, placementKey);
    if (this.faults.isPaused) return;
    for (const connection of this.#connections) {
      if (this.#isSlow(connection)) continue;
      for (const subscription of connection.subscriptions.values()) {
        if (subscription.userId !== userId) continue;
        subscription.channel.refresh();
        this.#update(connection, subscription);
      }
    }
  }

  /** Ends a session: its sockets lose the identity at once. */
  endSession(sessionHash: string): void {
    for (const connection of this.#connections) {
      if (connection.identity?.sessionHash === sessionHash)
        this.#setIdentity(connection, undefined);
    }
  }

  /** Gives a session its new hash. */
  renameSession(oldHash: string, newHash: string): void {
    for (const connection of this.#connections) {
      const { identity } = connection;
      if (identity?.sessionHash === oldHash)
        connection.identity = { ...identity, sessionHash: newHash };
    }
  }

  /** Closes all connections and changes the boot id, as after a deployment. */
  restart(): void {
    this.#boot = randomUUID();
    for (const connection of [...this.#connections]) this.#close(connection, 1012, 'restart');
  }

  flush(): void {
    const { timers } = this.#dependencies;
    this.#generateLoad();
    this.#openedMs = 0;
    if (this.#connections.size === 0 || this.#isMuted()) return;
    for (const connection of this.#connections) {
      if (!connection.isWelcome && timers.nowMs() - connection.openedAtMs >= helloWithinMs) {
        this.#refuse(connection, 'hello_required', 'Send hello within 5 s');
        this.#close(connection, 4001, 'hello required');
      }
    }
    if (!this.faults.isPaused) {
      const untilMs = timers.nowMs() + refreshingMs;
      this.#channels.refresh(() => timers.nowMs() < untilMs);
      for (const connection of this.#connections) {
        if (this.#isSlow(connection)) continue;
        for (const subscription of connection.subscriptions.values())
          this.#update(connection, subscription);
      }
    }
    this.#openWaiting();
  }

  #isMuted(): boolean {
    return this.faults.mutedUntilMs > this.#dependencies.timers.nowMs();
  }

  #generateLoad(): void {
    const { updatesPerSecond, loadGameIds, isPaused } = this.faults;
    if (updatesPerSecond <= 0 || isPaused) return;
    this.#owedUpdates += (updatesPerSecond * flushMs) / 1000;
    const count = Math.floor(this.#owedUpdates);
    this.#owedUpdates -= count;
    if (count > 0)
      this.#dependencies.line.generateLoad(count, loadGameIds, this.#dependencies.timers.nowMs());
  }

  #sendHeartbeats(): void {
    if (this.#isMuted()) return;
    const message: HeartbeatMessage = {
      t: 'hb',
      serverNowMs: this.#dependencies.nowMs(),
      ...(this.faults.isDelayed ? { delayed: true } : {}),
    };
    const text = JSON.stringify(message);
    for (const connection of this.#connections) {
      if (!connection.isWelcome || this.#isSlow(connection)) continue;
      const seqs = changedSeqs(connection);
      connection.socket.send(
        seqs === undefined ? text : JSON.stringify({ ...message, seqs } satisfies HeartbeatMessage),
      );
    }
  }

  #isSlow(connection: Connection): boolean {
    if (connection.socket.bufferedAmount <= slowBytes) {
      connection.slowSinceMs = undefined;
      return false;
    }
    const nowMs = this.#dependencies.timers.nowMs();
    connection.slowSinceMs ??= nowMs;
    if (nowMs - connection.slowSinceMs >= slowCloseMs) this.#close(connection, 4002, 'too slow');
    return true;
  }

  #receive(connection: Connection, text: string): void {
    if (!this.#connections.has(connection)) return;
    if (!isWithinRate(connection, this.#dependencies.timers.nowMs()))
      return this.#close(connection, 4008, 'too many messages');
    const message = parse(text);
    if (message === undefined) {
      this.#refuse(
        connection,
        'invalid_message',
        'The message does not match the schema of /feed/v1',
      );
      connection.invalidMessages += 1;
      if (!connection.isWelcome) this.#close(connection, 4001, 'hello required');
      else if (connection.invalidMessages >= maxInvalidMessages)
        this.#close(connection, 4007, 'invalid messages');
      return;
    }
    if (!connection.isWelcome && message.t !== 'hello') {
      this.#refuse(connection, 'hello_required', 'The first message must be hello');
      this.#close(connection, 4001, 'hello required');
      return;
    }
    switch (message.t) {
      case 'hello':
        connection.isWelcome = true;
        connection.language = message.lng ?? 'en';
        this.#send(connection, {
          t: 'welcome',
          serverNowMs: this.#dependencies.nowMs(),
          heartbeatMs,
          boot: this.#boot,
        });
        if (message.token !== undefined) this.#authenticate(connection, message.token);
        return;
      case 'auth':
        if (message.token === undefined) this.#setIdentity(connection, undefined);
        else this.#authenticate(connection, message.token);
        return;
      case 'subscribe':
        this.#subscribe(connection, message.sub, message.channel);
        return;
      case 'unsubscribe':
        this.#unsubscribe(connection, message.sub);
    }
  }

  #authenticate(connection: Connection, token: string): void {
    const identity = this.#dependencies.identify(token);
    if (identity === undefined) this.#refuse(connection, 'unauthorized', 'The token is not valid');
    this.#setIdentity(connection, identity);
  }

  #setIdentity(connection: Connection, identity: FeedIdentity): void {
    connection.identity = identity;
    for (const subscription of [...connection.subscriptions.values()]) {
      if (subscription.userId === undefined || subscription.userId === identity?.userId) continue;
      this.#unsubscribe(connection, subscription.number);
      this.#refuse(
        connection,
        'unauthorized',
        'The session of this channel has ended',
        subscription.number,
      );
    }
  }

  #subscribe(connection: Connection, number: number, channel: Channel): void {
    this.#unsubscribe(connection, number);
    if (connection.subscriptions.size + connection.waiting.size >= maxSubscriptions)
      return this.#refuse(
        connection,
        'too_many_subscriptions',
        `A connection has at most ${maxSubscriptions} subscriptions`,
        number,
      );
    connection.waiting.set(number, channel);
    this.#waiting.add(connection);
    this.#openWaiting();
  }

  /** Opens pending subscriptions while there is time, for clients that read their messages. */
  #openWaiting(): void {
    const { timers } = this.#dependencies;
    // A connection that is added again comes last, so that each has its turn.
    for (const connection of this.#waiting) {
      if (this.#openedMs >= openingMs) return;
      if (this.#isSlow(connection)) continue;
      this.#waiting.delete(connection);
      const [next] = connection.waiting;
      if (next === undefined) continue;
      const startedMs = timers.nowMs();
      connection.waiting.delete(next[0]);
      if (connection.waiting.size > 0) this.#waiting.add(connection);
      this.#open(connection, ...next);
      this.#openedMs += timers.nowMs() - startedMs;
    }
  }

  #open(connection: Connection, number: number, channel: Channel): void {
    const userId = channel.kind === 'user' ? connection.identity?.userId : undefined;
    if (channel.kind === 'user' && userId === undefined)
      return this.#refuse(
        connection,
        'unauthorized',
        'The channel needs a token: send it with hello or auth',
        number,
      );
    const shared = this.#channels.acquire(
      channel,
      connection.language,
      userId ?? this.#cutOf(channel, connection),
    );
    if (shared.state === undefined) {
      this.#channels.release(shared);
      return this.#refuse(
        connection,
        'unknown_channel',
        'There is nothing behind this channel',
        number,
      );
    }
    const subscription: Subscription = {
      number,
      channel: shared,
      sent: undefined,
      seq: 0,
      beatSeq: 0,
      userId,
    };
    connection.subscriptions.set(number, subscription);
    if (!this.#isMuted()) this.#update(connection, subscription);
  }

  #unsubscribe(connection: Connection, number: number): void {
    connection.waiting.delete(number);
    const subscription = connection.subscriptions.get(number);
    if (subscription === undefined) return;
    connection.subscriptions.delete(number);
    this.#channels.release(subscription.channel);
  }

  /** Sends the pending difference of one subscription. */
  #update(connection: Connection, subscription: Subscription): void {
    const { channel, number, sent } = subscription;
    const state = channel.state;
    if (state === sent || this.#isMuted()) return;
    if (state === undefined) {
      this.#unsubscribe(connection, number);
      this.#refuse(
        connection,
        'unknown_channel',
        'There is nothing behind this channel any more',
        number,
      );
      return;
    }
    subscription.sent = state;
    if (sent === undefined) {
      subscription.seq += 1;
      connection.socket.send(
        `{"t":"snapshot","sub":${number},"seq":${subscription.seq},"data":${channel.snapshot()}}`,
      );
      return;
    }
    const delta = channel.deltaFrom(sent);
    if (delta !== undefined) this.#sendDelta(connection, subscription, delta);
  }

  #sendDelta(connection: Connection, subscription: Subscription, delta: string): void {
    const prev = subscription.seq;
    subscription.seq += 1;
    if (this.faults.gaps > 0) {
      this.faults.gaps -= 1;
      return;
    }
    const text = `{"t":"delta","sub":${subscription.number},"prev":${prev},"seq":${subscription.seq},"data":${delta}}`;
    connection.socket.send(text);
    if (this.faults.duplicates > 0) {
      this.faults.duplicates -= 1;
      connection.socket.send(text);
    }
  }

  /** Users with reduced odds get their own prices. */
  #cutOf(channel: Channel, { identity }: Connection): number | undefined {
    if (channel.kind !== 'outcomes' || identity === undefined) return undefined;
    const config = this.#dependencies.user.config(identity.userId);
    return config?.isCCLine === true || config?.isCClive === true ? identity.userId : undefined;
  }

  #send(connection: Connection, message: WelcomeMessage | FeedErrorMessage): void {
    if (!this.#isMuted()) connection.socket.send(JSON.stringify(message));
  }

  #refuse(connection: Connection, code: string, detail: string, sub?: number): void {
    this.#send(connection, { t: 'error', code, detail, ...(sub === undefined ? {} : { sub }) });
  }

  #close(connection: Connection, code: number, reason: string): void {
    this.#drop(connection);
    connection.socket.close(code, reason);
  }

  #drop(connection: Connection): void {
    for (const number of [...connection.subscriptions.keys()])
      this.#unsubscribe(connection, number);
    connection.waiting.clear();
    this.#waiting.delete(connection);
    this.#connections.delete(connection);
  }
}
