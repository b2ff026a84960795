import { ApiError } from '#sandbox';
import { methods, printedMethods, type Method } from './methods.ts';

/** @throws ApiError if it is no longer offered */
export function methodOf(id: string): Method {
  const method = methods.find((known) => known.id === id);
  if (method === undefined)
    throw new ApiError(400, 'method_gone', 'This way of paying is not offered any more', {
      field: 'method_id',
    });
  return method;
}

/** Method of an existing payment, even if it is no longer offered. */
export function knownMethodOf(id: string): Method {
  return printedMethods.find((known) => known.id === id) ?? methodOf(id);
}

export function requireBetween(
  { amountMinor, currency }: { readonly amountMinor: number; readonly currency: string },
  least: number,
  most: number,
): void {
  if (amountMinor >= least && amountMinor <= most) return;
  const isUnder = amountMinor < least;
  throw new ApiError(
    400,
    isUnder ? 'min' : 'max',
    `The amount is ${isUnder ? 'under the least' : 'over the most'} of this way of paying`,
    {
      field: 'amount',
      meta: { bound: { minor: isUnder ? least : most, currency } },
    },
  );
}
