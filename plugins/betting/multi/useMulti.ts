import { useServices } from '#core/ui';
import { multiOf } from './multiOf.ts';
import type { MultiStore } from './MultiStore.ts';
import { useBetting } from '../service/useBetting.ts';

/** The matches that stand side by side. */
export function useMulti(): MultiStore {
  return multiOf(useBetting(), useServices());
}
