import type { QrState as QrStateWire, SignInAnswer } from '#wire';
import type { Http } from '#core';
import type { Device } from '../protection/Security.ts';
import { readDevice } from '../protection/securityFromWire.ts';

/** A code for the camera of a phone. */
export interface ShownQr {
  readonly id: string;
  readonly address: string;
  readonly expiresAtS: number;
}

/** What became of a code that this page shows. */
export type QrProgress =
  | { readonly kind: 'shown' | 'over' }
  | { readonly kind: 'opened'; readonly digits: string; readonly device: Device }
  | { readonly kind: 'entering' | 'in'; readonly device: Device };

/** What a phone is told of the code that it has opened. */
export interface OpenedQr {
  readonly account: string;
  readonly digits: string;
  /** Where the code is shown. */
  readonly device: Device;
  readonly expiresAtS: number;
}

export async function showQr(http: Http): Promise<ShownQr> {
  const { id, address, expires_at: expiresAtS } = await http.call('security.showQr');
  return { id, address, expiresAtS };
}

export async function loadQr(http: Http, id: string): Promise<QrProgress> {
  return readProgress(await http.call('security.qrState', { params: { id } }));
}

/** Takes the code back, and whoever came in by it. */
export async function stopQr(http: Http, id: string): Promise<void> {
  await http.call('security.stopQr', { params: { id } });
}

/** Opens a code with this browser, and with no other from then on. */
export async function openQr(http: Http, token: string): Promise<OpenedQr> {
  const { account, digits, device, expires_at } = await http.call('security.openQr', {
    body: { token },
  });
  return { account, digits, device: readDevice(device), expiresAtS: expires_at };
}

/** The press on the phone; what the answer still asks for is asked by the sign-in. */
export async function enterByQr(http: Http, token: string): Promise<SignInAnswer> {
  return http.call('security.enterQr', { body: { token } });
}

function readProgress({ state, digits = '', device }: QrStateWire): QrProgress {
  if (device === undefined || state === 'shown' || state === 'over')
    return { kind: state === 'shown' ? 'shown' : 'over' };
  return state === 'opened'
    ? { kind: 'opened', digits, device: readDevice(device) }
    : { kind: state, device: readDevice(device) };
}
