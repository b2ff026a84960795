import type { DeskRequestWire } from '#wire';
import type { ServiceRequest } from './Request.ts';

/** Translates a thread of any desk. */
export function requestFromWire(wire: DeskRequestWire): ServiceRequest {
  return {
    id: wire.id,
    state: wire.state,
    createdAtS: wire.created_at,
    messages: wire.messages.map(({ id, from, text, at, files }) => ({
      id,
      isOwn: from === 'person',
      text,
      atS: at,
      files,
    })),
    isUnread: wire.isUnread,
    reopenUntilS: wire.reopen_until,
  };
}
