import type { Http } from '#core';
import type { OpenSession, Protection, TotpSetup } from './Security.ts';
import { readProtection, readSessions } from './securityFromWire.ts';

export async function loadProtection(http: Http, signal: AbortSignal): Promise<Protection> {
  return readProtection(await http.call('security.state', { signal }));
}

export async function beginTotp(http: Http): Promise<TotpSetup> {
  return http.call('security.beginTotp');
}

export async function confirmTotp(http: Http, code: string): Promise<readonly string[]> {
  return (await http.call('security.confirmTotp', { body: { code } })).codes;
}

export async function removeTotp(http: Http): Promise<Protection> {
  return readProtection(await http.call('security.removeTotp'));
}

export async function renewCodes(http: Http): Promise<readonly string[]> {
  return (await http.call('security.renewCodes')).codes;
}

export async function loadSessions(
  http: Http,
  signal: AbortSignal,
): Promise<readonly OpenSession[]> {
  return readSessions(await http.call('security.sessions', { signal }));
}

export async function endSession(http: Http, id: string): Promise<readonly OpenSession[]> {
  return readSessions(await http.call('security.endSession', { params: { id } }));
}

export async function endOtherSessions(http: Http): Promise<readonly OpenSession[]> {
  return readSessions(await http.call('security.endOthers'));
}
