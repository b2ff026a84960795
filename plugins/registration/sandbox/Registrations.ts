import { fullName } from '#domain/accounts/person/fullName.ts';
import type { Person } from '#domain/accounts/person/Person.ts';
import { shortestAlone } from '#domain/accounts/passwordProblem.ts';
import {
  addresseesOf,
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
  sendRateLimited,
  type SocialVisitor,
  type SandboxPlatform,
} from '#sandbox';
import type { RegistrationRequest } from '#wire';
import { firstPassword } from './firstPassword.ts';
import type { BankEnd, BankVisits } from './BankVisits.ts';
import type { NewAccount, Registered } from './NewAccount.ts';
import type { PhoneCodes } from './PhoneCodes.ts';
import { isClosed, registrationForm } from './registrationForm.ts';

const linkLifeMs = 24 * 3_600_000;
/** Time within which the operator must decide. */
const askedLifeMs = 30 * 86_400_000;
/**
 * Lifetime of a generated first password, which was visible on a screen, while it is the only way
 * to sign in.
 */
const firstSecretLifeMs = 72 * 3_600_000;
const loginLength = 9;
/** Epoch seconds of the current consent text for news, which changes independently of the terms. */
const marketingTextS = 1_769_904_000;

/** Opens accounts. An account with an e-mail address is opened by a link sent to it. */
export class Registrations {
  readonly #platform: SandboxPlatform;
  readonly #codes: PhoneCodes;
  readonly #links: ProviderLinks;
  readonly #visits: BankVisits;

  constructor(platform: SandboxPlatform, codes: PhoneCodes, visits: BankVisits) {
    this.#visits = visits;
    this.#platform = platform;
    this.#codes = codes;
    this.#links = new ProviderLinks(platform.store, platform.nowMs);
  }

