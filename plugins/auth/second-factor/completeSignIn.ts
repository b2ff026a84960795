import type { Modals } from '#core';
import { twoStepModal } from '../contract.ts';
import type { SignInAnswer, SignInStep } from '../sign-in/authFromWire.ts';

/** The second factor was asked for and not given. */
export class SecondFactorMissing extends Error {
  override readonly name = 'SecondFactorMissing';
  readonly isOver: boolean;

  constructor(isOver: boolean) {
    super(`The second factor was asked for and ${isOver ? 'the time is over' : 'the person left'}`);
    this.isOver = isOver;
  }
}

/**
 * Asks for the second factor where there is one, whichever way the person came.
 *
 * @throws SecondFactorMissing
 */
export async function completeSignIn(
  { modals }: { readonly modals: Pick<Modals, 'open'> },
  step: SignInStep,
): Promise<SignInAnswer> {
  if (step.kind === 'signed-in') return step.answer;
  const { ticket, expiresAtS } = step;
  const outcome = await modals.open(twoStepModal, { ticket, expiresAtS });
  if (outcome?.kind !== 'signed-in') throw new SecondFactorMissing(outcome?.kind === 'over');
  return outcome;
}
