import type { SandboxPlatform } from '../../../SandboxPart.ts';
import type { SandboxContext } from '../../http/SandboxApp.ts';

/** The session of the caller's token; undefined where it is not valid. */
export function sessionHashOf(
  context: SandboxContext,
  { sessions }: Pick<SandboxPlatform, 'sessions'>,
): string | undefined {
  const token = /^Bearer ([\w-]{1,200})$/.exec(context.req.header('authorization') ?? '')?.[1];
  const state = token === undefined ? undefined : sessions.checkToken(token);
  return state?.kind === 'valid' ? state.sessionHash : undefined;
}
