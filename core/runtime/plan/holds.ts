import type { Condition } from '../../contract/Contribution.ts';

/** What a condition is asked about. */
export interface ConditionFacts {
  readonly isAuthed: boolean;
  readonly isMobile: boolean;
  readonly isBanned: boolean;
  readonly features: Readonly<Record<string, boolean>>;
  readonly routeId: number | undefined;
}

/** Whether the rule holds; an absent rule always does. */
export function holds(condition: Condition | undefined, facts: ConditionFacts): boolean {
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
      return !holds(condition.of, facts);
    case 'all':
      return condition.of.every((inner) => holds(inner, facts));
    case 'any':
      return condition.of.some((inner) => holds(inner, facts));
  }
}
