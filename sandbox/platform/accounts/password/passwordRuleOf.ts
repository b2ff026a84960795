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
 * What a new password of the person must be like. A passkey is two factors by itself; the name of
 * the brand is as easy to guess as that of the person.
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
