import type { PathParameter } from '../plan/PluginManifest.ts';
import type { PlannedRoute } from '../plan/Plan.ts';

export interface RouteMatch {
  readonly route: PlannedRoute;
  /** As written in the path, decoded: `12-premier-division`. */
  readonly params: Readonly<Record<string, string>>;
}

const parameterPatterns: Record<PathParameter, RegExp> = {
  slugId: /^[1-9][0-9]{0,15}(-[\p{L}\p{N}-]*)?$/u,
  integer: /^[1-9][0-9]{0,15}$/,
  section: /^(line|live)$/,
  word: /^[a-z0-9-]{1,64}$/,
};

/** Deeper paths are 404 without a look at the table. */
const maxSegments = 12;

/**
 * The open route that a path leads to; static segments win over parameters, from left to right. Shared by page and
 * edge, so both give the same answer. Anything malformed (empty segments, broken escapes) matches nothing.
 *
 * @param path after the language: `live/1-football`, `''` for home
 */
export function matchRoute(routes: readonly PlannedRoute[], path: string): RouteMatch | undefined {
  const segments = splitPath(path);
  if (segments === undefined) return undefined;
  let best: { match: RouteMatch; rank: string } | undefined;
  for (const route of routes) {
    if (route.offReason !== undefined) continue;
    const pattern = route.path === '' ? [] : route.path.split('/');
    if (pattern.length !== segments.length) continue;
    const params = matchSegments(pattern, segments, route.parameters);
    if (params === undefined) continue;
    const rank = pattern.map((part) => (part.startsWith(':') ? '1' : '0')).join('');
    if (best === undefined || rank < best.rank) best = { match: { route, params }, rank };
  }
  return best?.match;
}

function splitPath(path: string): string[] | undefined {
  if (path === '') return [];
  const raw = path.split('/');
  if (raw.length > maxSegments) return undefined;
  const segments: string[] = [];
  for (const segment of raw) {
    const decoded = decode(segment);
    if (decoded === undefined || decoded === '' || decoded.includes('/') || decoded.includes('\\')) return undefined;
    segments.push(decoded);
  }
  return segments;
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
  kinds: Readonly<Record<string, PathParameter>>,
): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== segment) return undefined;
      continue;
    }
    const name = part.slice(1);
    if (!parameterPatterns[kinds[name] ?? 'word'].test(segment)) return undefined;
    params[name] = segment;
  }
  return params;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** The number at the start of a `12-some-name` parameter. */
export function idOfSlug(slug: string): number {
  return Number(/^[0-9]+/.exec(slug)?.[0] ?? Number.NaN);
}
