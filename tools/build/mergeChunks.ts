/** A chunk as the bundler makes it by itself: modules that exactly the same entries need. */
export interface SmallChunk {
  readonly file: string;
  readonly bytes: number;
  /** Files that are loaded with it. */
  readonly imports: readonly string[];
  /** Only chunks of one kind are put together; one without a kind stays as it is. */
  readonly kind: string | undefined;
}

/** What is loaded together, and how many bytes more that may become. */
export interface PageLoad {
  readonly files: readonly string[];
  readonly spareBytes: number;
}

interface Part {
  readonly kind: string | undefined;
  readonly files: string[];
  bytes: number;
  /** All that is loaded with it, itself included. */
  readonly closure: Set<Part>;
}

interface Page {
  readonly loaded: Set<Part>;
  spareBytes: number;
}

/**
 * Puts small chunks together: the smallest first, each with the one that makes all pages together
 * load the fewest bytes more, until none can be joined within what the pages can spare.
 *
 * @returns the files of each chunk to be
 */
export function mergeChunks(
  chunks: readonly SmallChunk[],
  loads: readonly PageLoad[],
): readonly (readonly string[])[] {
  const byFile = partsOf(chunks);
  const parts = new Set([...byFile.values()]);
  const pages = loads.map(({ files, spareBytes }) => ({
    loaded: new Set(files.flatMap((file) => [...(byFile.get(file)?.closure ?? [])])),
    spareBytes,
  }));
  const waiting = new Set([...parts].filter(({ kind }) => kind !== undefined));
  while (waiting.size > 0) {
    const smallest = [...waiting].reduce((first, second) =>
      second.bytes < first.bytes ? second : first,
    );
    const best = cheapestFor(smallest, parts, pages);
    if (best === undefined) {
      waiting.delete(smallest);
      continue;
    }
    join(smallest, best, parts, pages);
    parts.delete(smallest);
    waiting.delete(smallest);
    waiting.add(best);
  }
  return [...parts].map(({ files }) => files);
}

function partsOf(chunks: readonly SmallChunk[]): ReadonlyMap<string, Part> {
  const importsOf = new Map(chunks.map(({ file, imports }) => [file, imports]));
  const parts = new Map(
    chunks.map(({ file, bytes, kind }): [string, Part] => [
      file,
      { kind, files: [file], bytes, closure: new Set() },
    ]),
  );
  for (const [file, { closure }] of parts) {
    const waiting = [file];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const part = parts.get(next);
      if (part === undefined || closure.has(part)) continue;
      closure.add(part);
      waiting.push(...(importsOf.get(next) ?? []));
    }
  }
  return parts;
}

function cheapestFor(
  part: Part,
  parts: ReadonlySet<Part>,
  pages: readonly Page[],
): Part | undefined {
  let best: Part | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of parts) {
    if (other === part || other.kind !== part.kind || isBetween(part, other)) continue;
    const cost = costOf(part, other, pages, least);
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

/** Merging a chunk's importer with its import would create a circular import. */
function isBetween(first: Part, second: Part): boolean {
  const leads = (from: Part, to: Part): boolean =>
    [...from.closure].some((each) => each !== from && each !== to && each.closure.has(to));
  return leads(first, second) || leads(second, first);
}

/** Extra bytes of all pages; infinite if one may not load more, or below the limit. */
function costOf(first: Part, second: Part, pages: readonly Page[], limit: number): number {
  const together = new Set([...first.closure, ...second.closure]);
  let cost = 0;
  for (const page of pages) {
    const more = addedBytes(page, first, second, together);
    cost += more;
    if (more > page.spareBytes || cost >= limit) return Number.POSITIVE_INFINITY;
  }
  return cost;
}

function addedBytes(
  { loaded }: Page,
  first: Part,
  second: Part,
  together: ReadonlySet<Part>,
): number {
  if (!loaded.has(first) && !loaded.has(second)) return 0;
  let bytes = 0;
  for (const part of together) if (!loaded.has(part)) bytes += part.bytes;
  return bytes;
}

function join(from: Part, into: Part, parts: ReadonlySet<Part>, pages: readonly Page[]): void {
  const together = new Set([...from.closure, ...into.closure]);
  for (const page of pages) {
    page.spareBytes -= addedBytes(page, from, into, together);
    replace(page.loaded, from, into, together);
  }
  for (const { closure } of parts) replace(closure, from, into, together);
  into.bytes += from.bytes;
  into.files.push(...from.files);
}

function replace(set: Set<Part>, from: Part, into: Part, together: ReadonlySet<Part>): void {
  if (!set.has(from) && !set.has(into)) return;
  for (const part of together) set.add(part);
  set.delete(from);
}
