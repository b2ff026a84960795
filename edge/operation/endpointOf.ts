import { TrieRouter } from 'hono/router/trie-router';
import { endpoints } from '../../schemas/generated/endpoints.ts';

const router = new TrieRouter<string>();
for (const { id, method, path } of Object.values(endpoints))
  router.add(method, path.replace(/\{(\w+)\}/g, ':$1'), id);

/** The endpoint id of a call; `other` for unknown paths, so that labels stay few. */
export function endpointOf({ method, url }: Pick<Request, 'method' | 'url'>): string {
  return router.match(method, new URL(url).pathname)[0][0]?.[0] ?? 'other';
}
