import { createHash } from 'node:crypto';

/** What is kept of a random secret instead of itself. Not for passwords: see passwordHash.ts. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
