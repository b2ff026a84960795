import type { StaticFile } from './BuiltSite.ts';
import { fileHeaders } from './securityHeaders.ts';

/** Whether the browser takes an encoding; `br;q=0` means no. */
export function accepts(header: string | null, encoding: string): boolean {
  const part = (header ?? '').split(',').find((each) => each.trim().split(';')[0]?.trim() === encoding);
  return part !== undefined && !/;\s*q=0(?:\.0*)?\s*$/.test(part);
}

/** A file of the build: for ever when its name carries its hash, else asked for again. */
export function staticAnswer(file: StaticFile, request: Request): Response {
  const headers = new Headers(fileHeaders);
  headers.set('Content-Type', file.type);
  headers.set('Cache-Control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600, must-revalidate');
  headers.set('ETag', file.etag);
  headers.set('Vary', 'Accept-Encoding');
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  const encodings = request.headers.get('accept-encoding');
  if (file.brotli !== undefined && accepts(encodings, 'br')) {
    headers.set('Content-Encoding', 'br');
    return new Response(file.brotli, { headers });
  }
  if (file.gzip !== undefined && accepts(encodings, 'gzip')) {
    headers.set('Content-Encoding', 'gzip');
    return new Response(file.gzip, { headers });
  }
  return new Response(file.plain, { headers });
}
