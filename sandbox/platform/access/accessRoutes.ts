import type { Appeal, AppealsAnswer, BlockAnswer, OpeningNoticeAnswer } from '#wire';
import {
  isAppealRequest,
  isBlockRequest,
  isOpeningNoticeRequest,
} from '#wire/validators/access.js';
import { requireUser } from '../accounts/sign-in/requireUser.ts';
import { readSessionSecret } from '../accounts/sign-in/sessionCookies.ts';
import { readBody } from '../http/readBody.ts';
import { queryBoolean, queryChoice, queryOf } from '../http/readQuery.ts';
import type { SandboxApp, SandboxContext } from '../http/SandboxApp.ts';
import type { Visitor } from './Blocks.ts';
import { isCountryCode } from './readAccessControl.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

export function addAccessRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { siteGate, blocks, appeals, openings, limits, user } = platform;

  // Bets, cash-outs and deposits check this themselves, because a decision under a key is kept.
  app.post('/web-api/user/v1/account-conversion', async (context, next) => {
    const { userId } = visitorOf(context, platform);
    siteGate.require({ userId, country: context.var.caller.country });
    await next();
  });

  const answer = (context: SandboxContext): Response =>
    context.json<BlockAnswer>(blocks.answer(visitorOf(context, platform)));
  app.get('/blocks-api/api/v1/block/light', (context) => {
    const query = queryOf(context);
    queryChoice(query, 'stage', ['production', 'demo', 'test'], 'demo');
    for (const name of ['auth', 'referral', 'mainVipDomainAuthNeed']) queryBoolean(query, name);
    return answer(context);
  });
  app.post('/blocks-api/api/v2/block', async (context) => {
    await readBody(context, isBlockRequest);
    return answer(context);
  });

  app.get('/web-api/access/v1/appeals', (context) =>
    context.json<AppealsAnswer>(appeals.of(user(context))),
  );
  app.post('/web-api/access/v1/appeals', async (context) => {
    const person = user(context);
    const { text } = await readBody(context, isAppealRequest);
    return context.json<Appeal>(appeals.add(person, text), 201);
  });
  app.post('/web-api/access/v1/opening-notices', async (context) => {
    const { email } = await readBody(context, isOpeningNoticeRequest);
    limits.messages.count(context.var.caller.source);
    openings.add(email, context.var.language);
    return context.json<OpeningNoticeAnswer>({ success: true });
  });
}

/** Identifies a visitor by token or session cookie; no sign-in is required. */
function visitorOf(context: SandboxContext, { sessions, users }: SandboxPlatform): Visitor {
  const { country } = context.var.caller;
  const userId =
    context.req.header('authorization') === undefined
      ? sessions.find(readSessionSecret(context))?.userId
      : requireUser(context, sessions, users).id;
  return { countryCode: isCountryCode(country) ? country : undefined, userId };
}
