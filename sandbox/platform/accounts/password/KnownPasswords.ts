import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownFormsOf } from '#domain/accounts/passwordProblem.ts';

const digestLength = 20;
const prefixLength = 5;

/**
 * Leaked passwords as SHA-1 of their lower-case form: the 12,000 most frequent of eight characters
 * or more (list and licence in `known/`).
 */
export class KnownPasswords {
  #byPrefix: ReadonlyMap<string, readonly string[]> | undefined;

  /** Whether the list has the password, or the word that it repeats or surrounds with digits. */
  has(password: string): boolean {
    return knownFormsOf(password).some((form) => this.#isListed(form));
  }

  /** Returns the rest of all hashes that begin with the five characters. */
  suffixes(prefix: string): readonly string[] {
    this.#byPrefix ??= readList();
    return this.#byPrefix.get(prefix.toUpperCase()) ?? [];
  }

  #isListed(folded: string): boolean {
    const hash = createHash('sha1').update(folded).digest('hex').toUpperCase();
    return this.suffixes(hash.slice(0, prefixLength)).includes(hash.slice(prefixLength));
  }
}

function readList(): Map<string, string[]> {
  const bytes = readFileSync(join(import.meta.dirname, 'known', 'known-passwords.sha1'));
  const byPrefix = new Map<string, string[]>();
  for (let at = 0; at < bytes.length; at += digestLength) {
    const hash = bytes.toString('hex', at, at + digestLength).toUpperCase();
    const prefix = hash.slice(0, prefixLength);
    const others = byPrefix.get(prefix);
    if (others === undefined) byPrefix.set(prefix, [hash.slice(prefixLength)]);
    else others.push(hash.slice(prefixLength));
  }
  return byPrefix;
}
