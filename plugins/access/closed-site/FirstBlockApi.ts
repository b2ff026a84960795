import type { Http } from '#core';
import type { BlockAnswer } from '#wire';

/** Inlined response of the light check. In a file of its own, because the first page loads it. */
export function firstBlock(http: Http): BlockAnswer | undefined {
  return http.first('access.blockLight');
}
