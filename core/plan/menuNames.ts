import type { MenuName } from './PluginManifest.ts';

/** All menus, for those who must tell a menu from a misspelling. */
export const menuNames = ['main', 'section', 'bottom', 'office', 'footer'] as const satisfies readonly MenuName[];
