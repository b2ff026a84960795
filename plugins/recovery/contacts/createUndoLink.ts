import type { CoreServices } from '#core';
import { PressedLinkStore } from '../../auth/ui.ts';
import { UsedLink } from '../emails/UsedLink.ts';
import { undoContact } from './ContactsApi.ts';

/** Takes back a change of contact; answers how many ways to sign in went with it. */
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
