import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A cookie or a value that the site keeps in a browser. */
interface StoredName {
  readonly name: string;
  readonly area: 'cookie' | 'local' | 'session';
  /** It is kept only with consent. */
  readonly isOptional: boolean;
}

export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** Sources of what runs in a browser. */
export function readPageSources(root: string): SourceText[] {
  return ['domain', 'core', 'plugins'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (name) =>
          /\.tsx?$/.test(name) &&
          !/\.test\.tsx?$|(?:^|\/)(?:testing|stage|sandbox)\/|(?:^|\/)Fake[A-Z]/.test(
            name.replaceAll('\\', '/'),
          ),
      )
      .sort()
      .map((name) => ({
        path: `${folder}/${name.replaceAll('\\', '/')}`,
        text: readFileSync(join(root, folder, name), 'utf8'),
      })),
  );
}

/** Asks for consent itself, or by `persisted`, which asks unless it gets the storage alone. */
const obeysConsent = /\bmayPersist\b|\bpersisted(?:<[^(]*>)?\(\s*(?!\{ storage \}|\s)/;

/**
 * Names of all stored values and cookies, from the sources; what needs consent is optional. A key
 * of storage is the literal before its `version`; a cookie is named by a literal, or by a constant
 * that is one or holds some.
 *
 * @throws Error when a name cannot be read, because the page of cookies lists all of them
 */
export function storedNames(sources: readonly SourceText[]): StoredName[] {
  const found = new Map<string, StoredName>();
  const add = (entry: StoredName): void => void found.set(`${entry.area} ${entry.name}`, entry);
  for (const { path, text } of sources) {
    const shared = /^export const (stored[A-Z]\w*)/m.exec(text)?.[1];
    const isOptional =
      obeysConsent.test(text) ||
      (shared !== undefined &&
        sources.some(
          (other) => other.text.includes(`...${shared},`) && obeysConsent.test(other.text),
        ));
    for (const [whole, key = ''] of text.matchAll(
      /key: ['`]([^'`]+)['`],\s*version: \d[\s\S]{0,400}?(?=\},?\s*\)|\};|\n\n)/g,
    )) {
      add({
        name: key.replace(/\$\{[^}]*\}/g, '…'),
        area: /area: 'session'/.test(whole) ? 'session' : 'local',
        isOptional,
      });
    }
    for (const [, argument = ''] of text.matchAll(/\bcookies\.write\(\s*([^,]+),/g)) {
      const names = cookieNames(argument.trim(), text, sources);
      if (names.length === 0)
        throw new Error(
          `${path}: the cookie ${argument.trim()} has no name that can be read; ` +
            'name it with a literal or a constant, so that the page of cookies lists it',
        );
      for (const name of names) add({ name, area: 'cookie', isOptional });
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function cookieNames(argument: string, text: string, sources: readonly SourceText[]): string[] {
  const literal = /^'([^']+)'$/.exec(argument)?.[1];
  if (argument === 'preference.cookie')
    return sources.flatMap((source) =>
      [...source.text.matchAll(/\bcookie: '([^']+)'/g)].map(([, name = '']) => name),
    );
  if (literal !== undefined) return [literal];
  const constant = /^\w+/.exec(argument)?.[0] ?? '';
  const own = valuesOf(constant, text);
  return own.length > 0
    ? own
    : (sources
        .map((source) => valuesOf(constant, source.text))
        .find((values) => values.length > 0) ?? []);
}

/** The texts that a constant is, or holds. */
function valuesOf(constant: string, text: string): string[] {
  const value =
    new RegExp(`\\bconst ${constant}(?:: [^=]+)? = ('[^']*'|\\{[^}]*\\})`).exec(text)?.[1] ?? '';
  return [...value.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '');
}
