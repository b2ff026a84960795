import type { SandboxContext } from '../http/SandboxApp.ts';
import type { User, Users } from './Users.ts';

/** Stores the language of the call as the person's; a call without a language changes nothing. */
export function recordLanguage(context: SandboxContext, users: Users, user: User): void {
  const language = context.req.header('x-language');
  if (language !== undefined && language === context.var.language && language !== user.language)
    users.change(user.id, { language });
}
