import type { SandboxContext } from '../http/SandboxApp.ts';
import type { User, Users } from './Users.ts';

/** The language in which the person uses the site now; a call that names none changes nothing. */
export function noteLanguage(context: SandboxContext, users: Users, user: User): void {
  const language = context.req.header('x-language');
  if (language !== undefined && language === context.var.language && language !== user.language) users.change(user.id, { language });
}
