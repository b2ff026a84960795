import type { SignInAnswer } from '#wire';
import type { CoreServices } from '#core';
import { reportSteps } from '#core/data';
import { signedInEvent, signInStepEvent } from '../contract.ts';
import { beginSession } from '../session/beginSession.ts';
import { readSignInStep } from '../sign-in/authFromWire.ts';
import type { SignInMethod } from '../sign-in/signInStepPayload.ts';
import { completeSignIn, SecondFactorMissing } from './completeSignIn.ts';

/**
 * Signs in with the platform's response and emits the step events. Resolves with false when a
 * further proof was required and not given; an error of `ask` is rethrown.
 */
export async function finishSignIn(
  services: Pick<CoreServices, 'clock' | 'events' | 'modals' | 'session'>,
  method: SignInMethod,
  ask: () => Promise<SignInAnswer>,
): Promise<boolean> {
  const { events, modals, session } = services;
  const tell = reportSteps(services, signInStepEvent, { method, provider: 'none' });
  try {
    const done = await tell(async () => completeSignIn({ modals }, readSignInStep(await ask())));
    events.emit(signedInEvent, beginSession(session, done));
    return true;
  } catch (error) {
    if (error instanceof SecondFactorMissing) return false;
    throw error;
  }
}
