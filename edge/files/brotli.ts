import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress';

const pack = promisify(brotliCompress);
const smallestBytes = 860;

/**
 * Brotli for dynamic answers. `hono/compress` has gzip and deflate only, with which a page is an
 * eighth larger. The brotli stream of the runtime always takes quality 11, a tenth of a second for
 * a page; quality 5 takes some milliseconds. It runs inside `compress()`, which skips packed and
 * small answers.
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
    // A strong tag would be of the plain bytes.
    const etag = context.res.headers.get('ETag');
    if (etag !== null && !etag.startsWith('W/')) context.header('ETag', `W/${etag}`);
  };
}
