import { bodyLimit } from 'hono/body-limit';
import type { MiddlewareHandler } from 'hono';
import { endpoints } from '../schemas/generated/endpoints.ts';
import { sandboxParts } from '../schemas/generated/sandboxParts.ts';
import type { SandboxOptions } from './SandboxOptions.ts';
import { addAccessRoutes } from './platform/access/accessRoutes.ts';
import { addAuthRoutes } from './platform/accounts/sign-in/authRoutes.ts';
import { addConsentRoutes } from './platform/accounts/consentRoutes.ts';
import { addConversionRoutes } from './platform/accounts/conversion/conversionRoutes.ts';
import { addPasswordRoutes } from './platform/accounts/password/passwordRoutes.ts';
import { addPreferenceRoutes } from './platform/accounts/preferenceRoutes.ts';
import { addPasskeyRoutes } from './platform/accounts/passkeys/passkeyRoutes.ts';
import { addPhoneRoutes } from './platform/accounts/sign-in/phoneRoutes.ts';
import { addDeviceRoutes } from './platform/accounts/sign-in/deviceRoutes.ts';
import { addSignInLinkRoutes } from './platform/accounts/sign-in/signInLinkRoutes.ts';
import { addOutboxPage } from './platform/mail/addOutboxPage.ts';
import { addFileRoutes } from './platform/files/fileRoutes.ts';
import { addContactRoutes } from './platform/accounts/contacts/contactRoutes.ts';
import { addSecondFactorRoutes } from './platform/accounts/second-factor/secondFactorRoutes.ts';
import { addUserRoutes } from './platform/accounts/userRoutes.ts';
import { addControlRoutes } from './control/controlRoutes.ts';
import { ApiError } from './platform/http/ApiError.ts';
import { closedControlMiddleware } from './control/closedControlMiddleware.ts';
import { addPeopleControl } from './control/peopleControl.ts';
import { faultMiddleware } from './control/faultMiddleware.ts';
import { addCashOutRoutes } from './platform/bets/cash-out/cashOutRoutes.ts';
import { addCodeRoutes } from './platform/bets/codes/codeRoutes.ts';
import { addCouponRoutes } from './platform/bets/placing/couponRoutes.ts';
import { callerMiddleware } from './platform/http/callerMiddleware.ts';
import {
  addErrorAnswers,
  answerHeadersMiddleware,
  crossSiteMiddleware,
  languageMiddleware,
} from './platform/http/platformMiddleware.ts';
import { addMailRoutes } from './platform/mail/mailRoutes.ts';
import { addLineRoutes } from './platform/line/lineRoutes.ts';
import { addStatisticsRoutes } from './platform/line/statisticsRoutes.ts';
import { addMediaRoutes } from './platform/media/mediaRoutes.ts';
import { addHistoryControl } from './platform/bets/history/historyControl.ts';
import { addHistoryRoutes } from './platform/bets/history/historyRoutes.ts';
import { addChallengeRoutes } from './platform/challenge/challengeRoutes.ts';
import { addOneTapRoutes } from './platform/providers/oneTapRoutes.ts';
import { addSocialRoutes } from './platform/providers/socialRoutes.ts';
import { addSearchRoutes } from './platform/search/searchRoutes.ts';
import { addSelectionRoutes } from './platform/selections/selectionRoutes.ts';
import { addSeoControl, addSeoRoutes } from './platform/seo/seoRoutes.ts';
import { addConfigGroupRoutes } from './platform/site/configGroupRoutes.ts';
import { addDictionaryRoutes } from './platform/site/dictionaryRoutes.ts';
import { addRedirectRoutes } from './platform/site/redirectRoutes.ts';
import { addReportRoutes } from './platform/site/reportRoutes.ts';
import { addSiteRoutes } from './platform/site/siteRoutes.ts';
import { addSupportControl, addSupportRoutes } from './platform/support/supportRoutes.ts';
import { addTermsRoutes } from './platform/terms/termsRoutes.ts';
import { addMoneyControl, addMoneyRoutes } from './platform/bets/money/moneyRoutes.ts';
import type { SandboxApp, SandboxEnv } from './platform/http/SandboxApp.ts';
import type { SandboxPlatform } from './SandboxPart.ts';

