import { evaluateCondition, type ConditionFacts } from '../../runtime/plan/evaluateCondition.ts';
import type { Condition } from '../../contract/Contribution.ts';
import { useRuntime } from './useServices.ts';

/** What conditions are asked about, now. Call it inside an observer: it reads session and place. */
export function useConditionFacts(): ConditionFacts {
  const { services, navigator } = useRuntime();
  return {
    isAuthed: services.session.isAuthed,
    isMobile: services.environment.isMobile,
    isBanned: services.session.isBanned,
    features: services.config.features,
    routeId: navigator.routeId,
  };
}

/** Whether a rule of manifest or configuration holds now. Call it inside an observer. */
export function useCondition(condition: Condition | undefined): boolean {
  return evaluateCondition(condition, useConditionFacts());
}
