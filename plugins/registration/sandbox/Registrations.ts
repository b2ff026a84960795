import type { Person } from '#domain/accounts/person/Person.ts';
import { shortestAlone } from '#domain/accounts/passwordProblem.ts';
import {
  ApiError,
  ProviderLinks,
  randomDigits,
  randomSigns,
  randomToken,
  readEmail,
  readPerson,
  readPhone,
  requireNewPassword,
  secretHash,
  type Identity,
  type SandboxPlatform,
} from '#sandbox';
import type { RegistrationRequest } from '#wire';
import type { PhoneCodes } from './PhoneCodes.ts';
import { isClosed, registrationForm } from './registrationForm.ts';

const linkLifeMs = 24 * 3_600_000;
/** Without look-alikes: 16 of 55 signs are 92 bit. */
const passwordSigns = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const passwordLength = 16;
const loginLength = 9;

/** An account that is open, or a letter that is on its way. */
export type Registered =
  | {
      readonly kind: 'opened';
      readonly userId: number;
      readonly login: string;
      /** Of a one-click account: it was made here and is shown once. */
      readonly password?: string;
    }
  | { readonly kind: 'mailed' };

/** What is known of an account before it is opened. */
interface NewAccount {
  readonly type: RegistrationRequest['type'];
  readonly country: string;
  readonly currency: string;
  readonly language: string;
  readonly bonus: 0 | 1 | 2;
  readonly promo: string;
  readonly termsUpdatedAtS: number;
  readonly marketing: readonly string[];
  readonly passwordHash: string;
  readonly person?: Person;
  readonly email?: string;
  readonly phone?: string;
  readonly isPhoneProved: boolean;
  /** The account elsewhere that signs in to it. */
  readonly social?: Identity;
}

/** Opens accounts. One with an address is opened by the link that goes there. */
export class Registrations {
  readonly #platform: SandboxPlatform;
  readonly #codes: PhoneCodes;
  readonly #links: ProviderLinks;

  constructor(platform: SandboxPlatform, codes: PhoneCodes) {
    this.#platform = platform;
    this.#codes = codes;
    this.#links = new ProviderLinks(platform.store, platform.nowMs);
  }

  /** @param visitor who came from a provider, of a social registration */
  async register(
    request: RegistrationRequest,
    language: string,
    visitor?: Identity,
  ): Promise<Registered> {
    this.#requireOffer(request);
    switch (request.type) {
      case 'one_click':
        return this.#openOneClick(request, language);
      case 'phone':
        return this.#openByPhone(request, language);
      case 'full':
        return this.#mailLink(request, language);
      case 'social':
        return this.#openSocial(request, language, visitor);
    }
  }

  /** Opens the account of the link; undefined when it is used up or over. */
  confirm(token: string): Registered | undefined {
    const { store, users, nowMs } = this.#platform;
    return store.transaction(() => {
      const row = store.one<{ account: string }>(
        'DELETE FROM pending_registrations WHERE token_hash = ? AND expires_at_ms > ? RETURNING account',
        secretHash(token),
        nowMs(),
      );
      if (row === undefined) return undefined;
      const account = JSON.parse(row.account) as NewAccount;
      // Somebody may have got the address in the meantime: it belongs to one account.
      if (account.email !== undefined && users.byLogin(account.email) !== undefined)
        return undefined;
      if (account.social !== undefined && this.#links.userIdOf(account.social) !== undefined)
        return undefined;
      return this.#open(account, true);
    });
  }

  async #openOneClick(request: RegistrationRequest, language: string): Promise<Registered> {
    const password = randomSigns(passwordSigns, passwordLength);
    const account = await this.#accountOf(request, language, password);
    const { store, users } = this.#platform;
    const opened = store.transaction(() => {
      const registered = this.#open(account, false);
      users.markFirstSecret(registered.userId);
      return registered;
    });
    return { ...opened, password };
  }