const routes: readonly ((app: SandboxApp, platform: SandboxPlatform) => void)[] = [
  // Refuses conversions while the site is closed, so it has to precede their route.
  addAccessRoutes,
  addSiteRoutes,
  addReportRoutes,
  addSeoRoutes,
  addTermsRoutes,
  addSupportRoutes,
  addRedirectRoutes,
  addDictionaryRoutes,
  addConfigGroupRoutes,
  addAuthRoutes,
  addChallengeRoutes,
  addOneTapRoutes,
  addSocialRoutes,
  addPhoneRoutes,
  addPasskeyRoutes,
  addSecondFactorRoutes,
  addDeviceRoutes,
  addSignInLinkRoutes,
  addPasswordRoutes,
  addMailRoutes,
  addConsentRoutes,
  addConversionRoutes,
  addUserRoutes,
  addContactRoutes,
  addFileRoutes,
  addPreferenceRoutes,
  addSelectionRoutes,
  addLineRoutes,
  addSearchRoutes,
  addStatisticsRoutes,
  addMediaRoutes,
  addCouponRoutes,
  addCodeRoutes,
  addCashOutRoutes,
  addMoneyRoutes,
  addHistoryRoutes,
  ...sandboxParts.map((part) => part.addRoutes),
  addOutboxPage,
  addControlRoutes,
  addPeopleControl,
  addMoneyControl,
  addHistoryControl,
  addSupportControl,
  addSeoControl,
];

/** Adds all routes of the platform. */
export function addRoutes(
  app: SandboxApp,
  platform: SandboxPlatform,
  options: SandboxOptions,
): void {
  addMiddleware(app, platform, options);
  for (const add of routes) add(app, platform);
}

const limitBody = limitTo(65_536);
/** Size of one part of an uploaded file. */
const limitBytes = limitTo(1_048_576);
const byteCalls = Object.values(endpoints).flatMap((row) =>
  'isBinary' in row
    ? [{ method: row.method, path: new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }]
    : [],
);

function takesBytes({ method, path }: { readonly method: string; readonly path: string }): boolean {
  return byteCalls.some((call) => call.method === method && call.path.test(path));
}

/**
 * Reads the whole body before a call with a token begins: a session that ends while the body is
 * being sent has ended before the call.
 */
function wholeBodyMiddleware(): MiddlewareHandler<SandboxEnv> {
  return async ({ req }, next) => {
    if (req.header('authorization') !== undefined) await req.arrayBuffer();
    await next();
  };
}

function limitTo(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError(
        413,
        'body_too_large',
        `The body is larger than ${maxSize} bytes: send less`,
      );
    },
  });
}

function addMiddleware(
  app: SandboxApp,
  { nowMs, site, requests, faults, timers, captcha, fingerprints, incidents }: SandboxPlatform,
  options: SandboxOptions,
): void {
  app.use(answerHeadersMiddleware(nowMs, () => site.read().version));
  app.use((context, next) => (takesBytes(context.req) ? limitBytes : limitBody)(context, next));
  if (options.isControlOpen) {
    app.use(async (context, next) => {
      if (!context.req.path.startsWith('/sandbox/')) await requests.add(context.req.raw, nowMs());
      await next();
    });
    app.use(
      faultMiddleware(faults, timers, ({ headers }) => ({
        captcha: () => captcha.accepts(headers.get('x-captcha-result') ?? undefined),
        fingerprint: () => fingerprints.accepts(headers.get('x-fingerprint') ?? undefined),
      })),
    );
  }
  app.use(wholeBodyMiddleware());
  app.use(languageMiddleware());
  app.use(callerMiddleware(options.trustsEdge ?? false));
  app.use(crossSiteMiddleware(options.allowedHosts ?? []));
  addErrorAnswers(app, nowMs, incidents);
  if (!options.isControlOpen) app.use('/sandbox/v1/*', closedControlMiddleware());
}
