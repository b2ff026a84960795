import { couponTypeId, couponTypeOf, type CouponTypeId } from '#domain/ticket/CouponType.ts';
import { findPromoProblem, type PromoCoupon } from '#domain/ticket/terms/findPromoProblem.ts';
import type { Money } from '#domain/money/Money.ts';
import type { PromoCode } from '#domain/ticket/terms/MoneyTerms.ts';
import { ApiError } from '../../http/ApiError.ts';
import { randomCode } from '../../accounts/password/secrets.ts';
import { RateLimit } from '../../http/RateLimit.ts';
import type { Store } from '../../store/Store.ts';

/** 60 bits. */
const codeLength = 12;
/** Limits guessing of codes. */
const maxTries = 10;
const windowMs = 60_000;

/** A code and its owner; a code without an owner can be used once by every user. */
export interface NewPromoCode extends PromoCode {
  readonly userId?: number;
}

interface PromoRow {
  readonly code: string;
  readonly user_id: number | null;
  readonly promo: string;
}

/** Result of looking up a code. Codes of other users are not revealed. */
export type PromoInspection =
  | { readonly kind: 'good' | 'used' | 'expired'; readonly promo: PromoCode }
  | { readonly kind: 'unknown' | 'not-yours' };

/** Read if no code is found, so that the response time is the same. */
const nothing: PromoRow = {
  code: '',
  user_id: null,
  promo: JSON.stringify({
    code: '',
    benefit: { kind: 'refund', valueMinor: 0 },
    currency: 'EUR',
    minSelections: 0,
    minOdds: 0,
    typeIds: [],
  }),
};

