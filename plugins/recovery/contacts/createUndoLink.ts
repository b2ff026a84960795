import type { CoreServices } from '#core';
import { PressedLinkStore } from '../../auth/ui.ts';
import { UsedLink } from '../emails/UsedLink.ts';
import { undoContact } from './ContactsApi.ts';

/**
 * Creates the link that reverts a change of contact; its answer is the number of removed sign-in
 * methods.
 */
export function createUndoLink(
  { http, storage }: Pick<CoreServices, 'http' | 'storage'>,
  token: string,
): PressedLinkStore<number> {
  return new PressedLinkStore(
    token,
    (held) => undoContact(http, held),
    new UsedLink('undo', storage),
  );
}
