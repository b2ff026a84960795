import { createContext, use } from 'react';

/** A wide window has columns and menus beside the page, a narrow one has them behind buttons. */
export type LayoutKind = 'desktop' | 'mobile';

/** Which of the two layouts stands around the page. */
export const LayoutKindContext = createContext<LayoutKind>('desktop');

/**
 * Which of the two layouts stands around the page now. For what differs in content; what differs in
 * size alone is a container query.
 */
export function useLayoutKind(): LayoutKind {
  return use(LayoutKindContext);
}
