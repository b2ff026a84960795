import type { Http } from '#core';
import type { ManagerState } from './Manager.ts';
import { readManager } from './managerFromWire.ts';

export async function loadManager(http: Http, signal: AbortSignal): Promise<ManagerState> {
  return readManager(await http.call('manager.state', { signal }));
}

export async function requestCall(http: Http, atS: number, key: string): Promise<ManagerState> {
  return readManager(
    await http.call('manager.askCall', { body: { at: atS }, idempotencyKey: key }),
  );
}

export async function cancelCall(http: Http): Promise<ManagerState> {
  return readManager(await http.call('manager.cancelCall', {}));
}
