import { ApiError } from './ApiError.ts';
import type { SandboxContext } from './SandboxApp.ts';

/** Reads the key under which a repeated call acts only once. */
export function readIdempotencyKey({ req }: SandboxContext): string {
  const key = req.header('x-idempotency-key');
  if (key === undefined || !/^[\x21-\x7e]{8,80}$/.test(key))
    throw new ApiError(
      400,
      'invalid_key',
      'X-Idempotency-Key needs 8 to 80 visible characters: send a fresh UUID with each request',
      { field: 'X-Idempotency-Key' },
    );
  return key;
}
