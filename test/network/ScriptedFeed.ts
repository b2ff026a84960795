import type { Channel, ClientMessage, ServerMessage } from '../../schemas/generated/wire.ts';
import { settle } from '../services/FakeTimeHost.ts';
import { acceptFeed } from './server.ts';

type Client = Parameters<Parameters<typeof acceptFeed>[0]>[0];

interface Subscription {
  readonly channel: Channel;
  seq: number;
}

/** The platform's end of a connection. */
class ScriptedConnection {
  readonly received: ClientMessage[] = [];
  /** Subscriptions of the connection, by number. */
  readonly subscriptions = new Map<number, Subscription>();
  isClosed = false;
  readonly url: string;
  readonly #client: Client;

  constructor(client: Client, onHello: () => void) {
    this.#client = client;
    this.url = client.url.href;
    client.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return;
      const message = JSON.parse(data) as ClientMessage;
      this.received.push(message);
      if (message.t === 'hello') onHello();
      if (message.t === 'subscribe')
        this.subscriptions.set(message.sub, { channel: message.channel, seq: 0 });
      if (message.t === 'unsubscribe') this.subscriptions.delete(message.sub);
    });
    client.addEventListener('close', () => {
      this.isClosed = true;
      this.subscriptions.clear();
    });
  }

  send(message: ServerMessage): void {
    this.#client.send(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.#client.send(text);
  }

  close(): void {
    this.#client.close();
  }

  /** Numbers of the requested subscriptions of a kind of channel. */
  asked(kind: string): readonly number[] {
    return this.received.flatMap((message) =>
      message.t === 'subscribe' && message.channel.kind === kind ? [message.sub] : [],
    );
  }
}

interface ScriptedFeedOptions {
  /** Whether each connection is welcomed at once; a test of connections does it itself. */
  readonly isWelcoming?: boolean;
  /** First snapshot of a channel if none is sent before a change; empty by default. */
  readonly pictureOf?: (channel: Channel) => object;
}

/** Accepts the page's connections and sends the test's messages over the newest. */
export class ScriptedFeed {
  readonly connections: ScriptedConnection[] = [];
  readonly #pictureOf: (channel: Channel) => object;

  constructor({ isWelcoming = false, pictureOf = () => ({}) }: ScriptedFeedOptions = {}) {
    this.#pictureOf = pictureOf;
    acceptFeed((client) => {
      const connection = new ScriptedConnection(client, () => {
        // Such a test is not about silence: time may pass without a heartbeat.
        if (isWelcoming) connection.send({ ...welcome(), heartbeatMs: 86_400_000 });
      });
      this.connections.push(connection);
    });
  }

  get last(): ScriptedConnection {
    const connection = this.connections.at(-1);
    if (connection === undefined) throw new Error('ScriptedFeed: no page has connected');
    return connection;
  }

  /** Channels that pages currently subscribe to. */
  get channels(): readonly Channel[] {
    return this.connections.flatMap(({ subscriptions }) =>
      [...subscriptions.values()].map(({ channel }) => channel),
    );
  }

  /** Lets messages arrive on both sides. */
  readonly settle = settle;

  async welcome(boot?: string): Promise<void> {
    await settle();
    await this.say(welcome(boot));
  }

  async say(message: ServerMessage): Promise<void> {
    await this.sayText(JSON.stringify(message));
  }

  async sayText(text: string): Promise<void> {
    this.last.sendText(text);
    await settle();
  }

  /** Sends a snapshot to every subscription. */
  async snapshot(data: object): Promise<void> {
    await this.#publish((sub, subscription) => [picture(sub, subscription, data)]);
  }

  /** Sends a delta to every subscription. */
  async delta(data: object): Promise<void> {
    await this.#publish((sub, subscription) => {
      const first =
        subscription.seq === 0
          ? [picture(sub, subscription, this.#pictureOf(subscription.channel))]
          : [];
      const prev = subscription.seq;
      subscription.seq += 1;
      return [...first, { t: 'delta', sub, prev, seq: subscription.seq, data: { ...data } }];
    });
  }

  /** Refuses every subscription. */
  async refuse(code: string): Promise<void> {
    await this.#publish((sub) => [{ t: 'error', sub, code, detail: code }]);
  }

  /** Skips sequence numbers: subscriptions become stale and request a new snapshot. */
  async lose(): Promise<void> {
    await this.#publish((sub, { seq }) => [
      { t: 'delta', sub, prev: seq + 1, seq: seq + 2, data: {} },
    ]);
  }

  /** Closes the connection. */
  async drop(): Promise<void> {
    this.last.close();
    await settle();
  }

  async #publish(
    messagesOf: (sub: number, subscription: Subscription) => readonly ServerMessage[],
  ): Promise<void> {
    await settle();
    for (const connection of this.connections)
      for (const [sub, subscription] of [...connection.subscriptions])
        for (const message of messagesOf(sub, subscription)) connection.send(message);
    await settle();
  }
}

function welcome(boot = 'boot-1') {
  return { t: 'welcome', serverNowMs: 1_800_000_000_000, heartbeatMs: 5000, boot } as const;
}

function picture(sub: number, subscription: Subscription, data: object): ServerMessage {
  subscription.seq += 1;
  return { t: 'snapshot', sub, seq: subscription.seq, data: { ...data } };
}
