import {
  ApiError,
  hasBegunSignIn,
  setSecretCookie,
  readSecretCookie,
  openSession,
  oneOf,
  readBody,
  readControl,
  requireUserNamed,
  type SandboxContext,
  type SandboxPart,
} from '#sandbox';
import { refusals } from '#domain/identity/papers.ts';
import type { FactorRecovery, SignInAnswer } from '#wire';
import { isFactorEnd, isFactorPaper, isFactorTicket } from '#wire/validators/recovery.js';
import { FactorRecoveries } from './FactorRecoveries.ts';

const path = '/web-api/auth/v1/factor-recovery';
const cookieLifeS = 14 * 86_400;
const workEveryMs = 1000;

/** Recovery of an account without its second factor. */
export const sandboxPart: SandboxPart = {
  tables: FactorRecoveries.tables,
  addRoutes(app, platform) {
    const { factors, feed, files, ownerEmails, sessions, signedTokens, tickets, timers, users } =
      platform;
    const recoveries = new FactorRecoveries(platform);
    timers.every(workEveryMs, () => recoveries.work());
    // Documents are uploaded by the browser of the request, which has no session.
    files.guestOf = (context) => ownerOf(recoveries, context);

    /** Returns the person of a sign-in that waits for the second factor in this browser. */
    const begun = (context: SandboxContext, ticket: string) => {
      const found = hasBegunSignIn(context, signedTokens, 'grandstand_two_step', ticket)
        ? tickets.consume(ticket)
        : undefined;
      const user = found && users.byId(found.userId);
      if (found === undefined || user === undefined)
        throw new ApiError(410, 'ticket_over', 'Begin with the password again');
      return { ...found, user };
    };
    const owner = (context: SandboxContext): number => {
      const userId = ownerOf(recoveries, context);
      if (userId === undefined)
        throw new ApiError(404, 'recovery_unknown', 'There is no such request, or it is over');
      return userId;
    };

    app.post(path, async (context) => {
      const { ticket } = await readBody(context, isFactorTicket);
      const { user } = begun(context, ticket);
      const secret = recoveries.ask(user);
      setSecretCookie(context, cookieName, secret, cookieLifeS);
      return context.json<FactorRecovery>(recoveries.stateOf(user.id));
    });
    app.get(path, (context) => context.json<FactorRecovery>(recoveries.stateOf(owner(context))));
    app.post(`${path}/papers`, async (context) => {
      const userId = owner(context);
      const { paper, files: sent } = await readBody(context, isFactorPaper);
      recoveries.submit(userId, paper, sent);
      return context.json<FactorRecovery>(recoveries.stateOf(userId));
    });
    app.delete(path, (context) => {
      const userId = ownerOf(recoveries, context);
      if (userId !== undefined) recoveries.close(userId);
      return context.body(null, 204);
    });
    app.post(`${path}/sign-in`, async (context) => {
      const { ticket } = await readBody(context, isFactorTicket);
      const { user, way, isPersistent } = begun(context, ticket);
      if (recoveries.stateOf(user.id).state !== 'ready')
        throw new ApiError(409, 'recovery_waits', 'The request is not through yet');
      platform.store.transaction(() => {
        factors.remove(user.id);
        factors.noteLost(user.id);
        recoveries.close(user.id);
      });
      for (const hash of sessions.endAll(user.id)) feed.endSession(hash);
      ownerEmails.notify(context, user.id, 'secondFactorOff');
      return context.json<SignInAnswer>(
        openSession(context, platform, user, { way, isPersistent }),
      );
    });
    app.post(`${path}/end`, async (context) => {
      const { token } = await readBody(context, isFactorEnd);
      if (!recoveries.end(token))
        throw new ApiError(400, 'link_invalid', 'The link is used up or over', { field: 'token' });
      return context.body(null, 204);
    });

    // Back office: decides on the document of a request.
    app.post('/sandbox/v1/factor-recoveries/:login', async (context) => {
      const { id } = requireUserNamed(users, context.req.param('login'));
      const { outcome } = await readControl(
        context,
        { outcome: oneOf('accepted', ...refusals) },
        'outcome',
      );
      recoveries.decide(id, outcome);
      return context.json<FactorRecovery>(recoveries.stateOf(id));
    });
  },
};

const cookieName = 'grandstand_factor' as const;

function ownerOf(recoveries: FactorRecoveries, context: SandboxContext): number | undefined {
  return recoveries.ownerOf(readSecretCookie(context, cookieName));
}
