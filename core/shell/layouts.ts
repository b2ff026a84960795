import type { ComponentType } from 'react';
import type { Load } from '../contract/Load.ts';
import type { LayoutName } from '../contract/Route.ts';
import type { LayoutKind } from '../ui/react/LayoutKind.ts';
import type { View } from '../runtime/views/ViewLoader.ts';
import type { Columns } from './desktop/useColumns.ts';

/** What the parts of a layout are given. */
export interface FramePartProps {
  readonly columns: Columns;
}

/**
 * What stands around the page. A layout is given in parts and not as one component, so that the
 * main area keeps its place in the tree: a change of layout leaves what was typed, the focus and
 * the scroll position as they are.
 */
export interface LayoutFrame {
  /** Of the box around everything. */
  readonly className?: string | undefined;
  /** Of the row of columns and main area. */
  readonly rowClassName?: string | undefined;
  readonly mainClassName?: string | undefined;
  readonly Top?: ComponentType<FramePartProps>;
  readonly Start?: ComponentType<FramePartProps>;
  readonly End?: ComponentType<FramePartProps>;
  readonly Bottom?: ComponentType<FramePartProps>;
}

export type LayoutId = LayoutKind | Exclude<LayoutName, 'default'>;

/** One chunk each: no page loads both of the big ones unless the window changes sides. */
export const layouts: Readonly<Record<LayoutId, Load<LayoutFrame>>> = {
  desktop: async () => (await import('./desktop/desktopFrame.tsx')).desktopFrame,
  mobile: async () => (await import('./mobile/mobileFrame.tsx')).mobileFrame,
  headless: async () => (await import('./bare/headlessFrame.ts')).headlessFrame,
  empty: async () => (await import('./bare/emptyFrame.ts')).emptyFrame,
  maintenance: async () => (await import('./closed/closedFrames.tsx')).maintenanceFrame,
  blocked: async () => (await import('./closed/closedFrames.tsx')).blockedFrame,
};

/** Which layout a route gets on this kind of window. */
export function layoutIdOf(routeLayout: LayoutName, kind: LayoutKind): LayoutId {
  return routeLayout === 'default' ? kind : routeLayout;
}

/** The layout as the view loader knows it. */
export function layoutView(id: LayoutId): View<LayoutFrame> {
  return { name: `layout ${id}`, plugin: 'shell', load: layouts[id] };
}
