/** Maximum redirects of one address (specification: cycles are logged, not followed). */
const maxHops = 10;

/**
 * Reason why a redirect from one address to the next is not followed; undefined when it is. Shared
 * by page and edge.
 *
 * @param seen addresses that led here; `from` is added to it
 */
export function redirectFault(seen: Set<string>, from: URL, next: URL): string | undefined {
  seen.add(from.href);
  return seen.has(next.href) || seen.size > maxHops
    ? `Redirect cycle at ${next.pathname.slice(0, 200)}: not followed`
    : undefined;
}