  async #openByPhone(request: RegistrationRequest, language: string): Promise<Registered> {
    const { store, users } = this.#platform;
    const ticket = request.phone_ticket ?? '';
    const phone = this.#codes.phoneOf(ticket);
    if (phone === undefined || users.byPhone(phone) !== undefined)
      throw new ApiError(400, 'phone_unproved', 'The number is not proved: ask for another code', {
        field: 'phone',
      });
    const password = this.#requirePassword(request, []);
    const account = await this.#accountOf(request, language, password);
    return store.transaction(() => {
      this.#codes.useUp(ticket);
      return this.#open({ ...account, phone, isPhoneProved: true }, false);
    });
  }

  async #mailLink(request: RegistrationRequest, language: string): Promise<Registered> {
    const email = readEmail(request.email ?? '');
    const phone = request.phone === undefined ? undefined : readPhone(request.phone);
    const person = this.#readPerson(request);
    const password = this.#requirePassword(request, [person.firstName, person.lastName, email]);
    const account = {
      ...(await this.#accountOf(request, language, password)),
      person,
      ...(phone === undefined ? {} : { phone }),
    };
    return this.#sendLink({ ...account, email }, language);
  }

  /**
   * An address for which the provider vouches needs no letter; any other one is proved by one.
   * There is no password: it can be set by the way of forgotten ones.
   */
  async #openSocial(
    request: RegistrationRequest,
    language: string,
    visitor: Identity | undefined,
  ): Promise<Registered> {
    if (visitor === undefined)
      throw new ApiError(400, 'pass_invalid', 'The visit to the provider is too long ago', {
        field: 'social_ticket',
      });
    const email = visitor.email === '' ? readEmail(request.email ?? '') : visitor.email;
    const account = {
      ...(await this.#accountOf(request, language, randomToken())),
      email,
      social: visitor,
    };
    if (visitor.email === '' || this.#isKnown(account)) return this.#sendLink(account, language);
    return this.#platform.store.transaction(() => this.#open(account, true));
  }

  #isKnown({ email, person, social }: NewAccount & { readonly email: string }): boolean {
    const { users, contacts, profiles } = this.#platform;
    return (
      users.byLogin(email) !== undefined ||
      contacts.formerOwner(email) !== undefined ||
      (person !== undefined && profiles.sameAs(person).length > 0) ||
      (social !== undefined && this.#links.userIdOf(social) !== undefined)
    );
  }

  /** The same for an address that has an account: whoever reads the letter learns it alone. */
  #sendLink(account: NewAccount & { readonly email: string }, language: string): Registered {
    const { store, mailer, later, nowMs } = this.#platform;
    const { email } = account;
    const isKnown = this.#isKnown(account);
    const token = randomToken();
    const expiresAtMs = nowMs() + linkLifeMs;
    store.transaction(() => {
      store.run('DELETE FROM pending_registrations WHERE expires_at_ms <= ?', nowMs());
      store.run('DELETE FROM pending_registrations WHERE email = ?', email);
      if (!isKnown)
        store.run(
          'INSERT INTO pending_registrations (token_hash, email, account, expires_at_ms) VALUES (?, ?, ?, ?)',
          secretHash(token),
          email,
          JSON.stringify(account),
          expiresAtMs,
        );
    });
    later(() => {
      if (isKnown)
        mailer.send(
          'emailHasAccount',
          { recipient: email, language },
          { link: `/${language}/user/login` },
        );
      else
        mailer.send(
          'registrationLink',
          { recipient: email, language },
          { link: `/${language}/user/registered?token=${token}` },
          { token, expiresAtMs },
        );
    });
    return { kind: 'mailed' };
  }

  #requireOffer({ type, country, currency, bonus, consents }: RegistrationRequest): void {
    const { terms, nowMs } = this.#platform;
    const form = registrationForm(country, { nowMs: nowMs(), termsUpdatedAtS: terms.updatedAtS });
    const refuse = (code: string, field: string, detail: string): never => {
      throw new ApiError(400, code, detail, { field });
    };
    if (form.country !== country)
      refuse('country_unknown', 'country', `There is no country ${country}`);
    if (isClosed(country))
      refuse('country_closed', 'country', `Accounts are not opened for people of ${country}`);
    if (!form.currencies.includes(currency))
      refuse('currency_unknown', 'currency', `There are no accounts in ${currency}`);
    if (!form.types.some((each) => each.type === type))
      refuse('type_unknown', 'type', `Nobody registers by ${type} in ${country}`);
    if (!form.bonuses.some((each) => each.id === bonus))
      refuse('bonus_unknown', 'bonus', `There is no bonus ${bonus} in ${country}`);
    if (consents.terms_updated_at !== terms.updatedAtS)
      throw new ApiError(409, 'terms_newer', 'Newer terms hold meanwhile: read and confirm those', {
        field: 'consents',
      });
  }

  #requirePassword({ password }: RegistrationRequest, personal: readonly string[]): string {
    const chosen = password ?? '';
    requireNewPassword(
      chosen,
      { shortest: shortestAlone, personal },
      this.#platform.knownPasswords,
    );
    return chosen;
  }

  #readPerson({ person, country }: RegistrationRequest): Person {
    const { terms, nowMs } = this.#platform;
    const { min_age: minAge, today } = registrationForm(country, {
      nowMs: nowMs(),
      termsUpdatedAtS: terms.updatedAtS,
    });
    if (person === undefined)
      throw new ApiError(400, 'field_refused', 'first_name: missing', {
        field: 'first_name',
        meta: { problem: 'missing' },
      });
    return readPerson(person, { today, minAge });
  }

  async #accountOf(
    request: RegistrationRequest,
    language: string,
    password: string,
  ): Promise<NewAccount> {
    return {
      type: request.type,
      country: request.country,
      currency: request.currency,
      language,
      bonus: request.bonus,
      promo: (request.promo ?? '').trim().toUpperCase(),
      termsUpdatedAtS: request.consents.terms_updated_at,
      marketing: request.consents.marketing,
      passwordHash: await this.#platform.passwords.hash(password),
      isPhoneProved: false,
    };
  }

  /** Runs in a transaction of the caller. */
  #open(account: NewAccount, isEmailProved: boolean): Registered & { readonly kind: 'opened' } {
    const { users, ledger, terms, identity, mailing, store, nowMs } = this.#platform;
    const login = this.#freeLogin();
    const { person, email, phone, isPhoneProved } = account;
    const userId = users.add({
      login,
      email: email ?? `${login}@no-address.grandstand.example`,
      name: person === undefined ? '' : `${person.firstName} ${person.lastName}`,
      country: account.country,
      passwordHash: account.passwordHash,
    });
    users.change(userId, {
      hasEmail: email !== undefined,
      language: account.language,
      activationType: isEmailProved ? 1 : isPhoneProved ? 3 : 0,
      ...(phone === undefined ? {} : { phone }),
    });
    // Most people are known to public records: they need no paper, and no other page.
    if (person !== undefined) identity.check(userId, person);
    if (account.social !== undefined) this.#links.link(userId, account.social);
    users.setActiveAccount(userId, ledger.openAccount(userId, account.currency, 0, 'Main account'));
    terms.agree(userId);
    const wants = (channel: string): boolean =>
      account.marketing.some((each) => each.endsWith(`:${channel}`));
    mailing.change(userId, {
      enable_mail_news: wants('email'),
      enable_sms_news: wants('sms'),
    });
    for (const kind of ['terms', 'age', ...account.marketing])
      store.run(
        'INSERT INTO consents (user_id, kind, version, at_ms) VALUES (?, ?, ?, ?)',
        userId,
        kind,
        account.termsUpdatedAtS,
        nowMs(),
      );
    store.run(
      'INSERT INTO registrations (user_id, type, bonus, promo, at_ms) VALUES (?, ?, ?, ?, ?)',
      userId,
      account.type,
      account.bonus,
      account.promo,
      nowMs(),
    );
    return { kind: 'opened', userId, login };
  }

  /** Nine digits by chance: who counts up finds nobody. */
  #freeLogin(): string {
    for (;;) {
      const login = randomSigns('123456789', 1) + randomDigits(loginLength - 1);
      if (this.#platform.users.byLogin(login) === undefined) return login;
    }
  }
}
