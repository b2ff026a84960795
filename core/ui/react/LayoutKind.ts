import { createContext, use } from 'react';

/** A wide window has columns and menus beside the page, a narrow one has them behind buttons. */
export type LayoutKind = 'desktop' | 'mobile';

/** Current layout around the page. */
export const LayoutKindContext = createContext<LayoutKind>('desktop');

/**
 * Current layout around the page, for differences of content; for differences of size use a
 * container query.
 */
export function useLayoutKind(): LayoutKind {
  return use(LayoutKindContext);
}
