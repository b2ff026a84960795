import type { HttpError } from '#core';
import type { ActivationCodeAnswer, StopNewsAnswer } from '#wire';
import { readWrongCode } from '../../auth/ui.ts';

/** What a code by text belongs to, and until when it is good. */
export interface CodeTicket {
  readonly token: string;
  readonly expiresAtS: number;
}

/** The address, not whole; without a way back the news had been stopped with this link before. */
export interface StoppedNews {
  readonly email: string;
  readonly undoToken: string | undefined;
}

/** What the platform says with the refusal of a code. */
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

/** Undefined for an error that is no such refusal. */
export function readCodeRefusal(error: HttpError): CodeRefusal | undefined {
  const wrong = readWrongCode(error, 'code_invalid');
  if (wrong === undefined) return undefined;
  const at = error.errors.find(({ code }) => code === 'code_invalid')?.meta?.['expires_at'];
  return { triesLeft: wrong.triesLeft, expiresAtS: typeof at === 'number' ? at : undefined };
}
