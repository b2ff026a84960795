import { HttpError, type Http } from '#core';
import type { Conversion, ConversionOutcome } from './Conversion.ts';

/** Loads the signed-in person's accounts that can be converted, and those that were. */
export async function loadConversions(
  http: Http,
): Promise<{ readonly offers: readonly Conversion[]; readonly converted: readonly Conversion[] }> {
  return http.call('notices.conversions');
}

/** Converts an account; a failure is an outcome. */
export async function convertAccount(http: Http, accountId: number): Promise<ConversionOutcome> {
  try {
    await http.call('notices.convert', { body: { accountId } });
    return 'done';
  } catch (error) {
    return error instanceof HttpError && error.errors.some(({ code }) => code === 'open_bets')
      ? 'open-bets'
      : 'failed';
  }
}
