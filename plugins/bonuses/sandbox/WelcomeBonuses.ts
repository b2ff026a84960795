import {
  ApiError,
  currencyOf,
  dayMs,
  minWagerOdds,
  notFound,
  welcomeOffers,
  type BonusRecord,
  type SandboxPlatform,
  type Person,
} from '#sandbox';
import { couponTypeId } from '#domain/ticket/CouponType.ts';
import type { BonusesAnswer, BonusTerms, BonusWire } from '#wire';
import { barredOf, mayTake, requireTaking } from './barred.ts';

type Choice = 0 | 1 | 2;

interface AwardRow {
  readonly choice: Choice;
  readonly account_id: number | null;
  readonly user_id: number;
}

const states = {
  active: 'active',
  finished: 'finished',
  expired: 'expired',
  'given-up': 'given_up',
  lost: 'lost',
} as const;

/** Bonus of the first deposit: chosen before, granted with it, then wagered or not. */
export class WelcomeBonuses {
  static readonly tables = `CREATE TABLE IF NOT EXISTS welcome_choices (
    user_id INTEGER PRIMARY KEY,
    choice INTEGER NOT NULL CHECK (choice BETWEEN 0 AND 2),
    at_ms INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS welcome_bonuses (
    user_id INTEGER PRIMARY KEY,
    choice INTEGER NOT NULL CHECK (choice BETWEEN 1 AND 2),
    account_id INTEGER UNIQUE,
    at_ms INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS welcome_taken_back (
    account_id INTEGER PRIMARY KEY,
    at_ms INTEGER NOT NULL
  );`;
  readonly #platform: SandboxPlatform;

  constructor(platform: SandboxPlatform) {
    this.#platform = platform;
    const { incidents, later, ledger, money } = platform;
    money.bonuses.mayStake = (accountId) => this.#choiceOfAccount(accountId) !== 2;
    money.bonuses.mayCount = ({ id, account_id: accountId }) => this.#counts(accountId, id);
    money.bonuses.leastSelectionsOf = (accountId) => this.#leastSelectionsOf(accountId);
    ledger.follow(({ kind, entries, payment }) => {
      if (kind === 'refund' || kind === 'chargeback')
        later(() =>
          incidents.guard('bonus-not-taken-back', () => {
            if (payment !== undefined) this.#takeBack(payment.id);
          }),
        );
      if (kind !== 'deposit') return;
      later(() =>
        incidents.guard('bonus-uncredited', () => {
          for (const { accountId } of entries) this.#creditOwner(accountId);
        }),
      );
    });
  }

