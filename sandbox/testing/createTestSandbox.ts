import type { Channel, ClientMessage, HelloMessage, ServerMessage } from '#wire';
import { lostHeader } from '../control/faultMiddleware.ts';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import type { SandboxOptions } from '../SandboxOptions.ts';
import { ManualTimers } from './ManualTimers.ts';

const origin = 'http://localhost';
/** Thursday, 20 November 2025, 12:00 UTC. */
const startsAtMs = Date.UTC(2025, 10, 20, 12);

/** A browser tab's end of the feed, without a network. */
export interface FeedClient {
  readonly messages: ServerMessage[];
  readonly isClosed: boolean;
  readonly closeCode: number | undefined;
  /** Pretended number of unsent bytes. */
  bufferedAmount: number;
  readonly send: (message: ClientMessage) => void;
  readonly sendText: (text: string) => void;
  readonly subscribe: (sub: number, channel: Channel) => void;
  /** Returns the messages since the last call. */
  readonly drain: () => ServerMessage[];
  readonly close: () => void;
}

/** A signed-in person with cookies and a token. */
export interface TestPerson {
  readonly token: string;
  readonly cookie: string;
  readonly userId: number;
  readonly accountId: number;
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
}

export interface TestSandbox extends Sandbox {
  /**
   * Calls like `fetch` of a page at http://localhost; a dropped connection rejects with a
   * TypeError.
   */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  readonly json: <T>(path: string, init?: RequestInit) => Promise<T>;
  readonly post: (
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  readonly signIn: (login?: string, password?: string) => Promise<TestPerson>;
  /** `false` opens the socket without sending anything. */
  readonly connect: (hello?: Partial<HelloMessage> | false) => FeedClient;
  /** Advances machine time: world, decisions, settlement and feed run as they would. */
  readonly run: (milliseconds: number) => void;
}

/** Database images by options: seeding the demo takes most of a sandbox's start. */
const images = new Map<string, Uint8Array>();

/** Returns undefined if functions or a file may change the initial content. */
function imageKey(options: Partial<SandboxOptions>): string | undefined {
  const given = Object.entries(options);
  return given.some(
    ([name, value]) =>
      typeof value === 'object' || typeof value === 'function' || name === 'databasePath',
  )
    ? undefined
    : JSON.stringify(given);
}

/**
 * Creates a sandbox in memory: small world, fixed start, open control API, and time that passes
 * only by `run` (machine time) or `advance` (platform time).
 */
export function createTestSandbox(options: Partial<SandboxOptions> = {}): TestSandbox {
  const timers = new ManualTimers(startsAtMs);
  const key = imageKey(options);
  const image = key === undefined ? undefined : images.get(key);
  const sandbox = createSandbox({
    databasePath: ':memory:',
    image,
    size: 'small',
    isControlOpen: true,
    trustsEdge: true,
    timers,
    passwordCost: 256,
    captchaCost: 1,
    later: (work) => work(),
    captchaAfter: Number.POSITIVE_INFINITY,
    ...options,
  });
  if (key !== undefined && image === undefined) images.set(key, sandbox.store.image());
  sandbox.start();

  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await sandbox.fetch(new Request(new URL(path, origin), init));
    if (response.headers.has(lostHeader)) throw new TypeError('Failed to fetch');
    return response;
  };
  const json = async <T>(path: string, init?: RequestInit): Promise<T> =>
    (await (await request(path, init)).json()) as T;
  const post = (
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> =>
    request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });

  const signIn = async (login = 'demo', password = 'Demo-pass-1'): Promise<TestPerson> => {
    const response = await post('/web-api/auth/v1/login', {
      uLogin: login,
      uPassword: password,
      save: true,
    });
    if (response.status !== 200)
      throw new Error(
        `Sign-in of ${login} was answered ${response.status}: ${await response.text()}`,
      );
    const { user_id: userId, data } = (await response.json()) as {
      user_id: number;
      data: { token: string };
    };
    const cookie = response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const call: TestPerson['call'] = (method, path, body, headers = {}) =>
      request(path, {
        method,
        ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
        headers: {
          Authorization: `Bearer ${data.token}`,
          Cookie: cookie,
          'Content-Type': 'application/json',
          ...headers,
        },
      });
    const accounts = (await (await call('GET', '/web-api/user/v1/accounts')).json()) as {
      activeAccountId: number;
    };
    return { token: data.token, cookie, userId, accountId: accounts.activeAccountId, call };
  };

  const connect: TestSandbox['connect'] = (hello = {}) => {
    const messages: ServerMessage[] = [];
    let taken = 0;
    let closeCode: number | undefined;
    const client = {
      messages,
      bufferedAmount: 0,
      get isClosed() {
        return closeCode !== undefined;
      },
      get closeCode() {
        return closeCode;
      },
      sendText: (text: string) => peer.receive(text),
      send: (message: ClientMessage) => peer.receive(JSON.stringify(message)),
      subscribe: (sub: number, channel: Channel) => client.send({ t: 'subscribe', sub, channel }),
      drain: () => {
        const fresh = messages.slice(taken);
        taken = messages.length;
        return fresh;
      },
      close: () => {
        closeCode ??= 1000;
        peer.closed();
      },
    };
    const peer = sandbox.feed.accept({
      send: (text) => messages.push(JSON.parse(text) as ServerMessage),
      close: (code) => {
        closeCode ??= code ?? 1000;
      },
      get bufferedAmount() {
        return client.bufferedAmount;
      },
    });
    if (hello !== false) client.send({ t: 'hello', protocol: 1, ...hello });
    return client;
  };

  return {
    ...sandbox,
    request,
    json,
    post,
    signIn,
    connect,
    run: (milliseconds) => timers.advance(milliseconds),
  };
}
