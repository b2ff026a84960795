import type { ErrorItem, PlaceCouponRequest } from '#wire';
import { couponTypeOf } from '#domain/ticket/CouponType.ts';
import { splitStake } from '#domain/ticket/terms/splitStake.ts';
import { totalStake } from '#domain/ticket/totalStake.ts';
import { holdsFor, type HouseTerms } from '#domain/ticket/terms/HouseTerms.ts';
import type { Rights } from '../../access/Rights.ts';
import type { SiteGate } from '../../access/SiteGate.ts';
import type { Users } from '../../accounts/Users.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { Identity } from '../../identity/Identity.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import type { Line } from '../../line/Line.ts';
import type { PlayTime } from '../../protection/PlayTime.ts';
import { leastRoom } from '../../protection/leastRoom.ts';
import type { Protection } from '../../protection/Protection.ts';
import type { MoneyService } from '../money/MoneyService.ts';
import type { VipBetService, VipQuestion } from '../money/VipBetService.ts';
import { lineOf } from '../pricing/cutOdds.ts';
import {
  refusalOf,
  validateCoupon,
  type AcceptedCoupon,
  type CouponFacts,
  type Refused,
  type Verdict,
} from './validateCoupon.ts';
import { validateSingles, type SinglesVerdict } from './validateSingles.ts';

export type AnyVerdict = Verdict | SinglesVerdict;

/**
 * Origin of a bet: language of the answer, the host whose brand decides it, and the country, empty
 * if unknown.
 */
export interface PlacementOrigin {
  readonly language: string;
  readonly host: string;
  readonly country: string;
}

export interface CouponVerdictsDependencies {
  readonly users: Users;
  readonly ledger: Ledger;
  readonly line: Line;
  readonly money: MoneyService;
  readonly vip: VipBetService;
  readonly siteGate: Pick<SiteGate, 'refusal'>;
  readonly protection: Pick<Protection, 'requireStake' | 'room'>;
  readonly identity: Pick<Identity, 'require'>;
  readonly rights: Pick<Rights, 'require'>;
  readonly play: Pick<PlayTime, 'requirePlay'>;
  /** From the settings of the brand at a host. */
  readonly houseTerms: (host: string) => HouseTerms;
}

/**
 * Decides whether a coupon is accepted in its current state, with the reason if not. Writes
 * nothing.
 */
export class CouponVerdicts {
  readonly #dependencies: CouponVerdictsDependencies;

