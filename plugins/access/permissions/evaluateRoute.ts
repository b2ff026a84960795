import type { RouteRules } from '#core';

/** What a route's rules ask of a signed-in person. */
export interface PersonFacts {
  readonly banLevel: number;
  readonly banVersion: number;
  readonly needsIdentification: boolean;
  readonly hasDataAfterRegistration: boolean;
}

/** `banned` leads to the page for banned people, `home` home, `closed` to the account or home. */
export type RouteJudgement = 'open' | 'banned' | 'home' | 'closed';

/** Levels of a ban that leave taking money out: 53 in the first version of bans, 45 in later ones. */
function isWithdrawalOpen({ banLevel, banVersion }: PersonFacts): boolean {
  return banLevel === (banVersion === 1 ? 53 : 45);
}

/** Whether a signed-in person may be on a page in this language; the first rule with a verdict decides. */
export function evaluateRoute(
  rules: RouteRules | undefined,
  person: PersonFacts,
  language: string,
): RouteJudgement {
  const { banned, languages, needsIdentification, hasDataAfterRegistration } = rules ?? {};
  if (person.banLevel > 0) {
    const isOpen =
      banned === 'allowed' ||
      banned === 'only' ||
      (banned === 'withdrawal' && isWithdrawalOpen(person));
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
