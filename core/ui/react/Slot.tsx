import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { evaluateCondition } from '../../runtime/plan/evaluateCondition.ts';
import type { Condition } from '../../contract/Contribution.ts';
import type { SlotToken } from '../../contract/Token.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { LazyView } from '../../runtime/views/LazyView.tsx';
import { useConditionFacts } from './useCondition.ts';
import { useLayoutKind } from './LayoutKind.ts';
import { useRuntime, useServices } from './useServices.ts';

const deferredMs = 3000;

/** Slot to render. */
export interface SlotProps {
  readonly slot: SlotToken;
  /** Contributions for some pages replace those for all pages. */
  readonly isExclusive?: boolean;
}

/** All contributions to this slot, in the order of the plan, each behind its own boundary. */
export const Slot = observer(function Slot({ slot: place, isExclusive = false }: SlotProps) {
  const { services, contributions, health } = useRuntime();
  const facts = useConditionFacts();
  const layout = useLayoutKind();
  const slots = services.plan.slots.filter(
    (slot) =>
      slot.slot === place.name &&
      slot.offReason === undefined &&
      (slot.layout === undefined || slot.layout === layout),
  );
  const isLater = useLater(slots.some((slot) => slot.isDeferred));
  const shown = slots
    .filter((slot) => slot.isEssential || !health.isSwitchedOff(slot.plugin))
    .filter((slot) => evaluateCondition(slot.when, facts));
  const isTaken = isExclusive && shown.some(isForSome);
  return shown
    .filter((slot) => !isTaken || isForSome(slot))
    .map((slot) => {
      const load = contributions.slots.get(slot.id);
      if (load === undefined) return null;
      const skeleton = <Skeleton key={slot.id} shapes={slot.skeleton} />;
      if (slot.isDeferred && !isLater) return skeleton;
      return (
        <LazyView
          key={slot.id}
          view={{
            name: `slot ${slot.id}`,
            plugin: slot.plugin,
            load,
            texts: slot.texts ?? (slot.isDeferred ? [`${slot.plugin}.later`] : undefined),
          }}
          skeleton={skeleton}
        />
      );
    });
});

/** Rendered on named pages only. */
function isForSome({ when }: { readonly when?: Condition }): boolean {
  return when !== undefined && when.op !== 'not';
}

/** False at first, true after 3 s while the component is mounted. */
function useLater(isWanted: boolean): boolean {
  const { scheduler } = useServices();
  const [isLater, setLater] = useState(false);
  useEffect(
    () => (isWanted ? scheduler.after(deferredMs, () => setLater(true)) : undefined),
    [isWanted, scheduler],
  );
  return isLater;
}
