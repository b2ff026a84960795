import type { Http } from '#core';
import type { Mailing } from './Mailing.ts';
import { mailingFromWire, mailingToWire } from './mailingFromWire.ts';

export async function loadMailing(http: Http, signal: AbortSignal): Promise<Mailing> {
  return mailingFromWire(await http.call('office.mailing', { signal }));
}

export async function saveMailing(http: Http, mailing: Mailing): Promise<Mailing> {
  return mailingFromWire(await http.call('office.changeMailing', { body: mailingToWire(mailing) }));
}
