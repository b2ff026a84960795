import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'migrations');

/**
 * The schema, step by step in numeric order; a released step is never edited. Money is integer
 * minor units. Triggers protect the ledger: entries are written once, a transaction is sealed only
 * if its entries sum to zero in its currency, and a person's account cannot go below zero.
 */
export const migrations: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => readFileSync(join(folder, name), 'utf8'));
