import type { Condition } from '../../contract/Contribution.ts';

/** State that conditions read. */
export interface ConditionFacts {
  readonly isAuthed: boolean;
  readonly isMobile: boolean;
  readonly isBanned: boolean;
  readonly features: Readonly<Record<string, boolean>>;
  readonly routeId: number | undefined;
}

/** Whether the condition is met; an absent condition always is. */
export function evaluateCondition(
  condition: Condition | undefined,
  facts: ConditionFacts,
): boolean {
  if (condition === undefined) return true;
  switch (condition.op) {
    case 'authed':
      return facts.isAuthed;
    case 'anonymous':
      return !facts.isAuthed;
    case 'mobile':
      return facts.isMobile;
    case 'banned':
      return facts.isBanned;
    case 'flag':
      return facts.features[condition.name] === true;
    case 'route':
      return facts.routeId === condition.id;
    case 'not':
      return !evaluateCondition(condition.of, facts);
    case 'all':
      return condition.of.every((inner) => evaluateCondition(inner, facts));
    case 'any':
      return condition.of.some((inner) => evaluateCondition(inner, facts));
  }
}
