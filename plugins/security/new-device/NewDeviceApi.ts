import type { Http } from '#core';
import { decideNewDeviceEndpoint, newDeviceLookEndpoint } from '../../auth/contract.ts';
import type { Origin } from '../protection/Security.ts';
import { readOrigin } from '../protection/securityFromWire.ts';

/** Device of a sign-in that waits for confirmation. */
export interface WaitingDevice {
  readonly origin: Origin;
  readonly atS: number;
}

/** Returns the device of the e-mail; loading it decides nothing. */
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
