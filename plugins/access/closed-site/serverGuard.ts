import type { ServerGuard, ServerGuardVerdict } from '#core';
import type { BlockAnswer } from '#wire';
import { isBlockAnswer } from '#wire/validators/access.js';
import { closedPage, isClosedRoute, standsWhile, type ClosedRoute } from './closedPage.ts';
import { isTooOld } from '../old-browser/isTooOld.ts';
import { isClosedToVisitors, isVipSignInNeeded } from '../permissions/isVipSignInNeeded.ts';
import { readReturnPath } from './readReturnPath.ts';
import { supportedBrowsers } from '../old-browser/supportedBrowsers.ts';
import { appSignInRoute, loginRoute } from '../../auth/contract.ts';
import { toMaintenance, toSiteBlock } from './accessFromWire.ts';

/** As in the page: two retries, 100 ms apart. */
const retries = 2;
const retryDelayMs = 100;

/** Retry-After without a known end: a minute; several minutes for an update. */
const unknownRetryS = 60;
const updateRetryS = 120;

/** Referral parameters. */
const referralParameters = ['tag', 'pb', 'ref', 'utm_source'];

/** Block check of the first version (ACC-80), evaluated like in the page. */
export const serverGuard: ServerGuard<BlockAnswer | undefined> = {
  async ask({ stage, mayBeSignedIn, query, site, currentSite, call, pause }) {
    const parameters = {
      stage,
      auth: String(mayBeSignedIn),
      referral: String(referralParameters.some((name) => query.has(name))),
      mainVipDomainAuthNeed: String(site.isMainVipDomain && isVipSignInNeeded(await currentSite())),
    };
    for (let attempt = 0; attempt <= retries; attempt += 1) {
      if (attempt > 0) await pause(retryDelayMs);
      const answer = await call('access.blockLight', parameters, isBlockAnswer).catch(
        () => undefined,
      );
      if (answer !== undefined) return answer;
    }
    return undefined;
  },

  evaluate({
    answer,
    site,
    cookies,
    nowS,
    language,
    routeName,
    access,
    rules,
    mayBeSignedIn,
    features,
    addressOf,
    path,
    query,
    agent,
    isBot,
  }) {
    if (routeName === 'access.old-browser' || (!isBot && isTooOld(agent)))
      return {
        kind: 'plain',
        titleKey: 'access:oldBrowser.title',
        textKey: 'access:oldBrowser.text',
        rows: supportedBrowsers,
      };
    const maintenance = toMaintenance(site.maintenance);
    const closed = closedPage(
      {
        block: answer === undefined ? undefined : toSiteBlock(answer, cookies.get('geo_off')),
        maintenance,
        isUnreachable: answer === undefined,
      },
      nowS,
    );
    const firstData =
      answer === undefined ? [] : [{ endpoint: 'access.blockLight' as const, answer }];
    if (closed !== undefined && !standsWhile(closed, routeName, rules))
      return closedVerdict(closed);
    if (closed !== undefined && routeName === closed) return closedVerdict(closed);
    if (isClosedRoute(routeName))
      return { kind: 'leave', to: readReturnPath(query.get('return-url')) ?? `/${language}` };
    if (routeName === 'access.server-error')
      return { kind: 'page', routeName, status: 500, firstData };
    if (
      routeName !== undefined &&
      !mayBeSignedIn &&
      isVipSignInNeeded(site) &&
      isClosedToVisitors({ access, rules })
    ) {
      const signIn =
        (features['accountMiddleware'] === true ? addressOf(appSignInRoute) : undefined) ??
        addressOf(loginRoute);
      if (signIn !== undefined)
        return {
          kind: 'leave',
          to: `${signIn}?${new URLSearchParams({ ...carriedQuery(query), 'return-url': path }).toString()}`,
        };
    }
    return { kind: 'open', firstData };

    function closedVerdict(page: ClosedRoute): ServerGuardVerdict {
      const untilS =
        page === 'access.maintenance' && answer !== undefined ? maintenance.endsAtS : undefined;
      const retryAfterS =
        page === 'access.site-updates'
          ? updateRetryS
          : untilS === undefined
            ? unknownRetryS
            : Math.max(1, Math.ceil(untilS - nowS));
      const status = statusOf(page);
      return {
        kind: 'page',
        routeName: page,
        status,
        ...(status === 503 ? { retryAfterS } : {}),
        firstData,
      };
    }
  },
};

/** A password can be reset without a sign-in. */
function carriedQuery(query: URLSearchParams): Readonly<Record<string, string>> {
  const wish = query.get('showForgotPasswordModal');
  return wish === null ? {} : { showForgotPasswordModal: wish };
}

/** 503 for maintenance, 403 for a site not open yet, 451 for a legal block. */
function statusOf(page: ClosedRoute): 403 | 451 | 503 {
  if (page === 'access.maintenance' || page === 'access.site-updates') return 503;
  return page === 'access.coming-soon' ? 403 : 451;
}
