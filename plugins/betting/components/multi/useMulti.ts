import { useServices } from '#core/ui';
import { multiOf } from '../../stores/multi/multiOf.ts';
import type { MultiStore } from '../../stores/multi/MultiStore.ts';
import { useBetting } from '../useBetting.ts';

/** The matches that stand side by side. */
export function useMulti(): MultiStore {
  return multiOf(useBetting(), useServices());
}
