import { observer } from 'mobx-react-lite';
import { holds } from '../plan/Condition.ts';
import type { SlotName } from '../plan/PluginManifest.ts';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { LazyView } from '../views/LazyView.tsx';
import { useConditionFacts } from './useCondition.ts';
import { useLayoutKind } from './LayoutKind.ts';
import { useRuntime } from './useServices.ts';

/** Which named place this is. */
export interface SlotProps {
  readonly name: SlotName;
}

/** All that plugins put into this place, in the order of the plan, each behind its own boundary. */
export const Slot = observer(function Slot({ name }: SlotProps) {
  const { services, contributions, health } = useRuntime();
  const facts = useConditionFacts();
  const layout = useLayoutKind();
  return services.plan.slots
    .filter((slot) => slot.slot === name && slot.offReason === undefined)
    .filter((slot) => slot.layout === undefined || slot.layout === layout)
    .filter((slot) => slot.isEssential || !health.isSwitchedOff(slot.plugin))
    .filter((slot) => holds(slot.when, facts))
    .map((slot) => {
      const contribution = contributions.slots.get(slot.id);
      if (contribution === undefined) return null;
      return (
        <LazyView
          key={slot.id}
          view={{ name: `slot ${slot.id}`, plugin: slot.plugin, load: contribution.load }}
          skeleton={slot.skeleton === 'none' ? null : <Skeleton name={slot.skeleton} />}
        />
      );
    });
});
