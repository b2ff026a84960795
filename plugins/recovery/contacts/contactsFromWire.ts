import type { HttpError } from '#core';
import type { ActivationCodeAnswer, StopNewsAnswer } from '#wire';
import { readWrongCode } from '../../auth/ui.ts';

/** Token that a code by text belongs to, and its expiry. */
export interface CodeTicket {
  readonly token: string;
  readonly expiresAtS: number;
}

/** Masked address; without a token to resume, the link had stopped the newsletter before. */
export interface StoppedNews {
  readonly email: string;
  readonly undoToken: string | undefined;
}

/** Data of the platform's refusal of a code. */
export interface CodeRefusal {
  readonly triesLeft: number | undefined;
  readonly expiresAtS: number | undefined;
}

export function readCodeTicket({
  token,
  expires_at: expiresAtS,
}: ActivationCodeAnswer): CodeTicket {
  return { token, expiresAtS };
}

export function readStoppedNews({ email, undo_token: undoToken }: StopNewsAnswer): StoppedNews {
  return { email, undoToken };
}

/** Returns undefined for any other error. */
export function readCodeRefusal(error: HttpError): CodeRefusal | undefined {
  const wrong = readWrongCode(error, 'code_invalid');
  if (wrong === undefined) return undefined;
  const at = error.errors.find(({ code }) => code === 'code_invalid')?.meta?.['expires_at'];
  return { triesLeft: wrong.triesLeft, expiresAtS: typeof at === 'number' ? at : undefined };
}
