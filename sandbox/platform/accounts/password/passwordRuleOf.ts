import {
  shortestAlone,
  shortestBesideFactor,
  type PasswordRule,
} from '#domain/accounts/passwordProblem.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';
import type { User } from '../Users.ts';
import { personalWordsOf } from './personalWordsOf.ts';

/** What a new password of the person must be like. A passkey is two factors by itself. */
export function passwordRuleOf({ factors, passkeys }: SandboxPlatform, user: User): PasswordRule {
  const isBesideFactor = factors.isOn(user.id) || passkeys.ofUser(user.id).length > 0;
  return {
    shortest: isBesideFactor ? shortestBesideFactor : shortestAlone,
    personal: personalWordsOf(user),
  };
}
