import { withEmail, withPhone } from '../../plugins/recovery/domain/activationType.ts';
import type { User, Users } from '../accounts/Users.ts';
import type { Letters } from './Letters.ts';
import type { CodeOutcome, LetterTokens } from './LetterTokens.ts';

export interface ActivationDeskOptions {
  readonly users: Users;
  readonly letters: Letters;
  readonly tokens: LetterTokens;
  /** Something about the person has changed. */
  readonly onChange: (userId: number) => void;
}

/** Proofs that an address or a number belongs to the person: links by e-mail, codes by text. */
export class ActivationDesk {
  readonly #options: ActivationDeskOptions;

  constructor(options: ActivationDeskOptions) {
    this.#options = options;
  }

  /** Gives the path of the page that the letter leads to. */
  sendLink(kind: 'verify' | 'activate', user: User, language: string): string {
    const { letters, tokens } = this.#options;
    const page = kind === 'verify' ? 'accountverify' : 'activate';
    const link = `/${language}/user/${page}?token=${tokens.create(kind, user.id, user.email)}`;
    letters.send(kind === 'verify' ? 'verifyEmail' : 'activateAccount', { recipient: user.email, language }, { link });
    return link;
  }

  /** For a number that nobody has, everything but the text. */
  sendCode(user: User | undefined, phone: string, language: string): { readonly token: string; readonly expiresAtMs: number; readonly path: string } {
    const { letters, tokens } = this.#options;
    const { token, code, expiresAtMs } = tokens.createCode(user?.id, phone);
    const path = `/${language}/user/activatefast?token=${token}`;
    if (user !== undefined) letters.send('activationCode', { recipient: phone, language, channel: 'sms' }, { code, link: path });
    return { token, expiresAtMs, path };
  }

  /** Undefined for a token that is no good, or whose address is not the person's any more. */
  confirmLink(token: string): { readonly kind: 'verify' | 'activate'; readonly isRepeated: boolean } | undefined {
    const { users, tokens, onChange } = this.#options;
    const taken = tokens.take(token, ['verify', 'activate']);
    const user = taken && users.byId(taken.userId);
    if (user === undefined || taken === undefined || user.email !== taken.contact) return undefined;
    if (!taken.isUsed) {
      users.change(user.id, { activationType: withEmail(user.activationType) });
      onChange(user.id);
    }
    return { kind: taken.purpose === 'verify' ? 'verify' : 'activate', isRepeated: taken.isUsed };
  }

  confirmCode(token: string, code: string): CodeOutcome {
    const { users, tokens, onChange } = this.#options;
    const outcome = tokens.tryCode(token, code);
    const user = outcome.kind === 'right' ? users.byId(outcome.token.userId) : undefined;
    if (outcome.kind !== 'right') return outcome;
    if (user === undefined || user.phone !== outcome.token.contact) return { kind: 'unknown' };
    if (!outcome.token.isUsed) {
      users.change(user.id, { activationType: withPhone(user.activationType) });
      onChange(user.id);
    }
    return outcome;
  }
}
