import type { Http } from '#core';
import type { OpenSession, Protection, SignInEntry, TotpSetup } from './Security.ts';
import { readProtection, readSessions, readSignInLog } from './securityFromWire.ts';

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

/** Records that the person has saved the recovery codes. */
export async function noteCodesSaved(http: Http): Promise<Protection> {
  return readProtection(await http.call('security.codesSaved'));
}

/** Switches the confirmation of new devices by e-mail. */
export async function setEmailAuth(http: Http, isOn: boolean): Promise<Protection> {
  return readProtection(await http.call('security.setEmailAuth', { body: { is_on: isOn } }));
}

export async function loadSessions(
  http: Http,
  signal: AbortSignal,
): Promise<readonly OpenSession[]> {
  return readSessions(await http.call('security.sessions', { signal }));
}

/** Loads sign-ins and wrong passwords of the last 90 days, newest first. */
export async function loadSignInLog(
  http: Http,
  signal: AbortSignal,
): Promise<readonly SignInEntry[]> {
  return readSignInLog(await http.call('security.log', { signal }));
}

export async function endSession(http: Http, id: string): Promise<readonly OpenSession[]> {
  return readSessions(await http.call('security.endSession', { params: { id } }));
}

export async function endOtherSessions(http: Http): Promise<readonly OpenSession[]> {
  return readSessions(await http.call('security.endOthers'));
}
