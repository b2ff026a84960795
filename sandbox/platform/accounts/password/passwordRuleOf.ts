import {
  shortestAlone,
  shortestBesideFactor,
  type PasswordRule,
} from '#domain/accounts/passwordProblem.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';
import type { SandboxContext } from '../../http/SandboxApp.ts';
import type { User } from '../Users.ts';
import { personalWordsOf } from './personalWordsOf.ts';

/**
 * Returns the rule for a new password of the person. A passkey is two factors by itself; the name
 * of the brand is as guessable as that of the person.
 */
export function passwordRuleOf(
  { brandName, factors, passkeys }: SandboxPlatform,
  context: SandboxContext,
  user: User,
): PasswordRule {
  const isBesideFactor = factors.isOn(user.id) || passkeys.ofUser(user.id).length > 0;
  return {
    shortest: isBesideFactor ? shortestBesideFactor : shortestAlone,
    personal: [...personalWordsOf(user), brandName(context.var.caller.host)],
  };
}
