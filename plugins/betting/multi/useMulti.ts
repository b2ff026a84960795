import { useServices } from '#core/ui';
import { multiOf } from './multiOf.ts';
import type { MultiStore } from './MultiStore.ts';
import { useBetting } from '../service/useBetting.ts';

export function useMulti(): MultiStore {
  return multiOf(useBetting(), useServices());
}
