import {
  foldAddress,
  currencyOf,
  dayMs,
  masked,
  minorOfEuro,
  randomCode,
  type SandboxPlatform,
  type Person,
} from '#sandbox';
import type { ReferralsAnswer, ReferredFriend } from '#wire';

/** 50 bits. */
const codeLength = 10;
const freeBetEuro = 10;
const stakesEuro = 50;
const leastOdds = 1600;
const days = 14;
const codeDays = 14;

interface AwardRow {
  readonly code: string;
  readonly ends_at_ms: number;
}

/** Referral codes, registrations with them, and the rewards of both sides. */
export class Referrals {
  static readonly tables = `CREATE TABLE IF NOT EXISTS referral_codes (
    user_id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE
  );
  CREATE TABLE IF NOT EXISTS referral_awards (
    friend_id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL,
    code TEXT NOT NULL,
    ends_at_ms INTEGER NOT NULL
  );`;
  readonly #platform: SandboxPlatform;

  constructor(platform: SandboxPlatform) {
    this.#platform = platform;
    const { registrationFacts, store } = platform;
    registrationFacts.knownCodes.push(
      (code) => store.one('SELECT 1 FROM referral_codes WHERE code = ?', code) !== undefined,
    );
  }

  answer(person: Person): ReferralsAnswer {
    const endsAtMs = this.#breakEndsAtMs(person.id);
    if (endsAtMs > 0) return { barred_until: Math.floor(endsAtMs / 1000) };
    const code = this.#codeOf(person.id);
    const currency = currencyOf(this.#platform.ledger, person);
    return {
      referral: {
        code,
        free_bet: { minor: minorOfEuro(freeBetEuro, currency), currency },
        stakes: { minor: minorOfEuro(stakesEuro, currency), currency },
        least_coef: leastOdds / 1000,
        days,
        friends: this.#platform.registrationFacts
          .registeredWith(code)
          .flatMap(({ userId, atMs }) => this.#friend(person, userId, atMs)),
      },
    };
  }

  #friend(person: Person, friendId: number, joinedAtMs: number): ReferredFriend[] {
    const friend = this.#platform.users.byId(friendId);
    if (friend === undefined || friendId === person.id) return [];
    const isOwn = friend.hasEmail && foldAddress(friend.email) === foldAddress(person.email);
    const award = isOwn ? undefined : this.#award(person, friend, joinedAtMs);
    const isLate = this.#platform.nowMs() >= joinedAtMs + days * dayMs;
    return [
      {
        name: masked(friend.name === '' ? friend.login : friend.name),
        joined_at: Math.floor(joinedAtMs / 1000),
        state: isOwn
          ? 'own_address'
          : award !== undefined
            ? 'earned'
            : isLate
              ? 'late'
              : 'counting',
        ...(award === undefined
          ? {}
          : { code: award.code, code_ends_at: Math.floor(award.ends_at_ms / 1000) }),
      },
    ];
  }

  /** Rewards both sides once enough is staked; not a friend who takes a break. */
  #award(person: Person, friend: Person, joinedAtMs: number): AwardRow | undefined {
    const { nowMs, store } = this.#platform;
    const find = (): AwardRow | undefined =>
      store.one<AwardRow>(
        'SELECT code, ends_at_ms FROM referral_awards WHERE friend_id = ?',
        friend.id,
      );
    const before = find();
    if (before !== undefined || this.#breakEndsAtMs(friend.id) > 0) return before;
    const currency = currencyOf(this.#platform.ledger, friend);
    if (this.#stakedMinor(friend.id, currency, joinedAtMs) < minorOfEuro(stakesEuro, currency))
      return undefined;
    return store.transaction(() => {
      const endsAtMs = nowMs() + codeDays * dayMs;
      const code = this.#freeBet(person, endsAtMs);
      this.#freeBet(friend, endsAtMs);
      store.run(
        'INSERT INTO referral_awards (friend_id, user_id, code, ends_at_ms) VALUES (?, ?, ?, ?)',
        ...[friend.id, person.id, code, endsAtMs],
      );
      return find();
    });
  }

  #freeBet(person: Person, endsAtMs: number): string {
    const currency = currencyOf(this.#platform.ledger, person);
    const freeBet = { minor: minorOfEuro(freeBetEuro, currency), currency };
    return this.#platform.money.promos.giveFreeBet(person.id, freeBet, leastOdds, endsAtMs);
  }

  /** Returns the own money in settled bets, from the ledger. */
  #stakedMinor(userId: number, currency: string, joinedAtMs: number): number {
    return (
      this.#platform.store.one<{ readonly minor: number }>(
        `SELECT COALESCE(-SUM(e.minor), 0) AS minor FROM coupons c
         JOIN ledger_accounts a ON a.id = c.account_id
         JOIN ledger_transactions t ON t.coupon_id = c.id AND t.kind = 'stake'
         JOIN ledger_entries e ON e.transaction_id = t.id AND e.account_id = c.account_id
         WHERE c.user_id = ? AND a.type <> 4 AND c.currency = ? AND c.coef >= ?
           AND c.status_id IN (0, 1, 4, 5, 6) AND c.placed_at_ms >= ? AND c.settled_at_ms < ?`,
        ...[userId, currency, leastOdds / 1000, joinedAtMs, joinedAtMs + days * dayMs],
      )?.minor ?? 0
    );
  }

  #codeOf(userId: number): string {
    const { store } = this.#platform;
    store.run(
      'INSERT OR IGNORE INTO referral_codes (user_id, code) VALUES (?, ?)',
      userId,
      randomCode(codeLength),
    );
    return (
      store.one<{ readonly code: string }>(
        'SELECT code FROM referral_codes WHERE user_id = ?',
        userId,
      )?.code ?? ''
    );
  }

  #breakEndsAtMs(userId: number): number {
    const { protection } = this.#platform;
    return Math.max(0, ...protection.breaks.of(userId).map(({ endsAtMs }) => endsAtMs));
  }
}
