import type { Person } from '#domain/accounts/person/Person.ts';
import { readBirthDate } from '#domain/accounts/person/birthDate.ts';
import {
  addresseesOf,
  ApiError,
  HarbourPay,
  randomToken,
  secretHash,
  type BankPayer,
  type SandboxPlatform,
  sendRateLimited,
} from '#sandbox';
import type { RegistrationAnswer, RegistrationRequest } from '#wire';
import type { NewAccount, Registered } from './NewAccount.ts';
import { registrationForm } from './registrationForm.ts';

const visitLifeMs = 30 * 60_000;

export type BankEnd =
  | Extract<Registered, { kind: 'opened' }>
  | { readonly kind: 'refused'; readonly reason: NonNullable<RegistrationAnswer['reason']> };

interface VisitRow {
  readonly visit_hash: string;
  readonly provider_id: string;
  readonly ref: string;
  readonly account: string;
  readonly minor: number;
  readonly expires_at_ms: number;
}

/** Facts after the payment at the bank, sufficient to open an account. */
export interface PaidVisit {
  readonly account: NewAccount;
  readonly person: Person;
  readonly providerId: string;
  readonly minor: number;
  readonly ref: string;
}

/** Visits to a bank before the account exists; only the payer gets the account. */
export class BankVisits {
  static readonly tables = `CREATE TABLE IF NOT EXISTS registration_visits (
    visit_hash TEXT PRIMARY KEY,
    provider_id TEXT NOT NULL,
    ref TEXT NOT NULL,
    account TEXT NOT NULL,
    minor INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL
  );`;

  readonly #platform: SandboxPlatform;
  readonly #provider: HarbourPay;

  constructor(platform: SandboxPlatform) {
    this.#platform = platform;
    this.#provider = new HarbourPay(platform);
  }

  /** Begins a visit; resolves with its id in this browser. */
  begin(request: RegistrationRequest, account: NewAccount, site: string): string {
    const { store, nowMs, registrationFacts } = this.#platform;
    const { amount, acknowledged } = request;
    const bounds = registrationFacts.bankDeposits?.bounds(account.country, account.currency);
    if (amount === undefined || bounds === undefined || amount.currency !== account.currency)
      throw new ApiError(400, 'field_refused', 'Say how much is paid in', {
        field: 'amount',
        meta: { problem: 'missing' },
      });
    if (amount.minor < bounds.least || amount.minor > bounds.most)
      throw new ApiError(400, 'field_refused', 'The amount is not between least and most', {
        field: 'amount',
        meta: { problem: amount.minor < bounds.least ? 'min' : 'max' },
      });
    if (acknowledged !== true)
      throw new ApiError(400, 'field_refused', 'Say first that you know how money is kept', {
        field: 'funds',
        meta: { problem: 'missing' },
      });
    const [visit, ref] = [randomToken(), randomToken()];
    const providerId = this.#provider.create({
      merchantRef: visit,
      kind: 'bank_account',
      amountMinor: amount.minor,
      currency: amount.currency,
      returnUrl: `${site}/web-api/registration/v1/bank/return/${account.language}`,
      language: account.language,
    });
    store.run(
      `INSERT INTO registration_visits (visit_hash, provider_id, ref, account, minor,
        expires_at_ms) VALUES (?, ?, ?, ?, ?, ?)`,
      ...[secretHash(visit), providerId, ref, JSON.stringify(account), amount.minor],
      nowMs() + visitLifeMs,
    );
    return visit;
  }

  /** Returns the provider's id of the payment; undefined when the visit is over. */
  providerIdOf(visit: string): string | undefined {
    return this.#row(visit)?.provider_id;
  }

  /** Returns whether the bank has not decided yet and there is time left. */
  isOpen(visit: string): boolean {
    const id = this.providerIdOf(visit);
    return id !== undefined && this.#provider.read(id)?.state === 'open';
  }

  /** @param open opens an account with the money, for people who may have one */
  end(visit: string, open: (paid: PaidVisit) => Extract<Registered, { kind: 'opened' }>): BankEnd {
    const row = this.#row(visit);
    const told = row && this.#provider.read(row.provider_id);
    if (row === undefined || told === undefined) return refused('over');
    this.#platform.store.run(
      'DELETE FROM registration_visits WHERE visit_hash = ?',
      secretHash(visit),
    );
    const payer = this.#provider.payerOf(told.id);
    if (told.state !== 'paid' || payer === undefined)
      return refused(told.state === 'abandoned' ? 'cancelled' : 'declined');
    const account = JSON.parse(row.account) as NewAccount;
    const reason = this.#refusalOf(payer, told.fingerprint, account);
    if (reason !== undefined) {
      this.#provider.void(told.id);
      return refused(reason);
    }
    const { firstName, lastName, birthDate } = payer;
    const nowhere = { street: '', postcode: '', city: '', region: '' };
    return open({
      account,
      person: { firstName, lastName, birthDate, ...nowhere },
      providerId: told.id,
      minor: row.minor,
      ref: row.ref,
    });
  }

  /** Returns the money of visits that were not completed in time. */
  work(): void {
    const { store, nowMs } = this.#platform;
    for (const { visit_hash: hash, provider_id: id } of store.all<VisitRow>(
      'SELECT * FROM registration_visits WHERE expires_at_ms <= ?',
      nowMs(),
    )) {
      store.run('DELETE FROM registration_visits WHERE visit_hash = ?', hash);
      this.#provider.void(id);
    }
  }

  #row(visit: string): VisitRow | undefined {
    const { store, nowMs } = this.#platform;
    return store.one<VisitRow>(
      'SELECT * FROM registration_visits WHERE visit_hash = ? AND expires_at_ms > ?',
      secretHash(visit),
      nowMs(),
    );
  }

  #refusalOf(
    { firstName, lastName, birthDate }: BankPayer,
    fingerprint: string,
    { country }: NewAccount,
  ): NonNullable<RegistrationAnswer['reason']> | undefined {
    const { instruments, later, nowMs, profiles, protection, terms, users } = this.#platform;
    const { min_age: minAge, today } = registrationForm(country, {
      nowMs: nowMs(),
      termsUpdatedAtS: terms.updatedAtS,
    });
    const [year = '', month = '', day = ''] = birthDate.split('-');
    const birth = readBirthDate({ year, month, day }, { today, minAge });
    if ('problem' in birth) return birth.problem === 'too-young' ? 'under_age' : 'declined';
    const isExcluded = (id: number): boolean => protection.breaks.excludedUntilMs(id) !== undefined;
    const owners = fingerprint === '' ? [] : instruments.ownersOf(fingerprint);
    const namesakes = profiles
      .namesakesOf({ firstName, lastName, birthDate })
      .filter((id) => !users.isClosed(id) || isExcluded(id));
    const known = [...new Set([...owners, ...namesakes])];
    if (known.some(isExcluded)) return 'excluded';
    if (known.length === 0) return undefined;
    const addressees = known.flatMap((id) => {
      const owner = users.byId(id);
      return owner === undefined ? [] : addresseesOf(owner).slice(0, 1);
    });
    if (addressees.length === 0) return 'known_unwritten';
    later(() => {
      for (const addressee of addressees)
        sendRateLimited(this.#platform, addressee, 'emailHasAccount', {
          link: `/${addressee.language}/user/login`,
        });
    });
    return 'known';
  }
}

function refused(reason: NonNullable<RegistrationAnswer['reason']>): BankEnd {
  return { kind: 'refused', reason };
}
