import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress';

const pack = promisify(brotliCompress);
const smallestBytes = 860;

/**
 * Compresses dynamic answers with brotli. `hono/compress` has only gzip and deflate, whose pages
 * are an eighth larger. The brotli stream of the runtime always uses quality 11 (0.1 s for a page);
 * quality 5 takes a few milliseconds. Runs inside `compress()`, which skips compressed and small
 * answers.
 */
export function brotli(): MiddlewareHandler {
  return async function brotli(context, next) {
    await next();
    const { res, req } = context;
    if (
      res.body === null ||
      req.method === 'HEAD' ||
      res.headers.has('Content-Encoding') ||
      !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(res.headers.get('Content-Type') ?? '') ||
      accepts(context, {
        header: 'Accept-Encoding',
        supports: ['br'],
        default: '',
        match: (accepted) => accepted.find(({ type, q }) => type === 'br' && q > 0)?.type ?? '',
      }) === ''
    )
      return;
    const plain = new Uint8Array(await res.arrayBuffer());
    const isSmall = plain.length < smallestBytes;
    const body = isSmall
      ? plain
      : await pack(plain, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        });
    context.res = new Response(new Uint8Array(body), res);
    context.header('Content-Length', String(body.length));
    if (isSmall) return;
    context.header('Content-Encoding', 'br');
    context.header('Vary', 'Accept-Encoding', { append: true });
    // A strong tag would identify the uncompressed bytes.
    const etag = context.res.headers.get('ETag');
    if (etag !== null && !etag.startsWith('W/')) context.header('ETag', `W/${etag}`);
  };
}
