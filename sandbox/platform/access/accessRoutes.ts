import type {
  Appeal,
  AppealsAnswer,
  BlockAnswer,
  MaintenanceWire,
  OpeningNoticeAnswer,
} from '#wire';
import {
  isAppealRequest,
  isBlockRequest,
  isOpeningNoticeRequest,
} from '#wire/validators/access.js';
import { requireUser } from '../accounts/sign-in/requireUser.ts';
import { readSessionSecret } from '../accounts/sign-in/sessionCookies.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/readBody.ts';
import { queryBoolean, queryChoice, queryOf } from '../http/readQuery.ts';
import type { SandboxApp, SandboxContext } from '../http/SandboxApp.ts';
import type { Visitor } from './Blocks.ts';
import { isCountryCode } from './readAccessControl.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

/** Calls that a closed site refuses, so that skipping the page's own check gains nothing. */
const refusedWhileClosed = ['/web-api/coupon/v1/placements', '/web-api/user/v1/account-conversion'];

export function addAccessRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { site, blocks, appeals, openings, limits, user, nowMs } = platform;

  for (const path of refusedWhileClosed) {
    app.post(path, async (context, next) => {
      const untilS = closedUntilS(
        site.read().site?.['maintenance'] as MaintenanceWire | undefined,
        nowMs() / 1000,
      );
      if (untilS !== undefined)
        throw new ApiError(503, 'maintenance', 'The site is being worked on', {
          headers: { 'Retry-After': String(Math.max(1, Math.ceil(untilS - nowMs() / 1000))) },
        });
      if (blocks.isBlocked(visitorOf(context, platform)))
        throw new ApiError(451, 'site_blocked', 'The site is closed for this visitor');
      await next();
    });
  }

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
    limits.letters.count(context.var.caller.address);
    openings.add(email, context.var.language);
    return context.json<OpeningNoticeAnswer>({ success: true });
  });
}

/** Identified by token or session cookie; no sign-in is required. */
function visitorOf(context: SandboxContext, { sessions, users }: SandboxPlatform): Visitor {
  const { country } = context.var.caller;
  const userId =
    context.req.header('authorization') === undefined
      ? sessions.find(readSessionSecret(context))?.userId
      : requireUser(context, sessions, users).id;
  return { countryCode: isCountryCode(country) ? country : undefined, userId };
}

/** End of the maintenance in force, in epoch seconds; one minute from now when it has no end. */
function closedUntilS(maintenance: MaintenanceWire | undefined, nowS: number): number | undefined {
  if (
    maintenance?.isActive !== true ||
    maintenance.web_state === 0 ||
    (maintenance.started_at ?? 0) > nowS
  )
    return undefined;
  const endS = maintenance.ended_at ?? 0;
  if (endS === 0) return nowS + 60;
  return endS > nowS ? endS : undefined;
}
