import type { Http } from '#core';
import type { BlockAnswer } from '#wire';

/** Answer of the light check that came with the page; apart, because the first page loads it. */
export function firstBlock(http: Http): BlockAnswer | undefined {
  return http.first('access.blockLight');
}
