import type { ComponentType } from 'react';
import type { Load } from '../contract/Load.ts';
import type { LayoutName } from '../contract/Route.ts';
import type { LayoutKind } from '../ui/react/LayoutKind.ts';
import type { View } from '../runtime/views/ViewLoader.ts';
import type { Columns } from './desktop/useColumns.ts';

/** Props of the parts of a layout. */
export interface FramePartProps {
  readonly columns: Columns;
}

/**
 * Surroundings of the page. A layout consists of parts instead of one component, so that the main
 * area keeps its place in the tree: a change of layout preserves typed text, focus and scroll
 * position.
 */
export interface LayoutFrame {
  /** Class of the outermost box. */
  readonly className?: string | undefined;
  /** Class of the row of columns and main area. */
  readonly rowClassName?: string | undefined;
  readonly mainClassName?: string | undefined;
  readonly Top?: ComponentType<FramePartProps>;
  readonly Start?: ComponentType<FramePartProps>;
  readonly End?: ComponentType<FramePartProps>;
  readonly Bottom?: ComponentType<FramePartProps>;
}

export type LayoutId = LayoutKind | Exclude<LayoutName, 'default'>;

/** One chunk each: no page loads both large ones unless the window changes sides. */
export const layouts: Readonly<Record<LayoutId, Load<LayoutFrame>>> = {
  desktop: async () => (await import('./desktop/desktopFrame.tsx')).desktopFrame,
  mobile: async () => (await import('./mobile/mobileFrame.tsx')).mobileFrame,
  headless: async () => (await import('./bare/headlessFrame.ts')).headlessFrame,
  empty: async () => (await import('./bare/emptyFrame.ts')).emptyFrame,
  maintenance: async () => (await import('./closed/closedFrames.tsx')).maintenanceFrame,
  blocked: async () => (await import('./closed/closedFrames.tsx')).blockedFrame,
};

/** Layout of a route on this kind of window. */
export function layoutIdOf(routeLayout: LayoutName, kind: LayoutKind): LayoutId {
  return routeLayout === 'default' ? kind : routeLayout;
}

/** View of a layout for the view loader. */
export function layoutView(id: LayoutId): View<LayoutFrame> {
  return { name: `layout ${id}`, plugin: 'shell', load: layouts[id] };
}
