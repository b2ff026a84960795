import { when } from 'mobx';
import type { CoreServices, GuardVerdict, NavigationRequest, RouteRules } from '#core';
import {
  accountsToken,
  confirmTransferRoute,
  loadReadReturnUrl,
  loadSignInAddress,
} from '../../auth/contract.ts';
import { accountRoute } from '../../office/contract.ts';
import { isClosedToVisitors, isVipSignInNeeded } from './isVipSignInNeeded.ts';
import { evaluateRoute, type PersonFacts } from './evaluateRoute.ts';
import { isOpenInTransfer } from '../transfer/transferRoutes.ts';

/** Assumed when the person's facts cannot be loaded: the platform enforces its rules anyway. */
const unknownPerson: PersonFacts = {
  ban: 'none',
  needsIdentification: false,
  hasDataAfterRegistration: true,
  isTransferRequired: false,
};

/** Whether the person may open the target page, and otherwise where to go. */
export async function evaluateAccess(
  request: NavigationRequest,
  services: CoreServices,
): Promise<GuardVerdict> {
  const { config, navigation, plan, session } = services;
  await session.ready;
  const route = plan.routes.find(({ name }) => name === request.routeName);
  const rules = route?.rules;
  const home: GuardVerdict = { kind: 'redirect', to: `/${request.language}${request.url.search}` };
  if (!session.isAuthed) {
    if (rules?.banned === 'only') return home;
    const isClosed =
      isAboutPerson(rules, request.language) ||
      (isVipSignInNeeded(config.site) && isClosedToVisitors({ access: request.access, rules }));
    return isClosed
      ? { kind: 'redirect', to: (await loadSignInAddress())(services, request.url) }
      : { kind: 'next' };
  }
  const facts = await factsOf(services);
  if (facts.ban === 'none') {
    const verdict = await evaluateTransfer(request, services, facts);
    if (verdict !== undefined) return verdict;
  }
  switch (evaluateRoute(rules, facts, request.language)) {
    case 'open':
      return { kind: 'next' };
    case 'home':
      return home;
    case 'banned':
      return { kind: 'redirect', to: navigation.href({ name: 'access.banned' }) };
    case 'closed':
      return config.features['accountMiddleware'] === true &&
        navigation.hasRoute(accountRoute) &&
        request.routeName !== accountRoute
        ? { kind: 'redirect', to: navigation.href({ name: accountRoute }) + request.url.search }
        : home;
  }
}

/**
 * Evaluated before all other rules: the transfer page is open only to people who are asked to move
 * to another operator; most other pages redirect them to it.
 */
async function evaluateTransfer(
  { routeName, language, url }: NavigationRequest,
  { navigation, plan }: CoreServices,
  { isTransferRequired }: PersonFacts,
): Promise<GuardVerdict | undefined> {
  if (isTransferRequired)
    return isOpenInTransfer(plan, routeName)
      ? undefined
      : {
          kind: 'redirect',
          to: navigation.href({
            name: confirmTransferRoute,
            query: { 'return-url': url.pathname + url.search + url.hash },
          }),
        };
  if (routeName !== confirmTransferRoute) return undefined;
  const readReturnUrl = await loadReadReturnUrl();
  return {
    kind: 'redirect',
    to: readReturnUrl(url.searchParams.get('return-url')) ?? `/${language}`,
  };
}

/** A visitor may not open a page that depends on facts of a person or another language. */
function isAboutPerson(rules: RouteRules | undefined, language: string): boolean {
  const { languages, needsIdentification, hasDataAfterRegistration } = rules ?? {};
  return (
    (languages !== undefined && !languages.includes(language)) ||
    needsIdentification !== undefined ||
    hasDataAfterRegistration !== undefined
  );
}

async function factsOf(services: CoreServices): Promise<PersonFacts> {
  const accounts = await services.services.get(accountsToken);
  await when(
    () => accounts.user !== undefined || accounts.error !== undefined || !services.session.isAuthed,
  );
  return accounts.user ?? unknownPerson;
}
