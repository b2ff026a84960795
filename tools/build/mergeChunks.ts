/** A chunk of the bundler's default splitting: modules that exactly the same entries need. */
export interface SmallChunk {
  readonly file: string;
  /** Compressed size. */
  readonly bytes: number;
  /** Files that it imports statically. */
  readonly imports: readonly string[];
  /** Two chunks can be merged if one has all owners of the other; undefined: never merged. */
  readonly owners: readonly string[] | undefined;
}

/** Files that are loaded together, and how many additional bytes are acceptable. */
export interface PageLoad {
  readonly files: readonly string[];
  readonly spareBytes: number;
}

interface Part {
  owners: readonly string[] | undefined;
  readonly files: string[];
  bytes: number;
  /** Its static imports, transitively, and itself. */
  readonly closure: Set<Part>;
  /** Pages that load it. */
  readonly pages: Set<Page>;
}

interface Page {
  spareBytes: number;
}

/**
 * Merges small chunks: the smallest first, each with the one that adds the fewest bytes to pages,
 * weighted by the scarcity of their spare bytes, until no merge fits the spare bytes.
 *
 * @returns the files of each merged chunk
 */
export function mergeChunks(
  chunks: readonly SmallChunk[],
  loads: readonly PageLoad[],
): readonly (readonly string[])[] {
  const byFile = partsOf(chunks);
  const parts = new Set([...byFile.values()]);
  for (const { files, spareBytes } of distinct(loads)) {
    const page = { spareBytes };
    for (const file of files)
      for (const part of byFile.get(file)?.closure ?? []) part.pages.add(page);
  }
  const waiting = new Set([...parts].filter(({ owners }) => owners !== undefined));
  while (waiting.size > 0) {
    const smallest = [...waiting].reduce((first, second) =>
      second.bytes < first.bytes ? second : first,
    );
    const best = cheapestFor(smallest, parts);
    if (best === undefined) {
      waiting.delete(smallest);
      continue;
    }
    join(smallest, best, parts);
    parts.delete(smallest);
    waiting.delete(smallest);
    waiting.add(best);
  }
  return [...parts].map(({ files }) => files);
}

/** Combines loads of the same files into one with the smallest of their spare bytes. */
function distinct(loads: readonly PageLoad[]): readonly PageLoad[] {
  const byFiles = Map.groupBy(loads, ({ files }) => files.toSorted().join('\n'));
  return [...byFiles.values()].map((same) =>
    same.reduce((poorest, each) => (each.spareBytes < poorest.spareBytes ? each : poorest)),
  );
}

function partsOf(chunks: readonly SmallChunk[]): ReadonlyMap<string, Part> {
  const importsOf = new Map(chunks.map(({ file, imports }) => [file, imports]));
  const parts = new Map(
    chunks.map(({ file, bytes, owners }): [string, Part] => [
      file,
      { owners, files: [file], bytes, closure: new Set(), pages: new Set() },
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

function cheapestFor(part: Part, parts: ReadonlySet<Part>): Part | undefined {
  let best: Part | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of parts) {
    if (other === part || !isAlike(part, other)) continue;
    const cost = costOf(part, other, least);
    if (cost < least && !isBetween(part, other)) [best, least] = [other, cost];
  }
  return best;
}

function isAlike({ owners: some }: Part, { owners: others }: Part): boolean {
  if (some === undefined || others === undefined) return false;
  const [fewer, more] = some.length < others.length ? [some, others] : [others, some];
  return fewer.every((owner) => more.includes(owner));
}

/** Merging a chunk's importer with its import would create a circular import. */
function isBetween(first: Part, second: Part): boolean {
  return leads(first, second) || leads(second, first);
}

function leads(from: Part, to: Part): boolean {
  for (const each of from.closure)
    if (each !== from && each !== to && each.closure.has(to)) return true;
  return false;
}

/**
 * Additional bytes of all pages, weighted by scarcity; infinite if a page cannot spare them, or
 * when not below the limit.
 */
function costOf(first: Part, second: Part, limit: number): number {
  const together = new Set([...first.closure, ...second.closure]);
  let cost = 0;
  // A page that loads both loads nothing more.
  for (const page of [...first.pages, ...second.pages]) {
    if (first.pages.has(page) && second.pages.has(page)) continue;
    const more = addedBytes(page, together);
    if (more > page.spareBytes) return Number.POSITIVE_INFINITY;
    if (more > 0) cost += more / Math.sqrt(page.spareBytes);
    if (cost >= limit) return Number.POSITIVE_INFINITY;
  }
  return cost;
}

function addedBytes(page: Page, together: ReadonlySet<Part>): number {
  let bytes = 0;
  for (const part of together) if (!part.pages.has(page)) bytes += part.bytes;
  return bytes;
}

function join(from: Part, into: Part, parts: ReadonlySet<Part>): void {
  const together = new Set([...from.closure, ...into.closure]);
  for (const page of new Set([...from.pages, ...into.pages])) {
    page.spareBytes -= addedBytes(page, together);
    for (const part of together) part.pages.add(page);
  }
  for (const { closure } of parts) {
    if (!closure.has(from) && !closure.has(into)) continue;
    for (const part of together) closure.add(part);
    closure.delete(from);
  }
  into.bytes += from.bytes;
  if ((from.owners?.length ?? 0) > (into.owners?.length ?? 0)) into.owners = from.owners;
  into.files.push(...from.files);
}
