import type { CoreServices, Modals } from '#core';
import { stepUpModal, type StepUpPrompt, type StepUpService } from '../contract.ts';

/** Shares one proof among all calls that wait for one. */
export class StepUp implements StepUpService {
  readonly #modals: Pick<Modals, 'open'>;
  #open: { readonly needsCode: boolean; readonly proved: Promise<boolean> } | undefined;

  constructor({ modals }: { readonly modals: Pick<Modals, 'open'> }) {
    this.#modals = modals;
  }

  async prove(asked: StepUpPrompt): Promise<boolean> {
    const { needsCode } = asked;
    // An open dialog that asks for less would not be sufficient.
    while (this.#open !== undefined && needsCode && !this.#open.needsCode)
      if (!(await this.#open.proved)) return false;
    this.#open ??= { needsCode, proved: this.#ask(asked) };
    return this.#open.proved;
  }

  async #ask(asked: StepUpPrompt): Promise<boolean> {
    try {
      return (await this.#modals.open(stepUpModal, asked)) === true;
    } finally {
      this.#open = undefined;
    }
  }
}

export function createStepUp(services: CoreServices): StepUpService {
  return new StepUp(services);
}