  answer(person: Person): BonusesAnswer {
    const barred = barredOf(this.#platform, person.id);
    if (barred !== undefined)
      return { barred, isAvailableFirstDepositBonus: false, bonusSetting: [], bonuses: [] };
    this.credit(person.id);
    const choice = this.#choiceOf(person.id);
    const isOpen = this.#isOpen(person);
    return {
      isAvailableFirstDepositBonus: isOpen,
      ...(choice === undefined ? {} : { firstDepositBonusSetting: choice }),
      bonusSetting: isOpen ? this.#terms(person) : [],
      bonuses: this.#platform.money.bonuses
        .historyOf(person.id)
        .map((record) => this.#wire(record)),
    };
  }

  /** @throws ApiError 409 after the first deposit */
  choose(person: Person, choice: Choice): BonusesAnswer {
    const { notifyUser, nowMs, store } = this.#platform;
    requireTaking(this.#platform, person.id);
    if (!this.#isOpen(person))
      throw new ApiError(
        409,
        'first_deposit_made',
        'The bonus is chosen before the first deposit: that has been made',
        { field: 'firstDepositBonusSetting' },
      );
    store.run(
      `INSERT INTO welcome_choices (user_id, choice, at_ms) VALUES (?, ?, ?) ON CONFLICT (user_id)
        DO UPDATE SET choice = excluded.choice, at_ms = excluded.at_ms`,
      ...[person.id, choice, nowMs()],
    );
    notifyUser(person.id);
    return this.answer(person);
  }

  /** Ended bonuses stay unchanged. Bonuses of other people read as unknown. */
  giveUp(person: Person, accountId: number): BonusesAnswer {
    const { money, notifyUser, nowMs } = this.#platform;
    if (!money.bonuses.historyOf(person.id).some((record) => record.accountId === accountId))
      throw notFound('bonus_unknown', 'There is no such bonus');
    if (money.bonuses.giveUp(accountId, nowMs())) notifyUser(person.id);
    return this.answer(person);
  }

  /**
   * Grants the bonus of the first deposit once; nothing if none was chosen or deposited, if the
   * deposit was reversed, or while the operator has closed bonuses for the person.
   */
  credit(userId: number): void {
    if (!mayTake(this.#platform, userId)) return;
    const { money, notifyUser, nowMs, store } = this.#platform;
    const isGiven = store.transaction(() => {
      const choice = this.#choiceOf(userId);
      if (choice === undefined || choice === 0 || this.#awardOf(userId) !== undefined) return false;
      const deposit = this.#firstDeposit(userId);
      const offer = deposit && welcomeOffers(deposit.currency).find((each) => each.id === choice);
      if (deposit === undefined || offer === undefined || this.#isTakenBack(deposit.payment))
        return false;
      const minor = Math.min(Math.floor((deposit.minor * offer.percent) / 100), offer.mostMinor);
      const accountId =
        minor === 0
          ? null
          : money.bonuses.open(
              userId,
              deposit.currency,
              {
                minor,
                wagerMinor: minor * offer.wagerTimes,
                // No maximum: the whole balance becomes own money.
                maxMinor: Number.MAX_SAFE_INTEGER,
                endsAtMs: nowMs() + offer.days * dayMs,
              },
              nowMs(),
            );
      store.run(
        'INSERT INTO welcome_bonuses (user_id, choice, account_id, at_ms) VALUES (?, ?, ?, ?)',
        ...[userId, choice, accountId, nowMs()],
      );
      return accountId !== null;
    });
    if (isGiven) notifyUser(userId);
  }

  /** Reversing the first deposit takes back the unwagered part of its bonus. */
  #takeBack(paymentId: number): void {
    const { money, notifyUser, nowMs, store } = this.#platform;
    const owner = store.one<{ user_id: number }>(
      `SELECT a.user_id FROM ledger_entries e
       JOIN ledger_transactions t ON t.id = e.transaction_id
       JOIN ledger_accounts a ON a.id = e.account_id
       WHERE t.payment_id = ? AND t.payment_kind = 'deposit' AND a.kind = 'user' LIMIT 1`,
      paymentId,
    );
    if (owner === undefined || this.#firstDeposit(owner.user_id)?.payment !== paymentId) return;
    const accountId = this.#awardOf(owner.user_id)?.account_id ?? undefined;
    if (accountId === undefined) return;
    const isTaken = store.transaction(() => {
      if (!money.bonuses.giveUp(accountId, nowMs())) return false;
      store.run(
        'INSERT OR IGNORE INTO welcome_taken_back (account_id, at_ms) VALUES (?, ?)',
        ...[accountId, nowMs()],
      );
      return true;
    });
    if (isTaken) notifyUser(owner.user_id);
  }

  #isTakenBack(paymentId: number): boolean {
    return (
      this.#platform.store.one(
        `SELECT 1 FROM ledger_transactions
          WHERE payment_id = ? AND payment_kind IN ('refund', 'chargeback')`,
        paymentId,
      ) !== undefined
    );
  }

  #creditOwner(accountId: number): void {
    const owner = this.#platform.ledger.account(accountId)?.userId;
    if (owner !== undefined) this.credit(owner);
  }

  #isOpen({ id, hasDeposit }: Person): boolean {
    return !hasDeposit && this.#firstDeposit(id) === undefined;
  }

  #choiceOf(userId: number): Choice | undefined {
    const { registrationFacts, store } = this.#platform;
    return (
      store.one<{ choice: Choice }>('SELECT choice FROM welcome_choices WHERE user_id = ?', userId)
        ?.choice ?? registrationFacts.choiceOf(userId)?.bonus
    );
  }

  #firstDeposit(
    userId: number,
  ): { readonly minor: number; readonly currency: string; readonly payment: number } | undefined {
    return this.#platform.store.one(
      `SELECT e.minor, t.currency, t.payment_id AS payment FROM ledger_entries e
       JOIN ledger_transactions t ON t.id = e.transaction_id
       JOIN ledger_accounts a ON a.id = e.account_id
       WHERE a.user_id = ? AND a.type <> 4 AND t.payment_kind = 'deposit' ORDER BY e.id LIMIT 1`,
      userId,
    );
  }

  #awardOf(userId: number): AwardRow | undefined {
    return this.#platform.store.one<AwardRow>(
      'SELECT choice, account_id, user_id FROM welcome_bonuses WHERE user_id = ?',
      userId,
    );
  }

  #wasTakenBack(accountId: number): boolean {
    return (
      this.#platform.store.one(
        'SELECT 1 FROM welcome_taken_back WHERE account_id = ?',
        accountId,
      ) !== undefined
    );
  }

  #awardOfAccount(accountId: number): AwardRow | undefined {
    return this.#platform.store.one<AwardRow>(
      'SELECT choice, account_id, user_id FROM welcome_bonuses WHERE account_id = ?',
      accountId,
    );
  }

  #choiceOfAccount(accountId: number): Choice | undefined {
    return this.#awardOfAccount(accountId)?.choice;
  }

  /** A bonus for sport counts accumulators of enough selections; one for casino no bet on sport. */
  #counts(accountId: number, couponId: number): boolean {
    const choice = this.#choiceOfAccount(accountId);
    if (choice === undefined) return true;
    const least = this.#leastSelectionsOf(accountId);
    const { coupons } = this.#platform;
    return (
      least !== undefined &&
      coupons.row(couponId)?.type_id === couponTypeId('accumulator') &&
      coupons.selections(couponId).length >= least
    );
  }

  #leastSelectionsOf(accountId: number): number | undefined {
    const choice = this.#choiceOfAccount(accountId);
    return welcomeOffers('EUR').find(({ id }) => id === choice)?.leastSelections;
  }

  #terms(person: Person): BonusTerms[] {
    const currency = currencyOf(this.#platform.ledger, person);
    return welcomeOffers(currency).map(
      ({ id, percent, mostMinor, wagerTimes, leastSelections, days }) => ({
        id,
        percent,
        most: { minor: mostMinor, currency },
        wager_times: wagerTimes,
        ...(leastSelections === undefined ? {} : { least_selections: leastSelections }),
        least_coef: minWagerOdds,
        days,
      }),
    );
  }

  #wire(record: BonusRecord): BonusWire {
    const { accountId, currency } = record;
    const money = (minor: number) => ({ minor, currency });
    const seconds = (ms: number): number => Math.floor(ms / 1000);
    const award = this.#awardOfAccount(accountId);
    const choice = award?.choice;
    const payment = award && this.#firstDeposit(award.user_id)?.payment;
    const least = welcomeOffers(currency).find(({ id }) => id === choice)?.leastSelections;
    return {
      accountId,
      ...(payment === undefined ? {} : { payment_id: payment }),
      kind: choice === 1 ? 'sport' : choice === 2 ? 'casino' : 'other',
      state:
        record.end === 'given-up' && this.#wasTakenBack(accountId)
          ? 'taken_back'
          : states[record.end],
      granted: money(record.grantedMinor),
      left: money(record.balanceMinor),
      won: money(record.wonMinor),
      wager: money(record.wagerMinor),
      wagered: money(record.wageredMinor),
      ...(least === undefined ? {} : { least_selections: least }),
      ...(choice === 2 ? {} : { least_coef: minWagerOdds }),
      has_open_bets:
        this.#platform.store.one(
          'SELECT 1 FROM coupons WHERE account_id = ? AND status_id < 0 LIMIT 1',
          accountId,
        ) !== undefined,
      started_at: seconds(record.startedAtMs),
      ends_at: seconds(record.endsAtMs),
      ...(record.closedAtMs === undefined ? {} : { ended_at: seconds(record.closedAtMs) }),
    };
  }
}
