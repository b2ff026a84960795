/** Sends raw bytes over a socket, for requests that no client library makes. */
import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 if the connection ended without an answer. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
  /** How the connection ended. */
  readonly end: 'closed' | 'reset' | 'silence';
}

/** Sends the bytes and reads until the connection ends. */
export function rawRequest(port: number, text: string, limitMs = 10_000): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const finish = (end: RawAnswer['end']): void => {
      socket.destroy();
      const at = answer.indexOf('\r\n\r\n');
      const head = at === -1 ? answer : answer.slice(0, at);
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
        head,
        body: at === -1 ? '' : answer.slice(at + 4),
        end,
      });
    };
    socket.setTimeout(limitMs, () => finish('silence'));
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', () => finish('reset'));
    socket.on('close', () => finish('closed'));
    socket.write(Buffer.from(text, 'latin1'));
  });
}

/** A request without a body whose connection ends with the answer. */
export function rawGet(
  port: number,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const lines = Object.entries({ Host: 'northline.localhost', ...headers, Connection: 'close' });
  return rawRequest(
    port,
    `GET ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
  );
}
