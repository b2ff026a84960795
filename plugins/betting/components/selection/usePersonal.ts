import { useServices } from '#core/ui';
import { personalOf } from '../../stores/selection/personalOf.ts';
import type { PersonalStore } from '../../stores/selection/PersonalStore.ts';
import { useBetting } from '../useBetting.ts';
import { useOpen } from '../useOpen.ts';

/** What the person follows, while the component is on the page. */
export function usePersonal(): PersonalStore {
  return useOpen(personalOf(useBetting(), useServices()));
}
