import type { Http } from '#core';
import { officeMenuFromWire, type OfficeMenuAnswer } from './officeMenuFromWire.ts';

export async function loadOfficeMenu(http: Http, signal: AbortSignal): Promise<OfficeMenuAnswer> {
  return officeMenuFromWire(await http.call('office.menu', { signal }));
}
