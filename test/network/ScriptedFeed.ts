import type { ClientMessage, ServerMessage } from '../../schemas/generated/wire.ts';
import { settle } from '../../core/platform/time/FakeTimeHost.ts';
import { acceptFeed } from './server.ts';

/** A connection as the platform sees it. */
class ScriptedConnection {
  readonly received: ClientMessage[] = [];
  isClosed = false;
  readonly url: string;
  readonly #client: Parameters<Parameters<typeof acceptFeed>[0]>[0];

  constructor(client: Parameters<Parameters<typeof acceptFeed>[0]>[0]) {
    this.#client = client;
    this.url = client.url.href;
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') this.received.push(JSON.parse(data) as ClientMessage);
    });
    client.addEventListener('close', () => void (this.isClosed = true));
  }

  sendText(text: string): void {
    this.#client.send(text);
  }

  close(): void {
    this.#client.close();
  }

  /** Numbers of the subscriptions that were asked for, by kind of channel. */
  asked(kind: string): readonly number[] {
    return this.received.flatMap((message) =>
      message.t === 'subscribe' && message.channel.kind === kind ? [message.sub] : [],
    );
  }
}

/** Accepts the connections of a page until the test ends and says what the test tells it, over the newest of them. */
export class ScriptedFeed {
  readonly connections: ScriptedConnection[] = [];

  constructor() {
    acceptFeed((client) => void this.connections.push(new ScriptedConnection(client)));
  }

  get last(): ScriptedConnection {
    const connection = this.connections.at(-1);
    if (connection === undefined) throw new Error('ScriptedFeed: no page has connected');
    return connection;
  }

  async welcome(boot = 'boot-1', serverNowMs = 1_800_000_000_000): Promise<void> {
    await settle();
    await this.say({ t: 'welcome', serverNowMs, heartbeatMs: 5000, boot });
  }

  async say(message: ServerMessage): Promise<void> {
    await this.sayText(JSON.stringify(message));
  }

  async sayText(text: string): Promise<void> {
    this.last.sendText(text);
    await settle();
  }

  /** The connection breaks. */
  async drop(): Promise<void> {
    this.last.close();
    await settle();
  }
}
