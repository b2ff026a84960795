import type { PathParameter } from '../plan/PluginManifest.ts';
import type { PlannedPlaces, PlannedRoute } from '../plan/Plan.ts';

export interface RouteMatch {
  readonly route: PlannedRoute;
  /** As written in the path, decoded: `12-premier-division`. */
  readonly params: Readonly<Record<string, string>>;
  /** The route's own path, where the one that was asked for stands under a page type that is only a name, or has a menu section. */
  readonly canonicalPath?: string;
}

const parameterPatterns: Record<Exclude<PathParameter, 'pageType' | readonly string[]>, RegExp> = {
  slugId: /^[1-9][0-9]{0,15}(-[\p{L}\p{N}-]*)?$/u,
  integer: /^[1-9][0-9]{0,15}$/,
  section: /^(line|live)$/,
  word: /^[a-z0-9-]{1,64}$/,
  token: /^[\w-]{20,200}$/,
  date: /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
};

/** Deeper paths are 404 without a look at the table. */
const maxSegments = 12;

/**
 * The open route that a path leads to: static segments before parameters from left to right, then what stands under a
 * page type, then tokens. A menu section is a parameter of whatever route has the rest of the path. Shared by page and
 * edge, so both give the same answer. Anything malformed (empty segments, broken escapes) matches nothing.
 *
 * @param path after the language: `live/1-football`, `''` for home
 */
export function matchRoute(routes: readonly PlannedRoute[], path: string, places?: PlannedPlaces): RouteMatch | undefined {
  const segments = splitPath(path);
  if (segments === undefined) return undefined;
  const own = bestMatch(routes, segments, places);
  if (places === undefined || (own !== undefined && !own.rank.includes('2'))) return own?.match;
  const at = isSection(segments[0]) ? 1 : 2;
  const menuSection = isSection(segments[at - 1]) && places.menuSections.includes(segments[at] ?? '') ? segments[at] : undefined;
  const plain = menuSection === undefined ? segments : segments.toSpliced(at, 1);
  let shown: readonly string[] | undefined = plain;
  let placed = menuSection === undefined ? undefined : bestMatch(routes, plain, places)?.match;
  if (placed === undefined) {
    shown = withoutPageType(plain, places);
    placed = shown === undefined ? undefined : bestMatch(routes, shown, places)?.match;
  }
  if (placed === undefined || shown === undefined) return own?.match;
  const params = menuSection === undefined ? placed.params : { ...placed.params, menuSection };
  return { ...placed, params, canonicalPath: shown.map(encodeURIComponent).join('/') };
}

/** Static segments have rank 0, parameters 1, tokens 2. */
function bestMatch(routes: readonly PlannedRoute[], segments: readonly string[], places: PlannedPlaces | undefined): { readonly match: RouteMatch; readonly rank: string } | undefined {
  let best: { match: RouteMatch; rank: string } | undefined;
  for (const route of routes) {
    if (route.offReason !== undefined) continue;
    const pattern = route.path === '' ? [] : route.path.split('/');
    if (pattern.length !== segments.length) continue;
    const params = matchSegments(pattern, segments, route.parameters, places);
    if (params === undefined) continue;
    const rank = pattern.map((part) => (part.startsWith(':') ? (route.parameters[part.slice(1)] === 'token' ? '2' : '1') : '0')).join('');
    if (best === undefined || rank < best.rank) best = { match: { route, params }, rank };
  }
  return best;
}

function isSection(segment: string | undefined): boolean {
  return segment === 'line' || segment === 'live';
}

/** `epl/live` → `live/1/88`; undefined where no page type stands. */
function withoutPageType(segments: readonly string[], { pageTypes }: PlannedPlaces): string[] | undefined {
  const [first = '', section, ...rest] = segments;
  const type = Object.hasOwn(pageTypes, first) ? pageTypes[first] : undefined;
  if (type === undefined) return undefined;
  const shown = rest.length === 0 && type.sport !== undefined ? [type.sport, ...(type.competition === undefined ? [] : [type.competition])].map(String) : rest;
  if (section === undefined) return shown.length === 0 ? [] : ['line', ...shown];
  return isSection(section) ? [section, ...shown] : undefined;
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

/** Whether a path could be somebody's address at all: no empty segments, no broken escapes, not too deep. */
export function isWellFormedPath(path: string): boolean {
  return splitPath(path) !== undefined;
}

function matchSegments(pattern: readonly string[], segments: readonly string[], kinds: Readonly<Record<string, PathParameter>>, places: PlannedPlaces | undefined): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== segment) return undefined;
      continue;
    }
    const name = part.slice(1);
    const kind = kinds[name] ?? 'word';
    const fits = typeof kind === 'object' ? kind.includes(segment) : kind === 'pageType' ? places?.pageTypes[segment]?.isCurated === true : parameterPatterns[kind].test(segment);
    if (!fits) return undefined;
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
