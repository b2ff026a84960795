import type { Http } from '#core';
import type { CodeAnswer, CodeSettings } from './Codes.ts';
import { readCode, readSettings } from './codesFromWire.ts';

export async function loadCodeSettings(http: Http, signal: AbortSignal): Promise<CodeSettings> {
  return readSettings(await http.call('bonuses.promoSettings', { signal }));
}

export async function checkCode(http: Http, code: string): Promise<CodeAnswer> {
  return readCode(await http.call('bonuses.checkPromo', { body: { code } }));
}
