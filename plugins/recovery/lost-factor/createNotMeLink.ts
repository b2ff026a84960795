import type { CoreServices } from '#core';
import { PressedLinkStore } from '../../auth/ui.ts';
import { UsedLink } from '../emails/UsedLink.ts';
import { endFactorRecovery } from './FactorRecoveryApi.ts';

/** Creates the link that ends a request made by another person. */
export function createNotMeLink(
  { http, storage }: Pick<CoreServices, 'http' | 'storage'>,
  token: string,
): PressedLinkStore<void> {
  return new PressedLinkStore(
    token,
    (held) => endFactorRecovery(http, held),
    new UsedLink('not-me', storage),
  );
}
