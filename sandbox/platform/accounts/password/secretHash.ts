import { createHash } from 'node:crypto';

/** Hashes a random secret for storage. Not for passwords: see PasswordHashing.ts. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
