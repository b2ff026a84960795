import type { SessionList, SessionWire } from '#wire';
import type { Http } from '#core';

/** A browser in which the person is signed in. */
export interface PersonSession {
  readonly id: string;
  /** Empty where nothing is known. */
  readonly device: string;
  readonly kind: SessionWire['kind'];
  /** Two capital letters, or empty. */
  readonly country: string;
  readonly createdAtS: number;
  readonly seenAtS: number;
  readonly isThis: boolean;
}

export async function loadSessions(
  http: Http,
  signal: AbortSignal,
): Promise<readonly PersonSession[]> {
  return sessionsFromWire(await http.call('security.sessions', { signal }));
}

export async function endSession(http: Http, id: string): Promise<void> {
  await http.call('security.endSession', { params: { id } });
}

export async function endOtherSessions(http: Http): Promise<void> {
  await http.call('security.endOtherSessions');
}

function sessionsFromWire({ sessions }: SessionList): readonly PersonSession[] {
  return sessions.map((wire) => ({
    id: wire.id,
    device: wire.device,
    kind: wire.kind,
    country: wire.country,
    createdAtS: wire.created_at,
    seenAtS: wire.seen_at,
    isThis: wire.is_this,
  }));
}
