import type { SandboxPlatform } from '#sandbox';

/** Returns the existing tables; those of a plugin come and go with it. */
export function tablesIn(store: SandboxPlatform['store']): ReadonlySet<string> {
  return new Set(
    store
      .all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
      .map(({ name }) => name),
  );
}
