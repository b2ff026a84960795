import type { Duplex } from 'node:stream';
import { isPlatformPath } from './Platform.ts';

/** What Node tells of a request that it could not read. */
export interface BrokenRequestError extends Error {
  readonly code?: string;
  readonly rawPacket?: Uint8Array;
}

const longestLine = 8192;

/**
 * EDG-67: a page whose query is too long even to be read is asked for again without it; anything else that cannot be
 * read is refused and the connection ends.
 */
export function answerBrokenRequest(error: BrokenRequestError, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const path = isTooLarge ? pageOf(error.rawPacket) : undefined;
  const lines = path === undefined ? [`HTTP/1.1 ${isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request'}`] : ['HTTP/1.1 302 Found', `Location: ${path}`, 'Cache-Control: no-store'];
  socket.end([...lines, 'Content-Length: 0', 'Connection: close', '', ''].join('\r\n'));
}

/** The path of a page that was asked for with a query; only letters that can stand in a header as they are. */
function pageOf(packet: Uint8Array | undefined): string | undefined {
  const line = packet === undefined ? '' : new TextDecoder('latin1').decode(packet.subarray(0, longestLine));
  const path = /^(?:GET|HEAD) (\/[\w\-.~%/]*)\?/.exec(line)?.[1];
  return path === undefined || path.startsWith('//') || isPlatformPath(path) ? undefined : path;
}
