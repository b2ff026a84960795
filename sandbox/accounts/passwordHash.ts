import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);
/**
 * How many times over scrypt works; the house's own unless told. It takes 128 × cost × r bytes: from 32 MiB on the system
 * maps them for this alone and has them back at once, with half of that each thread of the pool kept its own.
 */
export const usualPasswordCost = 32_768;
/** Bytes that a hash may take, whoever wrote its figures. */
const maxmem = 64 * 1024 * 1024;
const blocks = { r: 8, p: 1 };
const keyLength = 32;

function encode(cost: number, salt: Buffer, key: Buffer): string {
  return `scrypt$${cost}$${blocks.r}$${blocks.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Hash of a password that somebody chose, with a salt of its own. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  return encode(cost, salt, await derive(password, salt, keyLength, { N: cost, ...blocks, maxmem }));
}

const seeded = new Map<string, string>();

/** Hash of a demo password: made once per process and name, because a reset has 300 ms for everything. */
export function hashDemoPassword(login: string, password: string, cost: number): string {
  const id = `${cost}\n${login}\n${password}`;
  const known = seeded.get(id);
  if (known !== undefined) return known;
  const salt = randomBytes(16);
  const hash = encode(cost, salt, scryptSync(password, salt, keyLength, { N: cost, ...blocks, maxmem }));
  seeded.set(id, hash);
  return hash;
}

/** Takes the same time for a wrong password and, with `undefined`, for a person who does not exist. */
export async function isPasswordRight(password: string, hash: string | undefined, usualCost: number): Promise<boolean> {
  const [, n, r, p, salt, key] = (hash ?? `scrypt$${usualCost}$${blocks.r}$${blocks.p}$AAAAAAAAAAAAAAAAAAAAAA$`).split('$');
  const derived = await derive(password, Buffer.from(salt ?? '', 'base64url'), keyLength, { N: Number(n), r: Number(r), p: Number(p), maxmem });
  const expected = Buffer.from(key ?? '', 'base64url');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
