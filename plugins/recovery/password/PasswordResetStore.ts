import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import type { StepReporter } from '#core/data';
import { changePassword, lookAtPasswordLink } from './RecoveryApi.ts';
import type { UsedLink } from '../emails/UsedLink.ts';
import { isEmailToken } from '#domain/accounts/isEmailToken.ts';
import { readCallFailure, type CallFailure, type NewPassword } from '../../auth/contract.ts';

/** `link-invalid`: used, expired or cut off; only another e-mail helps. */
export type PasswordResetState = 'typing' | 'sending' | 'changed' | 'link-invalid' | CallFailure;

/** New password after a forgotten one. The e-mail's token is held only here. */
export class PasswordResetStore {
  state: PasswordResetState;
  /** Login of the account; undefined until loaded. */
  login: string | undefined = undefined;
  readonly newPassword: NewPassword;
  readonly #http: Http;
  readonly #token: string;
  readonly #usedLink: UsedLink;
  readonly #tell: StepReporter;

  constructor(
    http: Http,
    token: string,
    newPassword: NewPassword,
    usedLink: UsedLink,
    tell: StepReporter = async (run) => run(),
  ) {
    this.#tell = tell;
    this.newPassword = newPassword;
    this.#http = http;
    this.#token = token;
    this.#usedLink = usedLink;
    this.state = isEmailToken(token)
      ? 'typing'
      : token === '' && usedLink.isTold
        ? 'changed'
        : 'link-invalid';
    makeAutoObservable(this, { newPassword: false }, { autoBind: true });
  }

  /**
   * Loads the account of the link. Without a response the platform reports problems when the form
   * is sent.
   */
  async look(): Promise<void> {
    if (this.state !== 'typing') return;
    const known = await lookAtPasswordLink(this.#http, this.#token).catch(() => undefined);
    if (known === undefined) return;
    this.newPassword.setShortest(known.shortest);
    runInAction(() => (this.login = known.login));
  }

  async send(): Promise<void> {
    if (this.state === 'sending') return;
    if (!this.newPassword.check()) return;
    this.state = 'sending';
    try {
      await this.#tell(async () =>
        changePassword(this.#http, this.#token, this.newPassword.password),
      );
      this.#usedLink.keep();
      runInAction(() => {
        this.newPassword.forget();
        this.state = 'changed';
      });
    } catch (error) {
      runInAction(() => this.#fail(error));
    }
  }

  #fail(error: unknown): void {
    if (this.newPassword.refuse(error)) this.state = 'typing';
    else if (error instanceof HttpError && error.hasCode('link_invalid'))
      this.state = 'link-invalid';
    else this.state = readCallFailure(error);
  }
}
