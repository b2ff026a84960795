import type { LoginAnswer, StepUpAnswer } from '#wire';
import { isStepUpRequest, isTwoStepRequest } from '#wire/validators/factors.js';
import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { ApiError } from '../../http/ApiError.ts';
import { readBody } from '../../http/readBody.ts';
import type { SandboxApp } from '../../http/SandboxApp.ts';
import { requireProof } from '../password/requireProof.ts';
import { requireFewTries } from '../readContact.ts';
import { hasBegunSignIn } from '../sign-in/browserState.ts';
import { admit } from '../sign-in/openSession.ts';
import type { Level } from '../sign-in/Sessions.ts';
import type { User } from '../Users.ts';
import { levelLifeMs, requireOwnSession } from './requireLevel.ts';

const ticketOver = (): ApiError =>
  new ApiError(
    410,
    'ticket_over',
    'Too much time or too many tries: begin with the password again',
  );

/** The second step of a sign-in, and the proof of who is there that some calls need. */
export function addSecondFactorRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { users, signedTokens, tickets, gate, nowMs } = platform;

  app.post('/web-api/auth/v1/two-step', async (context) => {
    const { ticket, code } = await readBody(context, isTwoStepRequest);
    const begun = hasBegunSignIn(context, signedTokens, 'grandstand_two_step', ticket)
      ? tickets.take(ticket)
      : undefined;
    const user = begun === undefined ? undefined : users.byId(begun.userId);
    if (begun === undefined || user === undefined) throw ticketOver();
    useCode(platform, user, code, begun.triesLeft);
    tickets.end(ticket);
    return context.json<LoginAnswer>(
      admit(context, platform, user, { ...begun, isSecondFactorProved: true }),
    );
  });

  app.post('/web-api/auth/v1/step-up', async (context) => {
    const user = platform.user(context);
    const session = requireOwnSession(platform, context);
    const { password, code } = await readBody(context, isStepUpRequest);
    if (password === undefined && code === undefined)
      throw new ApiError(400, 'invalid_body', 'Give the password, the code, or both');
    if (password !== undefined) await requireProof(platform, user, password);
    if (code !== undefined) useCode(platform, user, code, undefined);
    const isWhole =
      password !== undefined && (code !== undefined || !platform.factors.isOn(user.id));
    const level: Level = isWhole ? 'fresh2' : 'fresh';
    gate.rise(context, session, level);
    return context.json<StepUpAnswer>({
      level,
      fresh_until_at: Math.floor((nowMs() + levelLifeMs) / 1000),
    });
  });
}

/** Takes a code of the second factor; wrong ones close the account's codes for a while. */
function useCode(
  { attempts, factors, mailer, nowMs }: SandboxPlatform,
  user: User,
  code: string,
  triesLeft: number | undefined,
): void {
  const counted = `code:${user.id}`;
  requireFewTries(attempts, counted, 'Too many wrong codes', nowMs());
  attempts.record(counted, nowMs());
  const { result, isPaper } = factors.use(user.id, code);
  if (result === 'wrong')
    throw new ApiError(400, 'code_wrong', 'The code is wrong', {
      field: 'code',
      ...(triesLeft === undefined ? {} : { meta: { tries_left: triesLeft } }),
    });
  if (result === 'used')
    throw new ApiError(400, 'code_used', 'The code was used: wait for the next', { field: 'code' });
  attempts.clear(counted);
  if (isPaper)
    mailer.send(
      'recoveryCodeUsed',
      { recipient: user.email, language: user.language },
      { left: factors.codesLeft(user.id) },
    );
}
