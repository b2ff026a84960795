import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<
  string,
  Buffer,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);
/**
 * Cost of scrypt. It takes 128 × cost × r bytes: from 32 MiB on, the system maps the memory for
 * this call alone and frees it at once; with half of that, each thread of the pool kept its own.
 */
export const defaultPasswordCost = 32_768;
/** Upper bound of memory for a hash, whatever cost the stored text names. */
const maxmem = 64 * 1024 * 1024;
const blocks = { r: 8, p: 1 };
const keyLength = 32;

function encode(cost: number, salt: Buffer, key: Buffer): string {
  return `scrypt$${cost}$${blocks.r}$${blocks.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Hash of a password with a salt of its own. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  return encode(
    cost,
    salt,
    await derive(password, salt, keyLength, { N: cost, ...blocks, maxmem }),
  );
}

const seeded = new Map<string, string>();

/** Hash of a demo password: computed once, because a reset must take less than 300 ms. */
export function hashDemoPassword(login: string, password: string, cost: number): string {
  const id = `${cost}\n${login}\n${password}`;
  const known = seeded.get(id);
  if (known !== undefined) return known;
  const salt = randomBytes(16);
  const hash = encode(
    cost,
    salt,
    scryptSync(password, salt, keyLength, { N: cost, ...blocks, maxmem }),
  );
  seeded.set(id, hash);
  return hash;
}

/** Takes the same time for a wrong password and, with `undefined`, for an unknown person. */
export async function isPasswordRight(
  password: string,
  hash: string | undefined,
  defaultCost: number,
): Promise<boolean> {
  const [, n, r, p, salt, key] = (
    hash ?? `scrypt$${defaultCost}$${blocks.r}$${blocks.p}$AAAAAAAAAAAAAAAAAAAAAA$`
  ).split('$');
  const derived = await derive(password, Buffer.from(salt ?? '', 'base64url'), keyLength, {
    N: Number(n),
    r: Number(r),
    p: Number(p),
    maxmem,
  });
  const expected = Buffer.from(key ?? '', 'base64url');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
