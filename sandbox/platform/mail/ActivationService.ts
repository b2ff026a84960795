import { withEmail, withPhone } from '#domain/accounts/activationType.ts';
import type { ContactChanges } from '../accounts/contacts/ContactChanges.ts';
import type { User, Users } from '../accounts/Users.ts';
import type { Mailer } from './Mailer.ts';
import type { CodeOutcome, EmailTokens } from './EmailTokens.ts';

export interface ActivationDependencies {
  readonly users: Users;
  readonly mailer: Mailer;
  readonly tokens: EmailTokens;
  readonly contacts: ContactChanges;
  /** Runs work after the answer. */
  readonly later: (work: () => void) => void;
  /** Called when the person's data has changed. */
  readonly onChange: (userId: number) => void;
}

/** Confirms addresses by links in e-mails and phone numbers by codes in text messages. */
export class ActivationService {
  readonly #dependencies: ActivationDependencies;

  constructor(dependencies: ActivationDependencies) {
    this.#dependencies = dependencies;
  }

  /** Sends a link to the person's address or a new one. Returns the path of the link. */
  sendLink(
    kind: 'verify' | 'activate',
    user: User,
    language: string,
    recipient = user.email,
  ): string {
    const { mailer, tokens } = this.#dependencies;
    const page = kind === 'verify' ? 'accountverify' : 'activate';
    const secret = tokens.create(kind, user.id, recipient);
    const link = `/${language}/user/${page}?token=${secret.token}`;
    mailer.send(
      kind === 'verify' ? 'verifyEmail' : 'activateAccount',
      { recipient, language },
      { link },
      secret,
    );
    return link;
  }

  /** For an unknown number everything but the text message happens. */
  sendCode(
    user: User | undefined,
    phone: string,
    language: string,
  ): {
    readonly token: string;
    readonly expiresAtMs: number;
    readonly path: string;
  } {
    const { mailer, tokens, later } = this.#dependencies;
    const { token, code, expiresAtMs } = tokens.createCode(user?.id, phone);
    const path = `/${language}/user/activatefast?token=${token}`;
    if (user !== undefined)
      later(() =>
        mailer.send(
          'activationCode',
          { recipient: phone, language, channel: 'sms' },
          { code, link: path },
          { token, expiresAtMs },
        ),
      );
    return { token, expiresAtMs, path };
  }

  /**
   * Returns undefined for an invalid token, or one for an address that is not, or no longer,
   * theirs.
   */
  confirmLink(
    token: string,
    device: string,
  ): { readonly kind: 'verify' | 'activate'; readonly isRepeated: boolean } | undefined {
    const { users, tokens, contacts, onChange } = this.#dependencies;
    const taken = tokens.redeem(token, ['verify', 'activate']);
    const user = taken && users.byId(taken.userId);
    if (user === undefined || taken === undefined) return undefined;
    if (user.email !== taken.contact) {
      if (taken.isUsed || !contacts.confirm(user, 'email', taken.contact, device)) return undefined;
    } else if (!taken.isUsed) {
      users.change(user.id, { activationType: withEmail(user.activationType) });
    }
    if (!taken.isUsed) onChange(user.id);
    return {
      kind: taken.purpose === 'verify' ? 'verify' : 'activate',
      isRepeated: taken.isUsed,
    };
  }

  /** Returns the user of a code's token, and the number that it was sent to. */
  codeSentTo(token: string): ReturnType<EmailTokens['sentTo']> {
    return this.#dependencies.tokens.sentTo(token);
  }

  confirmCode(token: string, code: string, device: string): CodeOutcome {
    const { users, tokens, contacts, onChange } = this.#dependencies;
    const outcome = tokens.tryCode(token, code);
    const user = outcome.kind === 'right' ? users.byId(outcome.token.userId) : undefined;
    if (outcome.kind !== 'right') return outcome;
    const { contact, isUsed } = outcome.token;
    if (user === undefined) return { kind: 'unknown' };
    if (user.phone !== contact) {
      if (isUsed || !contacts.confirm(user, 'phone', contact, device)) return { kind: 'unknown' };
    } else if (!isUsed) {
      users.change(user.id, { activationType: withPhone(user.activationType) });
    }
    if (!isUsed) onChange(user.id);
    return outcome;
  }
}
