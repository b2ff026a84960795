import type { ComponentType } from 'react';
import type { LayoutName, Load } from '../plan/PluginManifest.ts';
import type { LayoutKind } from '../react/LayoutKind.ts';
import type { View } from '../views/ViewLoader.ts';
import type { PageHost } from './frame/PageHost.ts';

/** What every layout is given. */
export interface LayoutFrameProps {
  readonly page: PageHost;
  readonly hasEndColumn: boolean;
}

export type LayoutId = LayoutKind | Exclude<LayoutName, 'default'>;

/** One chunk each: no page loads both of the big ones unless the window changes sides. */
export const layouts: Readonly<Record<LayoutId, Load<ComponentType<LayoutFrameProps>>>> = {
  desktop: async () => (await import('./desktop/DefaultLayoutDesktop.tsx')).DefaultLayoutDesktop,
  mobile: async () => (await import('./mobile/DefaultLayoutMobile.tsx')).DefaultLayoutMobile,
  headless: async () => (await import('./HeadlessLayout.tsx')).HeadlessLayout,
  empty: async () => (await import('./EmptyLayout.tsx')).EmptyLayout,
  maintenance: async () => (await import('./closed/MaintenanceLayout.tsx')).MaintenanceLayout,
  blocked: async () => (await import('./closed/BlockedLayout.tsx')).BlockedLayout,
};

/** Which layout a route gets on this kind of window. */
export function layoutIdOf(routeLayout: LayoutName, kind: LayoutKind): LayoutId {
  return routeLayout === 'default' ? kind : routeLayout;
}

/** The layout as the view loader knows it. */
export function layoutView(id: LayoutId): View<LayoutFrameProps> {
  return { name: `layout ${id}`, plugin: 'shell', load: layouts[id] };
}
