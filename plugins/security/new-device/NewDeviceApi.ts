import type { Http } from '#core';
import { decideNewDeviceEndpoint, newDeviceLookEndpoint } from '../../auth/contract.ts';
import type { Origin } from '../protection/Security.ts';
import { readOrigin } from '../protection/securityFromWire.ts';

/** A device that wants in. */
export interface WaitingDevice {
  readonly origin: Origin;
  readonly atS: number;
}

/** Whose sign-in the letter is about; it is decided by a press alone. */
export async function lookAtDevice(
  http: Http,
  token: string,
  signal: AbortSignal,
): Promise<WaitingDevice> {
  const { began_at: atS, ...origin } = await http.call(newDeviceLookEndpoint, {
    body: { token },
    signal,
  });
  return { origin: readOrigin(origin), atS };
}

export async function decideOnDevice(http: Http, token: string, isMine: boolean): Promise<void> {
  await http.call(decideNewDeviceEndpoint, { body: { token, is_mine: isMine } });
}
