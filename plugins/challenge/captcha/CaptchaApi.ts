import type { CaptchaChallenge } from '#wire';
import type { Http } from '#core';

/** Verdict of the platform on a solution. */
export type CaptchaVerdict =
  | { readonly kind: 'passed'; readonly result: string }
  | { readonly kind: 'refused' }
  /** After too many wrong solutions the platform has ended the session. */
  | { readonly kind: 'signed-out' };

/** The browser cannot do the calculation, or was stopped before its end. */
class CaptchaUnsolvedError extends Error {
  override readonly name = 'CaptchaUnsolvedError';

  constructor() {
    super('The calculation of the captcha came to no end in this browser');
  }
}

/** Solves a challenge of the platform; injected, because tests have no workers. */
export type CaptchaSolver = (
  challenge: CaptchaChallenge,
  signal: AbortSignal,
) => Promise<{ readonly counter: number; readonly derivedKey: string } | undefined>;

const signOutType = 2;

/** Loads a challenge, solves it and submits the solution. */
export async function passCaptcha(
  http: Http,
  signal: AbortSignal,
  solve?: CaptchaSolver,
): Promise<CaptchaVerdict> {
  const { challenge } = await http.call('challenge.captchaUpdate', { signal });
  // The dialog is open before the code of the calculation is loaded.
  const solver = solve ?? (await import('./solveChallenge.ts')).solveChallenge;
  const solution = await solver(challenge, signal);
  if (solution === undefined) throw new CaptchaUnsolvedError();
  const answer = await http.call('challenge.captchaValidate', {
    body: {
      captcha: {
        challenge,
        solution: { counter: solution.counter, derivedKey: solution.derivedKey },
      },
    },
    signal,
  });
  if (answer.success && answer.result !== undefined)
    return { kind: 'passed', result: answer.result };
  return { kind: answer.type === signOutType ? 'signed-out' : 'refused' };
}

/** Loads the seconds left for the current challenge; 0: a new one is needed. */
export async function readCaptchaTime(http: Http): Promise<number> {
  return (await http.call('challenge.captchaTime')).time;
}