  constructor(dependencies: CouponVerdictsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns the current scores of the live events of a coupon with `isDropOnScoreChange`. */
  scores(
    { bets, isDropOnScoreChange }: PlaceCouponRequest,
    language: string,
  ): Readonly<Record<string, string>> {
    if (isDropOnScoreChange !== true) return {};
    return Object.fromEntries(
      bets.flatMap(({ id }) => {
        const bet = this.#dependencies.line.couponBet(id, language);
        return bet?.isLive === true ? [[id, bet.scoreText ?? '']] : [];
      }),
    );
  }

  /** Returns what a trader must raise; everything else about the coupon must be valid. */
  vipQuestion(
    userId: number,
    request: PlaceCouponRequest,
    verdict: AnyVerdict,
    origin: PlacementOrigin,
  ): VipQuestion | undefined {
    if (
      request.isVipBet !== true ||
      couponTypeOf(request.typeId) === 'singles' ||
      verdict.kind !== 'refuse' ||
      verdict.error.code !== 'stake_above_max'
    )
      return undefined;
    const lifted = this.evaluate(userId, request, origin, {}, true);
    if (lifted.kind !== 'accept' || isLive(lifted)) return undefined;
    const { blockId, limit } = readLimit(verdict.error);
    const stake = blockId === undefined ? undefined : request.amountByBlockId?.[blockId];
    return limit === undefined
      ? undefined
      : {
          maxMinor: limit.minor,
          stakeMinor: typeof stake === 'number' ? stake : request.amount.minor,
          blockId,
        };
  }

  /** Decides a waiting coupon at current prices, or by the trader's answer. */
  evaluateDue(
    userId: number,
    key: string,
    request: PlaceCouponRequest,
    origin: PlacementOrigin,
    scores: Readonly<Record<string, string>>,
  ): AnyVerdict {
    const answer = this.#dependencies.vip.answer(userId, key);
    if (answer === undefined) return this.evaluate(userId, request, origin, scores);
    const lifted = this.evaluate(userId, request, origin, scores, true);
    if (lifted.kind === 'refuse' || answer.kind === 'confirm') return lifted;
    const refused = (code: string, detail: string, meta?: object): Refused => ({
      kind: 'refuse',
      status: 409,
      error: {
        code,
        detail,
        field: 'amount',
        ...(meta === undefined ? {} : { meta: { ...meta } }),
      },
    });
    if (answer.kind === 'refuse')
      return refused('vip_refused', 'The trader did not take the stake: stake up to the maximum');
    const limit = { minor: answer.minor, currency: request.amount.currency };
    const plain = this.evaluate(userId, request, origin, scores);
    const { ids, blockId } = plain.kind === 'refuse' ? readLimit(plain.error) : {};
    return refused(
      'vip_offered',
      `The trader offers a stake of ${answer.minor} minor units: send the same coupon with it within five minutes`,
      { limit, ...(blockId === undefined ? {} : { ids, blockId }) },
    );
  }

  evaluate(
    userId: number,
    request: PlaceCouponRequest,
    { language, host, country }: PlacementOrigin,
    scores: Readonly<Record<string, string>>,
    isLifted = false,
  ): AnyVerdict {
    const { users, ledger, line, money, vip, siteGate } = this.#dependencies;
    // The site may have been closed while the bet waited.
    const closed = siteGate.refusal({ userId, country });
    if (closed !== undefined) return refusalOf(closed);
    const house = this.#dependencies.houseTerms(host);
    const type = couponTypeOf(request.typeId) ?? 'single';
    const own = this.lineOf(userId);
    const facts: CouponFacts = {
      allowedMinor: (blockId) =>
        isLifted
          ? Number.MAX_SAFE_INTEGER
          : request.isVipBet === true
            ? (vip.offered(userId, request, blockId) ?? 0)
            : 0,
      agree: (coupon, account) => money.resolveTerms(request, coupon, account, house),
      limited: {
        hasLeast: holdsFor(house.minStakeTypes, type),
        hasMost: holdsFor(house.maxStakeTypes, type),
      },
      userId,
      ban: users.byId(userId)?.ban ?? 'none',
      account: ledger.account(request.accountId),
      current: (outcomeId) => own.couponBet(outcomeId, language),
      fairChance: (outcomeId) => line.fairChance(outcomeId),
      sentScore: (outcomeId) => scores[outcomeId],
    };
    return couponTypeOf(request.typeId) === 'singles'
      ? validateSingles(request, facts)
      : validateCoupon(request, facts);
  }

  /** Returns the line at the odds for this user. */
  lineOf(userId: number): ReturnType<typeof lineOf> {
    const { line, users } = this.#dependencies;
    return lineOf(line, users.byId(userId));
  }

  /** Returns restrictions of the user; checked last, because they apply to the accepted stake. */
  checkRestrictions(
    userId: number,
    request: PlaceCouponRequest,
    { ticket, terms }: AcceptedCoupon,
  ): Refused | undefined {
    const { ledger, money, protection, identity, play, rights } = this.#dependencies;
    // The operator's money counts towards no limit.
    const isBonus = ledger.account(request.accountId)?.type === 4;
    const { ownMinor } = splitStake(totalStake(ticket), terms ?? {});
    try {
      rights.require(userId, 'bet');
      if (request.promoCode !== undefined) rights.require(userId, 'bonus');
      if (isBonus && !money.bonuses.mayStake(request.accountId))
        throw new ApiError(409, 'bonus_not_for_sport', 'This bonus is not for bets on sport', {
          field: 'accountId',
        });
      identity.require(userId, 'play');
      play.requirePlay(userId);
      protection.requireStake(userId, {
        minor: isBonus ? 0 : ownMinor,
        currency: request.amount.currency,
      });
      const advance = request.prepaidAmount;
      const room = advance && leastRoom(protection, userId, ['deposit'], advance.currency);
      if (advance !== undefined && room !== undefined && advance.minor > room.left.minor)
        throw new ApiError(
          422,
          'advance_unavailable',
          `The deposit limit of this person leaves ${room.left.minor} minor units: lend no more`,
          { field: 'prepaidAmount', meta: { limit: room.left } },
        );
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  }
}

/** Returns the limit that a refusal names, and its block if blocks have their own. */
function readLimit({ meta }: ErrorItem): {
  readonly limit?: { readonly minor: number };
  readonly ids?: readonly number[];
  readonly blockId?: number;
} {
  return meta ?? {};
}

export function isLive(verdict: AnyVerdict): boolean {
  if (verdict.kind === 'singles') return verdict.singles.some((single) => isLive(single.verdict));
  return verdict.kind === 'accept' && verdict.coupon.bets.some((bet) => bet.isLive);
}
