import { createContext } from 'react';

export type AsianPartName = 'match' | 'part';

/** What all rows of a table share. */
export interface AsianView {
  /** Which part a phone shows; a desktop shows both where they fit. */
  readonly part: AsianPartName;
  readonly lineCount: number;
  readonly hasDraw: boolean;
  readonly isMobile: boolean;
}

export const AsianViewContext = createContext<AsianView>({
  part: 'match',
  lineCount: 1,
  hasDraw: true,
  isMobile: false,
});
