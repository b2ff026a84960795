import { HttpError, type CoreServices } from '#core';
import type { CodeExchange, SentCode } from '../../auth/ui.ts';
import { codeFailure } from '../contacts/codeFailure.ts';
import { confirmPhone } from '../contacts/ContactsApi.ts';
import { readCodeRefusal } from '../contacts/contactsFromWire.ts';
import type { ContactsStore } from './ContactsStore.ts';

type FullPhoneNumber = Parameters<CodeExchange['send']>[0];

/** Change of the number, confirmed by a code sent to it. */
export class PhoneChange implements CodeExchange {
  readonly #services: Pick<CoreServices, 'clock' | 'http'>;
  readonly #store: ContactsStore;
  #expiresAtS = 0;

  constructor(services: Pick<CoreServices, 'clock' | 'http'>, store: ContactsStore) {
    this.#services = services;
    this.#store = store;
  }

  async send({ national, telCode }: FullPhoneNumber): Promise<SentCode> {
    const phone = telCode + national;
    const code = await this.#store.sendCode(phone);
    if (code === undefined) throw new Error('The platform sent no code to the number');
    this.#expiresAtS = code.expiresAtS;
    return { ...code, masked: phone };
  }

  async redeem({ guid, code }: { readonly guid: string; readonly code: string }) {
    try {
      await confirmPhone(this.#services.http, guid, code);
    } catch (error) {
      throw this.#read(error);
    }
    return this.#store.confirmed;
  }

  /** Maps the error to the codes that the form knows. */
  #read(error: unknown): unknown {
    if (!(error instanceof HttpError)) return error;
    const refusal = readCodeRefusal(error);
    const { expiresAtS = this.#expiresAtS, triesLeft } = refusal ?? {};
    const isOver =
      error.hasCode('link_invalid') ||
      codeFailure(expiresAtS, this.#services.clock.nowMs()) !== 'wrong-code';
    if (refusal === undefined && !isOver) return error;
    return new HttpError(error.endpoint, error.status, [
      {
        code: isOver ? 'time_up' : 'wrong_code',
        detail: error.message,
        ...(triesLeft === undefined ? {} : { meta: { triesLeft } }),
      },
    ]);
  }
}
