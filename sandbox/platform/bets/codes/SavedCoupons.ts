import type {
  CouponBet,
  CouponCode,
  LoadedCoupon,
  LoadedSelection,
  SaveCouponRequest,
} from '#wire';
import { ApiError } from '../../http/ApiError.ts';
import type { Line } from '../../line/Line.ts';
import type { Store } from '../../store/Store.ts';
import { readCouponCode } from '#domain/bets/readCouponCode.ts';
import { newCouponCode } from './couponCode.ts';

/** Lifetime of a code whose selections are all live, so that no start of an event ends it. */
const liveCodeLastsMs = 3 * 3_600_000;
/** How long an expired code is still reported as expired. */
const rememberedMs = 30 * 86_400_000;

interface CodeRow {
  readonly code: string;
  readonly request: string;
  /** The outcomes at the time of saving, for those that the world no longer knows. */
  readonly snapshots: string;
  readonly expires_at_ms: number;
}

export interface SavedCouponsDependencies {
  readonly store: Store;
  readonly line: Line;
  readonly nowMs: () => number;
}

/** Coupons without stakes, stored under short codes until the first of their events begins. */
export class SavedCoupons {
  readonly #dependencies: SavedCouponsDependencies;

  constructor(dependencies: SavedCouponsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Saves a coupon; the same coupon gets the same code as long as the code is valid. */
  save(request: SaveCouponRequest, language: string): CouponCode {
    const { store, nowMs } = this.#dependencies;
    const bets = this.#open(request, language);
    const text = JSON.stringify(withoutRest(request));
    return store.transaction(() => {
      const known = store.one<CodeRow>(
        'SELECT * FROM coupon_codes WHERE request = ? AND expires_at_ms > ?',
        text,
        nowMs(),
      );
      if (known !== undefined) return toCode(known.code, known.expires_at_ms);
      store.run('DELETE FROM coupon_codes WHERE expires_at_ms <= ?', nowMs() - rememberedMs);
      const expiresAtMs = this.#expiryOf(bets);
      const code = this.#freeCode();
      store.run(
        `INSERT INTO coupon_codes (code, request, snapshots, saved_at_ms, expires_at_ms)
          VALUES (?, ?, ?, ?, ?)`,
        code,
        text,
        JSON.stringify(bets),
        nowMs(),
        expiresAtMs,
      );
      return toCode(code, expiresAtMs);
    });
  }

  load(typed: string, language: string): LoadedCoupon {
    const { store, line, nowMs } = this.#dependencies;
    const code = readCouponCode(typed);
    const row =
      code === undefined
        ? undefined
        : store.one<CodeRow>('SELECT * FROM coupon_codes WHERE code = ?', code);
    if (row === undefined)
      throw new ApiError(
        404,
        'code_unknown',
        'No coupon was saved under this code: check it letter by letter',
        { field: 'code' },
      );
    if (row.expires_at_ms <= nowMs())
      throw new ApiError(
        410,
        'code_expired',
        'The first event of this coupon has begun: save the coupon again',
        { field: 'code', meta: { expired_at: Math.floor(row.expires_at_ms / 1000) } },
      );
    const request = JSON.parse(row.request) as SaveCouponRequest;
    const snapshots = JSON.parse(row.snapshots) as CouponBet[];
    const load = (
      { id, ...place }: SaveCouponRequest['bets'][number],
      index: number,
    ): LoadedSelection => {
      const now = line.couponBet(id, language);
      const bet = now ?? { ...snapshots[index]!, isBlocked: true };
      const reason = reasonOf(now);
      return { bet, ...place, ...(reason === undefined ? {} : { reason }) };
    };
    const [first, ...others] = request.bets;
    return {
      ...toCode(row.code, row.expires_at_ms),
      typeId: request.typeId,
      ...(request.systemValue === undefined ? {} : { systemValue: request.systemValue }),
      bets: [load(first, 0), ...others.map((selection, index) => load(selection, index + 1))],
    };
  }

  /** Returns the current outcomes; each must exist and be in the coupon once. */
  #open(request: SaveCouponRequest, language: string): CouponBet[] {
    const ids = request.bets.map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    if (twice.length > 0)
      throw new ApiError(
        422,
        'not_combinable',
        `Outcome ${twice.join(', ')} is in the coupon twice: leave it there once`,
        { field: 'bets', meta: { ids: twice } },
      );
    const bets = ids.map((id) => this.#dependencies.line.couponBet(id, language));
    const over = ids.filter((_id, index) => bets[index]?.isFinished !== false);
    if (over.length > 0)
      throw new ApiError(
        422,
        'event_finished',
        `The event of ${over.join(', ')} is over: remove it before saving`,
        { field: 'bets', meta: { ids: over } },
      );
    return bets.flatMap((bet) => bet ?? []);
  }

  #expiryOf(bets: readonly CouponBet[]): number {
    const nowMs = this.#dependencies.nowMs();
    const startsAtMs = bets.flatMap((bet) =>
      bet.starts_at * 1000 > nowMs ? [bet.starts_at * 1000] : [],
    );
    return startsAtMs.length === 0 ? nowMs + liveCodeLastsMs : Math.min(...startsAtMs);
  }

  #freeCode(): string {
    for (;;) {
      const code = newCouponCode();
      if (
        this.#dependencies.store.one('SELECT 1 FROM coupon_codes WHERE code = ?', code) ===
        undefined
      )
        return code;
    }
  }
}

function toCode(code: string, expiresAtMs: number): CouponCode {
  return { code, expires_at: Math.floor(expiresAtMs / 1000) };
}

/** Returns the fields in canonical order, so that equal coupons have equal texts. */
function withoutRest({ typeId, systemValue, bets }: SaveCouponRequest): SaveCouponRequest {
  const [first, ...others] = bets;
  const selection = ({
    id,
    blockId,
    isBanker,
  }: SaveCouponRequest['bets'][number]): SaveCouponRequest['bets'][number] => ({
    id,
    ...(blockId === undefined ? {} : { blockId }),
    ...(isBanker === true ? { isBanker } : {}),
  });
  return {
    typeId,
    ...(systemValue === undefined ? {} : { systemValue }),
    bets: [selection(first), ...others.map(selection)],
  };
}

function reasonOf(bet: CouponBet | undefined): LoadedSelection['reason'] {
  if (bet === undefined) return 'gone';
  if (bet.isFinished) return 'finished';
  return bet.isBlocked ? 'suspended' : undefined;
}
