import type { CoreServices } from '#core';
import { responsibleRoute, type AfterSignInQuestion } from '../../auth/contract.ts';
import { reviewModal, setLimitsModal } from '../contract.ts';
import { loadPlayStatus } from './PlayApi.ts';

/**
 * Asks for an account review after a sign-in, otherwise offers a limit if none is set. On the
 * limits page the page itself asks.
 */
export function askLimits({
  http,
  modals,
  navigation,
}: Pick<CoreServices, 'http' | 'modals'> & {
  readonly navigation: Pick<CoreServices['navigation'], 'routeName'>;
}): AfterSignInQuestion {
  return async () => {
    const { prompts } = await loadPlayStatus(http);
    if (navigation.routeName === responsibleRoute) return undefined;
    if (prompts.includes('review')) return () => modals.open(reviewModal, {});
    return prompts.includes('limits') ? () => modals.open(setLimitsModal, {}) : undefined;
  };
}
