import { createContext } from 'react';
import type { ExtraColumns } from './extraColumns.ts';
import type { ListStore } from '../ListStore.ts';
import type { extraParts } from './extraParts.ts';

/** The two further columns of a table: their room is kept by width alone, what is in them comes where there is that room. */
export interface ExtraColumnsOfTable {
  readonly kind: ExtraColumns;
  readonly list: ListStore;
  readonly parts: typeof extraParts | undefined;
}

/** Undefined where the rows of a table have three columns at any width. */
export const ExtraColumnsContext = createContext<ExtraColumnsOfTable | undefined>(undefined);
