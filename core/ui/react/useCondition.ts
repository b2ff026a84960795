import { evaluateCondition, type ConditionFacts } from '../../runtime/plan/evaluateCondition.ts';
import type { Condition } from '../../contract/Contribution.ts';
import { useRuntime } from './useServices.ts';

/** Current state for conditions. Call it inside an observer: it reads session and navigation. */
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

/** Whether a condition of manifest or configuration is met now. Call it inside an observer. */
export function useCondition(condition: Condition | undefined): boolean {
  return evaluateCondition(condition, useConditionFacts());
}
