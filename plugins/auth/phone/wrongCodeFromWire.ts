import { HttpError } from '#core';

/** A code was refused; `triesLeft` where the platform says how often another may be tried. */
export interface WrongCode {
  readonly kind: 'wrong-code';
  readonly triesLeft: number | undefined;
}

/**
 * What a refusal says of a code that was sent; undefined for any other error.
 *
 * @param refusal what the platform calls it there
 */
export function readWrongCode(error: unknown, refusal: string): WrongCode | undefined {
  const item =
    error instanceof HttpError ? error.errors.find(({ code }) => code === refusal) : undefined;
  if (item === undefined) return undefined;
  const left = item.meta?.['triesLeft'] ?? item.meta?.['tries_left'];
  return { kind: 'wrong-code', triesLeft: typeof left === 'number' ? left : undefined };
}
