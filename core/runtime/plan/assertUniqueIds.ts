import type { PluginManifest } from '../../contract/PluginManifest.ts';

/** Two contributions of one kind have the same id: a programming error, found at the start. */
export class DuplicateIdError extends Error {
  override readonly name = 'DuplicateIdError';

  constructor(kind: string, id: string, first: string, second: string) {
    super(
      `${kind} "${id}" is contributed by the plugins "${first}" and "${second}"; rename one of them`,
    );
  }
}

const kinds: readonly (readonly [string, (manifest: PluginManifest) => readonly string[]])[] = [
  ['plugin', (manifest) => [manifest.id]],
  ['route', (manifest) => (manifest.routes ?? []).map((route) => route.name)],
  ['route id', (manifest) => (manifest.routes ?? []).map((route) => String(route.id))],
  ['guard', (manifest) => (manifest.guards ?? []).map((guard) => guard.id)],
  ['modal', (manifest) => (manifest.modals ?? []).map((modal) => modal.id)],
  ['slot contribution', (manifest) => (manifest.slots ?? []).map((slot) => slot.id)],
  [
    'menu item',
    (manifest) => (manifest.menus ?? []).map((menu) => `${menu.menu.name}/${menu.item.id}`),
  ],
  [
    'service',
    (manifest) =>
      (manifest.provides ?? []).map((service) => `${service.token.name}@${service.token.major}`),
  ],
  ['interceptor', (manifest) => (manifest.interceptors ?? []).map((interceptor) => interceptor.id)],
  ['event', (manifest) => (manifest.events ?? []).map((event) => event.name)],
  ['command', (manifest) => (manifest.commands ?? []).map((command) => command.id)],
];

/** @throws DuplicateIdError naming both plugins */
export function assertUniqueIds(manifests: readonly PluginManifest[]): void {
  for (const [kind, idsOf] of kinds) {
    const owners = new Map<string, string>();
    for (const manifest of manifests) {
      for (const id of idsOf(manifest)) {
        const owner = owners.get(id);
        if (owner !== undefined) throw new DuplicateIdError(kind, id, owner, manifest.id);
        owners.set(id, manifest.id);
      }
    }
  }
}