/** Promo codes: used once per user, and released when the coupon is void. */
export class PromoCodes {
  readonly #store: Store;
  readonly #nowMs: () => number;
  readonly #tries: RateLimit;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
    this.#tries = new RateLimit({ most: maxTries, windowMs, nowMs });
  }

  add({ userId, types, ...promo }: NewPromoCode): void {
    this.#store.run(
      `INSERT INTO promo_codes (code, user_id, promo) VALUES (?, ?, ?) ON CONFLICT (code) DO
        UPDATE SET user_id = excluded.user_id, promo = excluded.promo`,
      promo.code,
      userId ?? null,
      JSON.stringify({ ...promo, typeIds: types.map(couponTypeId) }),
    );
  }

  /** @returns the new code, valid for one bet of the user */
  giveFreeBet(userId: number, freeBet: Money, minOdds: number, endsAtMs: number): string {
    const code = randomCode(codeLength);
    const benefit = { kind: 'free-bet', valueMinor: freeBet.minor, isStakePaidOut: false } as const;
    const terms = { currency: freeBet.currency, minSelections: 1, minOdds, types: [] };
    this.add({ ...terms, code, benefit, endsAtS: Math.floor(endsAtMs / 1000), userId });
    return code;
  }

  /** Returns the unused codes that were given to a user. */
  listOf(userId: number): readonly PromoCode[] {
    return this.#store
      .all<PromoRow>(
        `SELECT * FROM promo_codes WHERE user_id = ?1 AND NOT EXISTS (SELECT 1 FROM promo_uses
          WHERE promo_uses.code = promo_codes.code AND promo_uses.user_id = ?1) ORDER BY code`,
        userId,
      )
      .map(fromRow)
      .filter(({ endsAtS }) => endsAtS === undefined || endsAtS * 1000 > this.#nowMs());
  }

  /**
   * Returns the promotion of a typed code; throws typed errors for unknown, used and expired codes.
   * Too many attempts are refused for a while.
   */
  check(userId: number, code: string): PromoCode {
    this.#tries.count(String(userId));
    return this.#find(userId, code);
  }

  /**
   * Looks up a typed code of any owner. Each answer costs the same reads, so that its time
   * reveals nothing; too many attempts are refused for a while.
   */
  inspect(userId: number, code: string): PromoInspection {
    this.#tries.count(String(userId));
    const trimmed = code.trim();
    const row = this.#store.one<PromoRow>('SELECT * FROM promo_codes WHERE code = ?', trimmed);
    const use = this.#store.one(
      'SELECT 1 FROM promo_uses WHERE code = ? AND user_id = ?',
      trimmed,
      userId,
    );
    const promo = fromRow(row ?? nothing);
    if (row === undefined) return { kind: 'unknown' };
    if (row.user_id !== null && row.user_id !== userId) return { kind: 'not-yours' };
    if (use !== undefined) return { kind: 'used', promo };
    if (promo.endsAtS !== undefined && promo.endsAtS * 1000 <= this.#nowMs())
      return { kind: 'expired', promo };
    return { kind: 'good', promo };
  }

  /**
   * Returns the code for a coupon that is being placed; throws typed errors if it may not be used
   * with it.
   */
  require(userId: number, code: string, coupon: Omit<PromoCoupon, 'nowS'>): PromoCode {
    const promo = this.#find(userId, code);
    const problem = findPromoProblem(promo, { ...coupon, nowS: Math.floor(this.#nowMs() / 1000) });
    if (problem === undefined) return promo;
    switch (problem.kind) {
      case 'expired':
        throw promoError('promo_expired', `The code ${promo.code} has ended: take another one`);
      case 'currency':
        throw promoError(
          'promo_currency',
          `The code ${promo.code} is in ${problem.currency}: stake from an account in it`,
        );
      case 'type':
        throw promoError(
          'promo_not_for_type',
          `The code ${promo.code} is not for this type of bet`,
        );
      case 'too-few':
        throw promoError(
          'promo_too_few_selections',
          `The code ${promo.code} needs ${problem.minSelections} selections`,
        );
      case 'low-odds':
        throw promoError(
          'promo_low_odds',
          `The code ${promo.code} needs odds of ${problem.minOdds / 1000} on each selection`,
        );
    }
  }

  recordUse(userId: number, code: string, couponId: number): void {
    this.#store.run(
      'INSERT INTO promo_uses (code, user_id, coupon_id) VALUES (?, ?, ?)',
      code,
      userId,
      couponId,
    );
  }

  /** Releases the code of a void coupon; a corrected coupon uses it again if it is still free. */
  recordSettlement(userId: number, code: string, couponId: number, isReturned: boolean): void {
    if (isReturned) this.#store.run('DELETE FROM promo_uses WHERE coupon_id = ?', couponId);
    else
      this.#store.run(
        'INSERT OR IGNORE INTO promo_uses (code, user_id, coupon_id) VALUES (?, ?, ?)',
        code,
        userId,
        couponId,
      );
  }

  #find(userId: number, code: string): PromoCode {
    const row = this.#store.one<PromoRow>(
      'SELECT * FROM promo_codes WHERE code = ? AND (user_id IS NULL OR user_id = ?)',
      code.trim(),
      userId,
    );
    if (row === undefined)
      throw promoError('promo_unknown', 'There is no such code: check how it is written');
    if (
      this.#store.one(
        'SELECT 1 FROM promo_uses WHERE code = ? AND user_id = ?',
        row.code,
        userId,
      ) !== undefined
    )
      throw promoError('promo_used', `You have used the code ${row.code} already: it is good once`);
    const promo = fromRow(row);
    if (promo.endsAtS !== undefined && promo.endsAtS * 1000 <= this.#nowMs())
      throw promoError('promo_expired', `The code ${row.code} has ended: take another one`);
    return promo;
  }
}

function promoError(code: string, detail: string): ApiError {
  return new ApiError(422, code, detail, { field: 'promoCode' });
}

/** Rows store the ids of kinds, like the wire. */
type StoredPromo = Omit<PromoCode, 'types'> & { readonly typeIds: readonly CouponTypeId[] };

function fromRow(row: PromoRow): PromoCode {
  const { typeIds, ...promo } = JSON.parse(row.promo) as StoredPromo;
  return { ...promo, types: typeIds.map((id) => couponTypeOf(id)) };
}
