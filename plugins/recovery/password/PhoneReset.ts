import type { CoreServices } from '#core';
import { reportSteps } from '#core/data';
import { recoveryStepEvent } from '../contract.ts';
import type { CodeExchange, SentCode } from '../../auth/ui.ts';
import { requestCode, tokenOfCode } from './RecoveryApi.ts';

/** Code by text that permits a new password. */
export class PhoneReset implements CodeExchange {
  readonly #services: Pick<CoreServices, 'clock' | 'events' | 'http'>;
  readonly #onToken: (token: string) => void;

  constructor(
    services: Pick<CoreServices, 'clock' | 'events' | 'http'>,
    onToken: (token: string) => void,
  ) {
    this.#services = services;
    this.#onToken = onToken;
  }

  async send(phone: Parameters<CodeExchange['send']>[0]): Promise<SentCode> {
    return reportSteps(this.#services, recoveryStepEvent, { by: 'phone' })(async () =>
      requestCode(this.#services.http, phone),
    );
  }

  async redeem({ guid, code }: { guid: string; code: string }): Promise<() => void> {
    const token = await reportSteps(this.#services, recoveryStepEvent, { by: 'code' })(async () =>
      tokenOfCode(this.#services.http, guid, code),
    );
    return () => this.#onToken(token);
  }
}
