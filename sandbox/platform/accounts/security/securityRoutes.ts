import { shortestAlone } from '#domain/accounts/passwordProblem.ts';
import type { SessionList, StepUpAnswer } from '#wire';
import { isChangePasswordRequest, isStepUpRequest } from '#wire/validators/security.js';
import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { ApiError } from '../../http/ApiError.ts';
import { readBody } from '../../http/readBody.ts';
import type { SandboxApp, SandboxContext } from '../../http/SandboxApp.ts';
import { personalWordsOf } from '../password/personalWordsOf.ts';
import { requireNewPassword } from '../password/requireNewPassword.ts';
import { requireProof } from '../password/requireProof.ts';
import { deviceOfAgent } from './deviceOfAgent.ts';
import { sessionHashOf } from './sessionHashOf.ts';

/** Proving again who one is, another password, and the sessions of a person. */
export function addSecurityRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { sessions, users, passwords, knownPasswords, feed, mailer, later, user } = platform;

  app.post('/web-api/auth/v1/step-up', async (context) => {
    const person = user(context);
    const { password } = await readBody(context, isStepUpRequest);
    await requireProof(platform, person, password);
    return context.json<StepUpAnswer>(proved(context));
  });

  app.post('/web-api/auth/v1/password', async (context) => {
    const person = user(context);
    const { current, password } = await readBody(context, isChangePasswordRequest);
    await requireProof(platform, person, current);
    if (current === password)
      throw new ApiError(400, 'password_same', 'The new password is the old one', {
        field: 'password',
      });
    requireNewPassword(
      password,
      { shortest: shortestAlone, personal: personalWordsOf(person) },
      knownPasswords,
    );
    users.setPassword(person.id, await passwords.hash(password));
    endOthers(context, person.id);
    later(() =>
      mailer.send('passwordChanged', { recipient: person.email, language: person.language }),
    );
    return context.json<StepUpAnswer>(proved(context));
  });

  app.get('/web-api/auth/v1/sessions', (context) =>
    context.json<SessionList>(listOf(context, user(context).id)),
  );

  app.delete('/web-api/auth/v1/sessions/:id', (context) => {
    const { id } = user(context);
    const ended = sessions.ofUser(id).find(({ publicId }) => publicId === context.req.param('id'));
    // One that has ended meanwhile is where the person wants it.
    if (ended !== undefined) end([ended.idHash]);
    return context.json<SessionList>(listOf(context, id));
  });

  app.post('/web-api/auth/v1/sessions/end-others', (context) => {
    const person = user(context);
    const count = endOthers(context, person.id);
    if (count > 0)
      later(() =>
        mailer.send('sessionsEnded', { recipient: person.email, language: person.language }),
      );
    return context.json<SessionList>(listOf(context, person.id));
  });

  function proved(context: SandboxContext): StepUpAnswer {
    const hash = sessionHashOf(context, platform) ?? '';
    sessions.prove(hash);
    return {
      level: 'fresh',
      fresh_until_at: Math.floor(sessions.freshUntilMs(hash) / 1000),
    };
  }

  function endOthers(context: SandboxContext, userId: number): number {
    const own = sessionHashOf(context, platform);
    const others = sessions.ofUser(userId).filter(({ idHash }) => idHash !== own);
    end(others.map(({ idHash }) => idHash));
    return others.length;
  }

  function end(hashes: readonly string[]): void {
    for (const hash of hashes) {
      sessions.end(hash);
      feed.endSession(hash);
    }
  }

  function listOf(context: SandboxContext, userId: number): SessionList {
    const own = sessionHashOf(context, platform);
    return {
      sessions: sessions.ofUser(userId).map((session) => {
        const { name, kind } = deviceOfAgent(session.agent);
        return {
          id: session.publicId,
          device: name,
          kind,
          country: session.country,
          created_at: Math.floor(session.createdAtMs / 1000),
          seen_at: Math.floor(session.seenAtMs / 1000),
          is_this: session.idHash === own,
        };
      }),
    };
  }
}
