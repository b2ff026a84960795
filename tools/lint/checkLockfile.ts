/**
 * Checks that optional dependencies are in the lockfile, without which `npm ci` fails on some
 * machines.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockEntry {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
}

const lock = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8'),
) as { readonly packages: Readonly<Record<string, LockEntry>> };
const faults = Object.entries(lock.packages).flatMap(([path, entry]) => {
  const missing = Object.keys(entry.optionalDependencies ?? {}).filter(
    (name) =>
      lock.packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`] === undefined &&
      lock.packages[`node_modules/${name}`] === undefined,
  );
  return missing.map(
    (name) =>
      `${name}, an optional dependency of ${path === '' ? 'the project' : path}, is not in the lockfile`,
  );
});
// A registry's address in the lockfile would bind every machine to it.
const bound = Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined);
faults.push(
  ...bound.map(
    ([path, { resolved }]) =>
      `${path} is bound to ${String(resolved)}: install with omit-lockfile-registry-resolved`,
  ),
);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
