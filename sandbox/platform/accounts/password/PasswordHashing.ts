import { availableParallelism } from 'node:os';
import {
  argon2,
  argon2Sync,
  randomBytes,
  scrypt,
  timingSafeEqual,
  type Argon2Parameters,
} from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from '../../http/ApiError.ts';

/** KiB of memory per hash: with two passes the minimum that OWASP recommends for Argon2id. */
export const defaultPasswordCost = 19_456;
const keyLength = 32;
/** Upper bounds of the cost that a stored hash may demand. */
const most = { memory: 64 * 1024, passes: 8, scryptBytes: 64 * 1024 * 1024 } as const;

/** Cost of an Argon2id hash, as its text states it. */
type Argon2Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>;

const deriveArgon2 = promisify(argon2);
const deriveScrypt = promisify<
  string,
  Buffer,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);

export interface PasswordHashingOptions {
  /** KiB of memory per hash. */
  readonly cost: number;
  /** Maximum of concurrent hashes; pages need processors and threads of the pool, too. */
  readonly atOnce?: number;
  /** Maximum of waiting hashes; further ones are refused. */
  readonly waiting?: number;
}

/**
 * Hashes passwords with Argon2id (PHC text) in a bounded queue, so that a flood of sign-ins does
 * not slow down the pages. Verifies older scrypt hashes, too.
 */
export class PasswordHashing {
  readonly #cost: Argon2Cost;
  readonly #atOnce: number;
  readonly #most: number;
  readonly #queue: (() => void)[] = [];
  readonly #seeded = new Map<string, string>();
  #running = 0;

  constructor({
    cost,
    atOnce = availableParallelism() > 2 ? 2 : 1,
    waiting = 64,
  }: PasswordHashingOptions) {
    this.#cost = { memory: cost, passes: 2, parallelism: 1 };
    this.#atOnce = atOnce;
    this.#most = atOnce + waiting;
  }

  /** Throws 503 if too many hashes wait; otherwise the next one asked for at once is accepted. */
  requireRoom(): void {
    if (this.#running + this.#queue.length >= this.#most)
      throw new ApiError(503, 'busy', 'Too many people log in at this moment: try again in 2 s', {
        headers: { 'Retry-After': '2' },
      });
  }

  /** Hashes a password with its own salt. */
  async hash(password: string): Promise<string> {
    const parameters = parametersOf(password, randomBytes(16), this.#cost);
    return encode(parameters, await this.#inTurn(async () => deriveArgon2('argon2id', parameters)));
  }

  /** Hashes a demo password: computed once, because a reset must take less than 300 ms. */
  hashDemo(login: string, password: string): string {
    const id = `${login}\n${password}`;
    const known = this.#seeded.get(id);
    if (known !== undefined) return known;
    const parameters = parametersOf(password, randomBytes(16), this.#cost);
    const hash = encode(parameters, argon2Sync('argon2id', parameters));
    this.#seeded.set(id, hash);
    return hash;
  }

  /** Takes the same time for a wrong password and, with `undefined`, for an unknown person. */
  async isRight(password: string, hash: string | undefined): Promise<boolean> {
    const kept = hash ?? this.#nobody();
    return this.#inTurn(async () =>
      kept.startsWith('scrypt$') ? isRightScrypt(password, kept) : isRightArgon2(password, kept),
    );
  }

  /** Whether a hash is of another kind or cost than new ones. */
  isOld(hash: string): boolean {
    return !hash.startsWith(prefixOf(this.#cost));
  }

  /** Returns a hash that matches no password. */
  #nobody(): string {
    return `${prefixOf(this.#cost)}${'A'.repeat(22)}$`;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.requireRoom();
    if (this.#running < this.#atOnce) this.#running += 1;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next === undefined) this.#running -= 1;
      // The waiting hash takes over the slot.
      else next();
    }
  }
}

function parametersOf(
  password: string,
  salt: Buffer,
  cost: Argon2Cost,
): Argon2Parameters & { readonly nonce: Buffer } {
  return {
    // Makes different compositions of the same characters equal.
    message: password.normalize('NFKC'),
    nonce: salt,
    ...cost,
    tagLength: keyLength,
  };
}

function prefixOf({ memory, passes, parallelism }: Argon2Cost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;
}

function encode(parameters: ReturnType<typeof parametersOf>, key: Buffer): string {
  const text = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
  return `${prefixOf(parameters)}${text(parameters.nonce)}$${text(key)}`;
}

async function isRightArgon2(password: string, hash: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]*)$/.exec(hash);
  if (parts === null) return false;
  const [memory, passes, parallelism] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (memory > most.memory || passes > most.passes) return false;
  const salt = Buffer.from(parts[4] ?? '', 'base64');
  return isSame(
    Buffer.from(parts[5] ?? '', 'base64'),
    await deriveArgon2('argon2id', parametersOf(password, salt, { memory, passes, parallelism })),
  );
}

async function isRightScrypt(password: string, hash: string): Promise<boolean> {
  const [, n, r, p, salt = '', key = ''] = hash.split('$');
  return isSame(
    Buffer.from(key, 'base64url'),
    await deriveScrypt(password, Buffer.from(salt, 'base64url'), keyLength, {
      N: Number(n),
      r: Number(r),
      p: Number(p),
      maxmem: most.scryptBytes,
    }),
  );
}

function isSame(expected: Buffer, derived: Buffer): boolean {
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
