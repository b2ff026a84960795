export interface RepeatedKey {
  /** Path such as `menus.main[2].id`. */
  readonly path: string;
  /** Line of the second one. */
  readonly line: number;
}

interface Container {
  readonly path: string;
  /** Undefined in a list. */
  readonly keys: Set<string> | undefined;
  /** The key of the next value, or the index of the next item. */
  next: string | number;
}

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|\n/g;

/** Finds duplicate keys of objects in a valid JSON text; JSON.parse silently keeps the last. */
export function repeatedKeys(text: string): RepeatedKey[] {
  const found: RepeatedKey[] = [];
  const open: Container[] = [];
  let line = 1;
  let awaitsKey = false;
  const pathOf = ({ path, next }: Container): string =>
    typeof next === 'number' ? `${path}[${next}]` : path === '' ? next : `${path}.${next}`;
  for (const [token] of text.matchAll(tokens)) {
    const inner = open.at(-1);
    if (token === '\n') line += 1;
    else if (token === '{' || token === '[') {
      open.push({
        path: inner === undefined ? '' : pathOf(inner),
        ...(token === '{' ? { keys: new Set(), next: '' } : { keys: undefined, next: 0 }),
      });
      awaitsKey = token === '{';
    } else if (token === '}' || token === ']') {
      open.pop();
      awaitsKey = false;
    } else if (token === ',') {
      if (typeof inner?.next === 'number') inner.next += 1;
      awaitsKey = inner?.keys !== undefined;
    } else if (token !== ':' && awaitsKey && inner?.keys !== undefined) {
      inner.next = JSON.parse(token) as string;
      if (inner.keys.has(inner.next)) found.push({ path: pathOf(inner), line });
      inner.keys.add(inner.next);
      awaitsKey = false;
    }
  }
  return found;
}
