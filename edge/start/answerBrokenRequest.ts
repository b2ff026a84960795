import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isPlatformPath } from '../platform/Platform.ts';

/** Node's error for a request that it could not parse, or that did not come in time. */
export interface BrokenRequestError extends Error {
  readonly code?: string;
  readonly rawPacket?: Uint8Array;
}

const longestLine = 8192;
const late = '408 Request Timeout';
const tooLarge = '431 Request Header Fields Too Large';
const unreadable = '400 Bad Request';

/**
 * A page whose query is too long for Node's parser is redirected to the page without query;
 * anything else that cannot be parsed is refused, and the connection is closed. A connection that
 * was opened ahead of need and never used is closed without a word: its browser may send the first
 * request at this very moment, and would take any word for the answer; it asks again on another
 * connection instead.
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

/** The path of a page with a query, if all its letters may stand in a header. */
function pageOf(packet: Uint8Array | undefined): string | undefined {
  const line =
    packet === undefined ? '' : new TextDecoder('latin1').decode(packet.subarray(0, longestLine));
  const path = /^(?:GET|HEAD) (\/[\w\-.~%/]*)\?/.exec(line)?.[1];
  return path === undefined || path.startsWith('//') || isPlatformPath(path) ? undefined : path;
}
