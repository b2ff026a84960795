import type { Duplex } from 'node:stream';
import { isPlatformPath } from '../platform/Platform.ts';

/** Node's error for a request that it could not parse. */
export interface BrokenRequestError extends Error {
  readonly code?: string;
  readonly rawPacket?: Uint8Array;
}

const longestLine = 8192;

/**
 * A page whose query is too long for Node's parser is redirected to the page without query;
 * anything else that cannot be parsed is refused, and the connection is closed.
 */
export function answerBrokenRequest(error: BrokenRequestError, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const path = isTooLarge ? pageOf(error.rawPacket) : undefined;
  const lines =
    path === undefined
      ? [`HTTP/1.1 ${isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request'}`]
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
