import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const userPresent = 0x01;
const userVerified = 0x04;
const keyIncluded = 0x40;

/** Deviations of a response from a valid one. */
interface Deviation {
  readonly isVerified?: boolean;
  readonly rpId?: string;
  readonly origin?: string;
  /** Signature counter to continue from, as a cloned device would. */
  readonly counter?: number;
}

/** A device with one passkey (P-256), for tests without a browser. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  counter = 0;
  readonly #rpId: string;
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;

  constructor(origin: string) {
    this.#origin = origin;
    this.#rpId = new URL(origin).hostname;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  /** Answers the creation of a passkey as a browser does. */
  create(challenge: string, deviation: Deviation = {}) {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = Buffer.concat([
      this.#authenticatorData(keyIncluded, deviation),
      Buffer.alloc(16),
      length,
      id,
      this.#coseKey(),
    ]);
    const size = Buffer.alloc(2);
    size.writeUInt16BE(data.length);
    // CBOR: { fmt: "none", attStmt: {}, authData: bytes }.
    const attestation = Buffer.concat([
      ...[Buffer.from([0xa3, 0x63]), Buffer.from('fmt'), Buffer.from([0x64]), Buffer.from('none')],
      ...[Buffer.from([0x67]), Buffer.from('attStmt'), Buffer.from([0xa0])],
      ...[Buffer.from([0x68]), Buffer.from('authData'), Buffer.from([0x59]), size, data],
    ]);
    return {
      id: this.id,
      clientDataJSON: this.#clientData('webauthn.create', challenge, deviation).toString(
        'base64url',
      ),
      attestationObject: attestation.toString('base64url'),
    };
  }

  /** Answers a sign-in as a browser does. */
  get(challenge: string, deviation: Deviation = {}) {
    this.counter = deviation.counter ?? this.counter + 1;
    const data = this.#authenticatorData(0, deviation);
    const clientData = this.#clientData('webauthn.get', challenge, deviation);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return {
      id: this.id,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
    };
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Deviation): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(flags: number, { isVerified = true, rpId = this.#rpId }: Deviation): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      createHash('sha256').update(rpId).digest(),
      Buffer.from([flags | userPresent | (isVerified ? userVerified : 0)]),
      counter,
    ]);
  }

  /** The public key as COSE: EC2, ES256, P-256, x, y. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      ...[Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20])],
      ...[Buffer.from(x, 'base64url'), Buffer.from([0x22, 0x58, 0x20])],
      Buffer.from(y, 'base64url'),
    ]);
  }
}
