import { createContext, use } from 'react';

export type LayoutKind = 'desktop' | 'mobile';

/** Which of the two layouts stands around the page. */
export const LayoutKindContext = createContext<LayoutKind>('desktop');

export function useLayoutKind(): LayoutKind {
  return use(LayoutKindContext);
}
