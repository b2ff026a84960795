import type { QrState as QrStateWire, SignInAnswer } from '#wire';
import type { Http } from '#core';
import type { Device } from '../protection/Security.ts';
import { readDevice } from '../protection/securityFromWire.ts';

/** Code for the camera of a phone. */
export interface ShownQr {
  readonly id: string;
  readonly address: string;
  readonly expiresAtS: number;
}

/** Progress of a code that this page shows. */
export type QrProgress =
  | { readonly kind: 'shown' | 'over' }
  | { readonly kind: 'opened'; readonly digits: string; readonly device: Device }
  | { readonly kind: 'entering' | 'in'; readonly device: Device };

/** Data of an opened code for the phone. */
export interface OpenedQr {
  readonly account: string;
  readonly digits: string;
  /** Device that shows the code. */
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

/** Revokes the code, and the session that was started with it. */
export async function stopQr(http: Http, id: string): Promise<void> {
  await http.call('security.stopQr', { params: { id } });
}

/** Opens a code, which binds it to this browser. */
export async function openQr(http: Http, token: string): Promise<OpenedQr> {
  const { account, digits, device, expires_at } = await http.call('security.openQr', {
    body: { token },
  });
  return { account, digits, device: readDevice(device), expiresAtS: expires_at };
}

/** Signs the phone in; the sign-in asks for what the response still requires. */
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
