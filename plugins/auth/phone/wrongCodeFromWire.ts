import { HttpError } from '#core';

/** Refusal of a code; `triesLeft` where the platform says how many remain. */
export interface WrongCode {
  readonly kind: 'wrong-code';
  readonly triesLeft: number | undefined;
}

/**
 * Reads the refusal of a code; undefined for any other error.
 *
 * @param refusal error code of the platform
 */
export function readWrongCode(error: unknown, refusal: string): WrongCode | undefined {
  const item =
    error instanceof HttpError ? error.errors.find(({ code }) => code === refusal) : undefined;
  if (item === undefined) return undefined;
  const left = item.meta?.['triesLeft'] ?? item.meta?.['tries_left'];
  return { kind: 'wrong-code', triesLeft: typeof left === 'number' ? left : undefined };
}
