import type { RouteRules } from '#core';
import type { Ban } from '../../auth/contract.ts';

/** Facts of a signed-in person that a route's rules depend on. */
export interface PersonFacts {
  readonly ban: Ban;
  readonly needsIdentification: boolean;
  readonly hasDataAfterRegistration: boolean;
  /** The person is asked to move to another operator, and has not agreed. */
  readonly isTransferRequired: boolean;
}

/** `banned` leads to the page for banned people, `home` home, `closed` to the account or home. */
export type RouteJudgement = 'open' | 'banned' | 'home' | 'closed';

/** Whether a signed-in person may open a page in this language; the first verdict decides. */
export function evaluateRoute(
  rules: RouteRules | undefined,
  person: PersonFacts,
  language: string,
): RouteJudgement {
  const { banned, languages, needsIdentification, hasDataAfterRegistration } = rules ?? {};
  if (person.ban !== 'none') {
    const isOpen =
      banned === 'allowed' ||
      banned === 'only' ||
      (banned === 'withdrawal' && person.ban === 'except-withdrawal');
    if (!isOpen) return 'banned';
  } else if (banned === 'only') {
    return 'home';
  }
  if (languages !== undefined && !languages.includes(language)) return 'closed';
  if (needsIdentification !== undefined && needsIdentification !== person.needsIdentification)
    return 'closed';
  if (
    hasDataAfterRegistration !== undefined &&
    hasDataAfterRegistration !== person.hasDataAfterRegistration
  )
    return 'closed';
  return 'open';
}
