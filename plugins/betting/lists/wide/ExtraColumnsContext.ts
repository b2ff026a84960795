import { createContext } from 'react';
import type { ExtraColumns } from './extraColumns.ts';
import type { ListStore } from '../ListStore.ts';
import type { extraParts } from './extraParts.ts';

/** Two further columns of a table: room by width alone, content where there is room. */
export interface ExtraColumnsOfTable {
  readonly kind: ExtraColumns;
  readonly list: ListStore;
  readonly parts: typeof extraParts | undefined;
}

/** Undefined where the rows of a table have three columns at any width. */
export const ExtraColumnsContext = createContext<ExtraColumnsOfTable | undefined>(undefined);
