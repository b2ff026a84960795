import { hasLoadedScripts, type CoreServices, type NavigationRequest } from '#core';

/** PAY-140: scripts that ran in a document stay in it, so money is ordered in a new one. */
export function needsOwnDocument(
  { routeName, fromRouteName }: Pick<NavigationRequest, 'routeName' | 'fromRouteName'>,
  { plan }: Pick<CoreServices, 'plan'>,
  hasOthers: () => boolean = hasLoadedScripts,
): boolean {
  const route = plan.routes.find(({ name }) => name === routeName);
  return route?.provider !== undefined && fromRouteName !== undefined && hasOthers();
}
