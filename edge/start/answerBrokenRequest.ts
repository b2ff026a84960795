import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isPlatformPath } from '../platform/Platform.ts';

/** Node's error for a request that it could not parse, or that was not complete in time. */
export interface BrokenRequestError extends Error {
  readonly code?: string;
  readonly rawPacket?: Uint8Array;
}

const longestLine = 8192;
const late = '408 Request Timeout';
const tooLarge = '431 Request Header Fields Too Large';
const unreadable = '400 Bad Request';

/**
 * Redirects a page whose query is too long for Node's parser to the page without query; refuses any
 * other unparsable request and closes the connection. A connection that was preconnected and never
 * used is closed without an answer: its browser may just be sending the first request and would
 * take it for the response; it retries on another connection.
 */
export function answerBrokenRequest(error: BrokenRequestError, socket: Duplex): void {
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const isUnused = socket instanceof Socket && socket.bytesRead === 0;
  if (!socket.writable || (isLate && isUnused)) {
    socket.destroy();
    return;
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const path = isTooLarge ? pageOf(error.rawPacket) : undefined;
  const lines =
    path === undefined
      ? [`HTTP/1.1 ${isLate ? late : isTooLarge ? tooLarge : unreadable}`]
      : ['HTTP/1.1 302 Found', `Location: ${path}`, 'Cache-Control: no-store'];
  socket.end([...lines, 'Content-Length: 0', 'Connection: close', '', ''].join('\r\n'));
}

/** The path of a page with a query, if all its characters are valid in a header. */
function pageOf(packet: Uint8Array | undefined): string | undefined {
  const line =
    packet === undefined ? '' : new TextDecoder('latin1').decode(packet.subarray(0, longestLine));
  const path = /^(?:GET|HEAD) (\/[\w\-.~%/]*)\?/.exec(line)?.[1];
  return path === undefined || path.startsWith('//') || isPlatformPath(path) ? undefined : path;
}
