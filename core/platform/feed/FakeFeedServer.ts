import type { ClientMessage, ServerMessage } from '../../../schemas/generated/wire.ts';
import type { FeedSocket } from './FeedConnection.ts';

/** One connection as the server of a test sees it. */
export class FakeFeedSocket implements FeedSocket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly received: ClientMessage[] = [];
  isClosed = false;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  readonly send = (text: string): void =>
    void this.received.push(JSON.parse(text) as ClientMessage);

  readonly close = (): void => {
    this.isClosed = true;
  };

  /** The server accepts and greets. */
  open(boot = 'boot-1', serverNowMs = 1_800_000_000_000): void {
    this.onopen?.(new Event('open'));
    this.say({ t: 'welcome', serverNowMs, heartbeatMs: 5000, boot });
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  sayText(text: string): void {
    this.onmessage?.({ data: text } as MessageEvent);
  }

  /** The connection breaks. */
  drop(): void {
    this.isClosed = true;
    this.onclose?.({} as CloseEvent);
  }

  /** Numbers of the subscriptions that were asked for, by kind of channel. */
  asked(kind: string): readonly number[] {
    return this.received.flatMap((message) =>
      message.t === 'subscribe' && message.channel.kind === kind ? [message.sub] : [],
    );
  }
}

/** Accepts the connections of a FeedClient in tests. */
export class FakeFeedServer {
  readonly sockets: FakeFeedSocket[] = [];
  isRefusing = false;

  readonly openSocket = (url: string): FeedSocket => {
    if (this.isRefusing) throw new DOMException('blocked', 'SecurityError');
    const socket = new FakeFeedSocket(url);
    this.sockets.push(socket);
    return socket;
  };

  get last(): FakeFeedSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('FakeFeedServer: nobody has connected');
    return socket;
  }
}
