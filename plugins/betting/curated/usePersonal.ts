import { useOpen, useServices } from '#core/ui';
import { personalOf } from './personalOf.ts';
import type { PersonalStore } from './PersonalStore.ts';
import { useBetting } from '../service/useBetting.ts';

export function usePersonal(): PersonalStore {
  return useOpen(personalOf(useBetting(), useServices()));
}
