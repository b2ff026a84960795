import type { Http } from '#core';
import {
  walletChangeFromWire,
  walletsFromWire,
  type WalletChanged,
  type Wallets,
} from './walletsFromWire.ts';

export async function loadWallets(http: Http, signal?: AbortSignal): Promise<Wallets> {
  return walletsFromWire(await http.call('office.wallets', signal === undefined ? {} : { signal }));
}

export async function selectWallet(http: Http, id: number, key: string): Promise<WalletChanged> {
  return walletChangeFromWire(
    await http.call('office.selectWallet', { body: { id }, idempotencyKey: key }),
  );
}

export async function addWallet(http: Http, currency: string, key: string): Promise<WalletChanged> {
  return walletChangeFromWire(
    await http.call('office.addWallet', { body: { currency }, idempotencyKey: key }),
  );
}

export async function removeWallet(http: Http, id: number, key: string): Promise<WalletChanged> {
  return walletChangeFromWire(
    await http.call('office.removeWallet', { params: { id }, idempotencyKey: key }),
  );
}
