import { createContext } from 'react';

export type AsianPartName = 'match' | 'part';

/** Settings shared by all rows of a table. */
export interface AsianView {
  /** The part shown on a phone; a desktop shows both where they fit. */
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
