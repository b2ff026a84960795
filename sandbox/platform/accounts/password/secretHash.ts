import { createHash } from 'node:crypto';

/** Stored in the place of a random secret. Not for passwords: see passwordHash.ts. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
