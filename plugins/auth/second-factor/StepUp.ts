import type { CoreServices, Modals } from '#core';
import { stepUpModal, type StepUpService } from '../contract.ts';

/** One proof for all calls that wait for one. */
export class StepUp implements StepUpService {
  readonly #modals: Pick<Modals, 'open'>;
  #open: { readonly needsCode: boolean; readonly proved: Promise<boolean> } | undefined;

  constructor({ modals }: { readonly modals: Pick<Modals, 'open'> }) {
    this.#modals = modals;
  }

  async prove(needsCode: boolean): Promise<boolean> {
    // A dialog that asks for less would not be enough.
    while (this.#open !== undefined && needsCode && !this.#open.needsCode)
      if (!(await this.#open.proved)) return false;
    this.#open ??= { needsCode, proved: this.#ask(needsCode) };
    return this.#open.proved;
  }

  async #ask(needsCode: boolean): Promise<boolean> {
    try {
      return (await this.#modals.open(stepUpModal, { needsCode })) === true;
    } finally {
      this.#open = undefined;
    }
  }
}

export function createStepUp(services: CoreServices): StepUpService {
  return new StepUp(services);
}
