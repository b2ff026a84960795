import type { HttpError } from '#core';
import type { ActivationCodeAnswer, StopNewsAnswer } from '#wire';

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
  const item = error.errors.find(({ code }) => code === 'code_invalid');
  if (item === undefined) return undefined;
  const number = (name: string): number | undefined => {
    const value = item.meta?.[name];
    return typeof value === 'number' ? value : undefined;
  };
  return { triesLeft: number('triesLeft'), expiresAtS: number('expires_at') };
}
