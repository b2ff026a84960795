import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  sign,
  verify,
} from 'node:crypto';
import { clientId } from './providers.ts';

const curve = 'secp256k1';
const dsaEncoding = 'ieee-p1363';

/** A wallet of the demo: its key never leaves the stand-in. */
interface Wallet {
  readonly secret: Buffer;
  readonly publicKey: Buffer;
}

function walletOf(person: string): Wallet {
  const ecdh = createECDH(curve);
  ecdh.setPrivateKey(createHash('sha256').update(`demo-wallet-${person}`).digest());
  return { secret: ecdh.getPrivateKey(), publicKey: ecdh.getPublicKey() };
}

/** Returns the address of a person's key, which is the account of a wallet. */
export function walletAddress(person: string): string {
  return addressOf(walletOf(person).publicKey);
}

/** Signs the nonce of a visit with the key of a wallet. */
export function signWalletLogin(
  person: string,
  nonce: string,
  signer = person,
): Readonly<Record<string, string>> {
  const { publicKey } = walletOf(person);
  const { secret, publicKey: signersKey } = walletOf(signer);
  const key = createPrivateKey({
    format: 'jwk',
    key: { ...jwkOf(signersKey), d: secret.toString('base64url') },
  });
  const signature = sign('sha256', messageOf(addressOf(publicKey), nonce), { key, dsaEncoding });
  return { wallet: publicKey.toString('hex'), signature: signature.toString('hex') };
}

/** Whether the key belongs to the address and has signed the nonce of this visit. */
export function isWalletLogin(
  subject: string,
  { wallet = '', signature = '' }: Readonly<Record<string, string>>,
  nonce: string,
): boolean {
  if (!/^04[0-9a-f]{128}$/.test(wallet) || !/^[0-9a-f]{128}$/.test(signature)) return false;
  const publicKey = Buffer.from(wallet, 'hex');
  // A point off the curve has no known address either, so it is never imported as a key.
  if (addressOf(publicKey) !== subject) return false;
  const key = createPublicKey({ format: 'jwk', key: jwkOf(publicKey) });
  return verify(
    'sha256',
    messageOf(subject, nonce),
    { key, dsaEncoding },
    Buffer.from(signature, 'hex'),
  );
}

function messageOf(address: string, nonce: string): Buffer {
  return Buffer.from(
    `${clientId} wants you to sign in with your wallet ${address}.\n\nNonce: ${nonce}`,
  );
}

/** Returns the last 20 bytes of a hash of the public key. */
function addressOf(publicKey: Buffer): string {
  return `0x${createHash('sha3-256').update(publicKey.subarray(1)).digest('hex').slice(-40)}`;
}

function jwkOf(publicKey: Buffer): { kty: 'EC'; crv: string; x: string; y: string } {
  return {
    kty: 'EC',
    crv: curve,
    x: publicKey.subarray(1, 33).toString('base64url'),
    y: publicKey.subarray(33).toString('base64url'),
  };
}