  /**
   * @param visitor data from the provider, of a social registration
   * @param site origin to which a bank returns, and the brand's name
   */
  async register(
    request: RegistrationRequest,
    language: string,
    visitor: SocialVisitor | undefined,
    site: { readonly origin: string; readonly brand: string },
  ): Promise<Registered> {
    this.#requireOffer(request);
    switch (request.type) {
      case 'one_click':
        return this.#openOneClick(request, language);
      case 'phone':
        return this.#openByPhone(request, language, site.brand);
      case 'full':
        return this.#mailLink(request, language, site.brand);
      case 'social':
        return this.#openSocial(request, language, visitor);
      case 'bank':
        return {
          kind: 'bank',
          visit: this.#visits.begin(
            request,
            await this.#accountOf(request, language, randomToken()),
            site.origin,
          ),
        };
    }
  }

  /** Opens the account of the link; undefined when it was used or has expired. */
  confirm(token: string): Registered | undefined {
    const { store, users, profiles, nowMs } = this.#platform;
    return store.transaction(() => {
      const row = store.one<{ account: string }>(
        `DELETE FROM pending_registrations WHERE token_hash = ? AND expires_at_ms > ?
          RETURNING account`,
        secretHash(token),
        nowMs(),
      );
      if (row === undefined) return undefined;
      const account = JSON.parse(row.account) as NewAccount;
      // The address may have been given to another account in the meantime; it belongs to one only.
      if (account.email !== undefined && users.byLogin(account.email) !== undefined)
        return undefined;
      if (account.social !== undefined && this.#links.userIdOf(account.social) !== undefined)
        return undefined;
      // The person may have opened an account by the link to another address, after mistyping this
      // one.
      if (account.person !== undefined && profiles.sameAs(account.person).length > 0)
        return undefined;
      return this.#open(account, true);
    });
  }

  /** Ends a visit to the bank: opens an account with the payment, or refunds it. */
  endBankVisit(visit: string): BankEnd {
    const { store, users, registrationFacts } = this.#platform;
    return this.#visits.end(visit, ({ account, person, providerId, minor, ref }) =>
      store.transaction(() => {
        const opened = this.#open({ ...account, person, isBankProved: true }, false);
        users.change(opened.userId, { payAndPlay: true });
        const accountId = users.byId(opened.userId)?.activeAccountId ?? 0;
        registrationFacts.bankDeposits?.take({
          userId: opened.userId,
          accountId,
          providerId,
          minor,
          currency: account.currency,
          ref,
        });
        return opened;
      }),
    );
  }

  async #openOneClick(request: RegistrationRequest, language: string): Promise<Registered> {
    const password = firstPassword();
    const account = await this.#accountOf(request, language, password);
    const { nowMs, store, users } = this.#platform;
    const opened = store.transaction(() => {
      const registered = this.#open(account, false);
      users.markFirstSecret(registered.userId, nowMs() + firstSecretLifeMs);
      return registered;
    });
    return { ...opened, password };
  }

  async #openByPhone(
    request: RegistrationRequest,
    language: string,
    brand: string,
  ): Promise<Registered> {
    const { store, users } = this.#platform;
    const ticket = request.phone_ticket ?? '';
    const phone = this.#codes.phoneOf(ticket);
    if (phone === undefined || users.byPhone(phone) !== undefined)
      throw new ApiError(400, 'phone_unproved', 'The number is not proved: ask for another code', {
        field: 'phone',
      });
    const usesPasskey = request.uses_passkey === true;
    const password = usesPasskey ? randomToken() : this.#requirePassword(request, [brand]);
    const account = await this.#accountOf(request, language, password);
    return store.transaction(() => {
      this.#codes.useUp(ticket);
      const opened = this.#open({ ...account, phone, isPhoneProved: true }, false);
      // Until the passkey exists the code by text signs in; it also stays valid beside it.
      if (usesPasskey) users.markWithoutPassword(opened.userId);
      return opened;
    });
  }

  async #mailLink(
    request: RegistrationRequest,
    language: string,
    brand: string,
  ): Promise<Registered> {
    const email = readEmail(request.email ?? '');
    const phone = request.phone === undefined ? undefined : readPhone(request.phone);
    const person = this.#readPerson(request);
    const password = this.#requirePassword(request, [
      person.firstName,
      person.lastName,
      email,
      brand,
    ]);
    const account = {
      ...(await this.#accountOf(request, language, password)),
      ...attemptOf(request),
      person,
      ...(request.is_other_birth_date === true ? { asksDocument: true } : {}),
      ...(phone === undefined ? {} : { phone }),
    };
    return this.#sendLink({ ...account, email }, language);
  }

  /**
   * An address verified by the provider needs no e-mail; any other is verified by one. The account
   * has no password; one can be set by the forgotten-password flow.
   */
  async #openSocial(
    request: RegistrationRequest,
    language: string,
    visitor: SocialVisitor | undefined,
  ): Promise<Registered> {
    if (visitor === undefined)
      throw new ApiError(400, 'pass_invalid', 'The visit to the provider is too long ago', {
        field: 'social_ticket',
      });
    const email = visitor.email === '' ? readEmail(request.email ?? '') : visitor.email;
    const account = {
      ...(await this.#accountOf(request, language, randomToken())),
      ...attemptOf(request),
      email,
      social: visitor,
    };
    if (visitor.email === '' || this.#isKnown(account)) return this.#sendLink(account, language);
    return this.#platform.store.transaction(() => this.#open(account, true));
  }

  /**
   * Sends the e-mail again with another link; the previous one stops working. An address with an
   * account gets that notice again, an unknown address gets nothing.
   */
  resend(email: string, language: string): void {
    const { store, users, contacts, mailer, later, nowMs } = this.#platform;
    const row = store.one<{ account: string }>(
      'SELECT account FROM pending_registrations WHERE email = ? AND expires_at_ms > ?',
      ...[email, nowMs()],
    );
    if (row !== undefined) {
      const account = JSON.parse(row.account) as NewAccount;
      if (account.isAsked !== true) this.#sendLink({ ...account, email }, account.language);
      return;
    }
    const owner = users.byLogin(email) ?? contacts.formerOwner(email);
    if (owner === undefined) return;
    const isExcluded = this.#platform.protection.breaks.excludedUntilMs(owner.id) !== undefined;
    const link = `/${language}/user/login`;
    later(() =>
      isExcluded
        ? mailer.send('excludedNoAccount', { recipient: email, language })
        : mailer.send('emailHasAccount', { recipient: email, language }, { link }),
    );
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

  /** Returns whether the person, or the owner of the address, has excluded themselves. */
  #isExcluded({ email, person }: NewAccount & { readonly email: string }): boolean {
    const { users, profiles, protection } = this.#platform;
    const byEmail = users.byLogin(email)?.id;
    const known = [
      ...(byEmail === undefined ? [] : [byEmail]),
      ...(person === undefined ? [] : profiles.sameAs(person)),
    ];
    return known.some((userId) => protection.breaks.excludedUntilMs(userId) !== undefined);
  }

  /** Whether new accounts with an address wait for a decision by hand. */
  get isByHand(): boolean {
    return this.#platform.store.one('SELECT 1 AS one FROM registration_desk') !== undefined;
  }

  setByHand(isByHand: boolean): void {
    const { store } = this.#platform;
    store.run('DELETE FROM registration_desk');
    if (isByHand)
      store.run('INSERT INTO registration_desk (opened_at_ms) VALUES (?)', this.#platform.nowMs());
  }

  /**
   * Decides on the request of an address: sends the link that opens the account, or a refusal.
   * Returns false when nothing is pending.
   */
  decide(email: string, isAccepted: boolean): boolean {
    const { store, mailer, nowMs } = this.#platform;
    const row = store.one<{ account: string }>(
      'SELECT account FROM pending_registrations WHERE email = ? AND expires_at_ms > ?',
      email,
      nowMs(),
    );
    const account = row && (JSON.parse(row.account) as NewAccount);
    if (account?.isAsked !== true) return false;
    const { isAsked: _isAsked, ...accepted } = account;
    if (isAccepted) this.#sendLink({ ...accepted, email }, account.language, true);
    else {
      store.run('DELETE FROM pending_registrations WHERE email = ?', email);
      mailer.send('registrationRefused', { recipient: email, language: account.language });
    }
    return true;
  }

  /**
   * Behaves the same for an address with an account, so that only the reader of the e-mail learns
   * of it.
   */
  #sendLink(
    account: NewAccount & { readonly email: string },
    language: string,
    isAccepted = !this.isByHand,
  ): Registered {
    const { store, mailer, later, nowMs } = this.#platform;
    const { email } = account;
    const isKnown = this.#isKnown(account);
    const token = randomToken();
    const expiresAtMs = nowMs() + (isAccepted ? linkLifeMs : askedLifeMs);
    store.transaction(() => {
      store.run('DELETE FROM pending_registrations WHERE expires_at_ms <= ?', nowMs());
      store.run('DELETE FROM pending_registrations WHERE email = ?', email);
      // The previous address was a mistake; its owner must not be able to open this account.
      if (account.attemptHash !== undefined)
        store.run(
          "DELETE FROM pending_registrations WHERE account ->> '$.attemptHash' = ?",
          account.attemptHash,
        );
      if (!isKnown)
        store.run(
          `INSERT INTO pending_registrations (token_hash, email, account, expires_at_ms)
            VALUES (?, ?, ?, ?)`,
          secretHash(token),
          email,
          JSON.stringify(isAccepted ? account : { ...account, isAsked: true }),
          expiresAtMs,
        );
    });
    const isExcluded = this.#isExcluded(account);
    later(() => {
      // Contains no way back into the account and no advertising, only where to get help.
      if (isExcluded) mailer.send('excludedNoAccount', { recipient: email, language });
      else if (isKnown) this.#tellKnown(account, language);
      else if (!isAccepted) mailer.send('registrationAsked', { recipient: email, language });
      else
        mailer.send(
          'registrationLink',
          { recipient: email, language },
          { link: `/${language}/user/registered?token=${token}` },
          { token, expiresAtMs },
        );
    });
    return { kind: isAccepted ? 'mailed' : 'asked' };
  }

  /**
   * Sends the way back to known contacts only. A person who typed another one's name, date of birth
   * and address learns that no account is opened, and not why.
   */
  #tellKnown(account: NewAccount & { readonly email: string }, language: string): void {
    const { users, contacts, profiles, mailer } = this.#platform;
    const { email, person } = account;
    const owners = person === undefined ? [] : profiles.sameAs(person);
    const owner = users.byLogin(email) ?? contacts.formerOwner(email);
    const link = `/${language}/user/login`;
    if (owner !== undefined || owners.length === 0)
      mailer.send('emailHasAccount', { recipient: email, language }, { link });
    else mailer.send('noSecondAccount', { recipient: email, language }, { link });
    for (const id of owners) {
      const known = users.byId(id);
      if (known === undefined || known.id === owner?.id) continue;
      for (const addressee of addresseesOf(known).slice(0, 1))
        sendRateLimited(this.#platform, addressee, 'emailHasAccount', { link });
    }
  }

  #requireOffer({ type, country, currency, bonus, consents }: RegistrationRequest): void {
    const { terms, nowMs, registrationFacts } = this.#platform;
    const form = registrationForm(country, {
      nowMs: nowMs(),
      termsUpdatedAtS: terms.updatedAtS,
      bankBounds: registrationFacts.bankDeposits?.bounds,
    });
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
      name: person === undefined ? '' : fullName(person),
      country: account.country,
      passwordHash: account.passwordHash,
      createdAtMs: nowMs(),
    });
    users.change(userId, {
      hasEmail: email !== undefined,
      dataAfterRegistration: person !== undefined,
      language: account.language,
      activationType: isEmailProved ? 1 : isPhoneProved ? 3 : 0,
      ...(phone === undefined ? {} : { phone }),
    });
    // Most people are found in public registers and need no document or further page.
    if (person !== undefined && account.isBankProved === true) {
      this.#platform.profiles.save(userId, person);
      identity.settle(userId, ['age', 'name'], 'done');
      users.markWithoutPassword(userId);
    } else if (person !== undefined && account.asksDocument === true) {
      // Public registers know the typed name and date of birth; a document shows who has typed
      // them.
      this.#platform.profiles.save(userId, person);
      identity.ask(userId, 'age', 'passport', 'birth_date');
    } else if (person !== undefined) identity.check(userId, person);
    if (account.social !== undefined) {
      this.#links.link(userId, account.social);
      users.markWithoutPassword(userId);
      this.#tellOfSocial(account);
    }
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
        kind === 'terms' || kind === 'age' ? account.termsUpdatedAtS : marketingTextS,
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

  /** Explains how to sign in, and that there is no password because none was chosen. */
  #tellOfSocial({ email, language, social }: NewAccount): void {
    if (email === undefined || social === undefined) return;
    const { later, mailer } = this.#platform;
    const values = { provider: social.providerName, link: `/${language}/user/login` };
    later(() => mailer.send('socialAccount', { recipient: email, language }, values));
  }

  /** Nine random digits, so that logins cannot be enumerated. */
  #freeLogin(): string {
    for (;;) {
      const login = randomSigns('123456789', 1) + randomDigits(loginLength - 1);
      if (this.#platform.users.byLogin(login) === undefined) return login;
    }
  }
}

function attemptOf({ attempt }: RegistrationRequest): Pick<NewAccount, 'attemptHash'> {
  return attempt === undefined ? {} : { attemptHash: secretHash(attempt) };
}
