import type { Modals } from '#core';
import { newDeviceModal, twoStepModal } from '../contract.ts';
import type { SignInAnswer, SignInStep } from '../sign-in/authFromWire.ts';

/** The second factor, or the confirmation by e-mail, was required and not given. */
export class SecondFactorMissing extends Error {
  override readonly name = 'SecondFactorMissing';
  readonly isOver: boolean;

  constructor(isOver: boolean) {
    super(`A further proof was asked for and ${isOver ? 'the time is over' : 'the person left'}`);
    this.isOver = isOver;
  }
}

/**
 * Asks for the second factor if there is one, then for the confirmation by e-mail if the device is
 * new, for every sign-in method.
 *
 * @throws SecondFactorMissing
 */
export async function completeSignIn(
  { modals }: { readonly modals: Pick<Modals, 'open'> },
  step: SignInStep,
): Promise<SignInAnswer> {
  if (step.kind === 'signed-in') return step.answer;
  const outcome =
    step.kind === 'two-step'
      ? await modals.open(twoStepModal, step)
      : await modals.open(newDeviceModal, step);
  if (outcome?.kind === 'new-device') return completeSignIn({ modals }, outcome);
  if (outcome?.kind !== 'signed-in') throw new SecondFactorMissing(outcome?.kind === 'over');
  return outcome;
}
