import {
  limitKindFromWire,
  limitKindToWire,
  limitPeriods,
  moneyLimitKinds,
  moneyLimitOf,
  moneyLimitType,
  type LimitKind,
  type MoneyLimitKind,
  type MoneyLimitType,
} from '#domain/limits/LimitKind.ts';
import { limitChange, type LimitChange } from '#domain/limits/limitChange.ts';
import {
  strictestRules,
  type ProtectionProfile,
  type ProtectionRules,
} from '#domain/limits/profiles.ts';
import { freesAtMs, usedMinor, windowStartMs, type Spending } from '#domain/limits/spending.ts';
import type { Money } from '#domain/money/Money.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Store } from '../store/Store.ts';
import type { Users } from '../accounts/Users.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import { exchanged } from './euroWorth.ts';
import { logLimit } from './logLimit.ts';
import { PersonBreaks } from './PersonBreaks.ts';
import type { ProtectionEmails } from './ProtectionEmails.ts';

/** Money that counts against limits, in the currency in which it moved. */
export interface Spent extends Spending {
  readonly currency: string;
}

/** A limit in money as it stands. */
export interface PersonLimit extends MoneyLimitType {
  readonly currency: string;
  /** Undefined: none. */
  readonly minor: number | undefined;
  readonly startedAtMs: number;
  readonly usedMinor: number;
  /** When some of it is free again; undefined where none is used. */
  readonly freesAtMs: number | undefined;
  /** A looser amount that waits. */
  readonly wish: LimitWish | undefined;
}

export interface LimitWish {
  /** In the unit of the limit; undefined: it is to go. */
  readonly minor: number | undefined;
  readonly askedAtMs: number;
  readonly appliesAtMs: number;
  /** Its time has come, and the person is asked once more. */
  readonly isDue: boolean;
}

/** Hours of play a day, as they stand. */
export interface SessionLimit {
  /** Undefined: none. */
  readonly hours: number | undefined;
  readonly startedAtMs: number;
  readonly wish: LimitWish | undefined;
}

interface LimitRow {
  readonly kind: LimitKind;
  readonly currency: string;
  readonly minor: number | null;
  readonly started_at_ms: number;
  readonly wished_minor: number | null;
  readonly wished_at_ms: number | null;
}

interface ProtectionDependencies {
  readonly store: Store;
  readonly users: Users;
  readonly ledger: Ledger;
  readonly nowMs: () => number;
  /** The page, the coupon and the cashier of every tab read anew. */
  readonly onChange: (userId: number) => void;
  /** Every change is told by letter as well. */
  readonly emails: Pick<ProtectionEmails, 'sendLimit' | 'sendBreak' | 'sendRegisterLifted'>;
  /** The profile of the brand at a host. */
  readonly profileAt: (host: string) => ProtectionProfile;
}

/**
 * What people allow themselves, and what holds them to it. Tighter limits hold at once; looser ones
 * wait and are asked for once more. Nothing here awaits: between a check and what it allows no
 * other request comes.
 */
export class Protection {
  /**
   * Deposits that count, those on their way as well; the part with payments sets it. Without
   * payments there are none.
   */
  depositsSince: (userId: number, sinceMs: number) => readonly Spent[] = () => [];
  /** The service of limits does not answer: nothing is paid in that it could not have allowed. */
  isDown = false;
  readonly breaks: PersonBreaks;
  readonly #dependencies: ProtectionDependencies;

  constructor(dependencies: ProtectionDependencies) {
    this.#dependencies = dependencies;
    this.breaks = new PersonBreaks({
      ...dependencies,
      rulesOf: (userId) => this.rulesOf(userId),
    });
  }

  /** The person uses the brand at a host: from now on its profile holds them as well. */
  playsAt(userId: number, host: string): void {
    const { store, nowMs, profileAt } = this.#dependencies;
    store.run(
      'INSERT OR IGNORE INTO person_profiles (user_id, profile, since_ms) VALUES (?, ?, ?)',
      ...[userId, profileAt(host), nowMs()],
    );
  }

  /** Of several profiles each figure is the strictest: another brand loosens nothing. */
  rulesOf(userId: number): ProtectionRules {
    return strictestRules(this.#profilesUsed(userId));
  }

  /** Those of the brands that the person uses, with that at the host. */
  profilesOf(userId: number, host: string): readonly ProtectionProfile[] {
    return [...new Set([...this.#profilesUsed(userId), this.#dependencies.profileAt(host)])];
  }

  /** Deposits of all time that came or are on their way, in euro. */
  paidInEuroMinor(userId: number): number {
    return this.depositsSince(userId, 0).reduce(
      (sum, { minor, currency }) => sum + exchanged(minor, currency, 'EUR'),
      0,
    );
  }

  #profilesUsed(userId: number): readonly ProtectionProfile[] {
    return this.#dependencies.store
      .all<{ readonly profile: ProtectionProfile }>(
        'SELECT profile FROM person_profiles WHERE user_id = ?',
        userId,
      )
      .map(({ profile }) => profile);
  }

  /** All nine limits in money, those that are not set as well. */
  limitsOf(userId: number): readonly PersonLimit[] {
    this.#settleWishes(userId);
    const rows = this.#rows(userId);
    return moneyLimitKinds.flatMap((kind) => this.#limitsOfKind(userId, kind, rows));
  }

  /** Another one with every change of a limit or break, by which pages learn to ask again. */
  markOf(userId: number): number | undefined {
    return (
      this.#dependencies.store.one<{ readonly mark: number | null }>(
        'SELECT max(id) AS mark FROM person_limit_log WHERE user_id = ?',
        userId,
      )?.mark ?? undefined
    );
  }

  /** Sets a limit or asks for a looser one. @returns what became of it */
  set(userId: number, type: MoneyLimitType, minor: number | undefined): LimitChange {
    return this.#put(userId, moneyLimitOf(type), this.#currencyOf(userId), minor);
  }

  /** The hours of play a day. */
  sessionLimit(userId: number): SessionLimit {
    this.#settleWishes(userId);
    const row = this.#rows(userId).find(({ kind }) => kind === 'sessionTime');
    return {
      hours: row?.minor ?? undefined,
      startedAtMs: row?.started_at_ms ?? 0,
      wish: row === undefined ? undefined : this.#wishOf(userId, row),
    };
  }

  /** Fewer hours hold at once, more wait as any looser limit does. */
  setSessionHours(userId: number, hours: number | undefined): LimitChange {
    return this.#put(userId, 'sessionTime', 'hours', hours);
  }

  /** Minutes between reality checks; undefined where there are none. */
  realityCheckMinutes(userId: number): number | undefined {
    const row = this.#rows(userId).find(({ kind }) => kind === 'realityCheck');
    return row?.minor ?? this.rulesOf(userId).realityCheckMinutes;
  }

  /** A reminder holds nothing back: another interval is taken at once. */
  setRealityCheck(userId: number, minutes: number): void {
    const { store, nowMs, onChange } = this.#dependencies;
    store.run(
      `INSERT INTO person_limits (user_id, type, currency, minor, started_at_ms)
        VALUES (?, ?, 'minutes', ?, ?) ON CONFLICT (user_id, type) DO UPDATE SET minor =
        excluded.minor, started_at_ms = excluded.started_at_ms`,
      ...[userId, limitKindToWire('realityCheck'), minutes, nowMs()],
    );
    this.#log(userId, 'realityCheck', 'set', minutes);
    onChange(userId);
  }

  #put(userId: number, kind: LimitKind, unit: string, minor: number | undefined): LimitChange {
    const { store, nowMs } = this.#dependencies;
    return store.transaction(() => {
      this.#settleWishes(userId);
      const before = this.#rows(userId).find((row) => row.kind === kind);
      const change = limitChange(before?.minor ?? undefined, minor);
      if (change === 'none') {
        // The amount that holds was entered again: what waited is not wanted any more.
        if (before !== undefined && before.wished_at_ms !== null) this.cancelWish(userId, kind);
        return change;
      }
      if (change === 'tighter')
        store.run(
          `INSERT INTO person_limits (user_id, type, currency, minor, started_at_ms)
            VALUES (?, ?, ?, ?, ?) ON CONFLICT (user_id, type) DO UPDATE SET currency =
            excluded.currency, minor = excluded.minor, started_at_ms = excluded.started_at_ms,
            wished_minor = NULL, wished_at_ms = NULL`,
          ...[userId, limitKindToWire(kind), unit, minor ?? null, nowMs()],
        );
      else
        store.run(
          `UPDATE person_limits SET wished_minor = ?, wished_at_ms = ?
            WHERE user_id = ? AND type = ?`,
          ...[minor ?? null, nowMs(), userId, limitKindToWire(kind)],
        );
      this.#log(userId, kind, change === 'tighter' ? 'set' : 'asked', minor);
      this.#dependencies.onChange(userId);
      return change;
    });
  }

  /** The person says once more that they want the looser limit; false before its time. */
  confirmWish(userId: number, kind: LimitKind): boolean {
    const { store, nowMs, onChange } = this.#dependencies;
    return store.transaction(() => {
      const row = this.#rows(userId).find((each) => each.kind === kind);
      if (row === undefined || row.wished_at_ms === null || !this.#isDue(userId, row.wished_at_ms))
        return false;
      store.run(
        `UPDATE person_limits SET minor = wished_minor, started_at_ms = ?, wished_minor = NULL,
          wished_at_ms = NULL WHERE user_id = ? AND type = ?`,
        ...[nowMs(), userId, limitKindToWire(kind)],
      );
      this.#log(userId, kind, 'confirmed', row.wished_minor ?? undefined);
      onChange(userId);
      return true;
    });
  }

  /** The looser limit is not wanted; false where none was asked for. */
  cancelWish(userId: number, kind: LimitKind): boolean {
    const { store, onChange } = this.#dependencies;
    const isGone =
      store.one(
        `UPDATE person_limits SET wished_minor = NULL, wished_at_ms = NULL
          WHERE user_id = ? AND type = ? AND wished_at_ms IS NOT NULL RETURNING type`,
        userId,
        limitKindToWire(kind),
      ) !== undefined;
    if (isGone) {
      this.#log(userId, kind, 'cancelled');
      onChange(userId);
    }
    return isGone;
  }

  /** What may still be spent; the limit that leaves the least decides. Undefined: no limit. */
  room(userId: number, kind: MoneyLimitKind): PersonLimit | undefined {
    this.#settleWishes(userId);
    const rows = this.#rows(userId);
    // Asked for with every bet: most people have set none, and nothing more is read for them.
    const isSet = rows.some((row) => row.minor !== null && moneyLimitType(row.kind)?.kind === kind);
    if (!isSet && (kind !== 'deposit' || this.mostDeposit(userId) === undefined)) return undefined;
    return this.#limitsOfKind(userId, kind, rows)
      .filter(({ minor }) => minor !== undefined)
      .toSorted((first, second) => roomIn(first) - roomIn(second))[0];
  }

  /** @throws ApiError 403 `excluded`, `deposit_break`, `limit`, `limits_unreached` */
  requireDeposit(userId: number, money: Money): void {
    if (this.isDown)
      throw new ApiError(403, 'limits_unreached', 'The limits of this person cannot be asked for');
    this.breaks.requireDeposits(userId);
    this.#require(userId, 'deposit', money);
  }

  /** @throws ApiError 403 `excluded`, `wagering_limit`, `loss_limit` */
  requireStake(userId: number, money: Money): void {
    this.breaks.requirePlay(userId);
    this.#require(userId, 'wagering', money);
    this.#require(userId, 'loss', money);
  }

  /** What the profile lets anybody pay in within a month, minor units of the main account. */
  mostDeposit(userId: number): number | undefined {
    const euroMinor = this.rulesOf(userId).mostDepositEuroMinor;
    return euroMinor === undefined
      ? undefined
      : exchanged(euroMinor, 'EUR', this.#currencyOf(userId));
  }

  /** Whether an amount would loosen a limit; hours of play count as an amount. */
  changeOf(userId: number, kind: LimitKind, minor: number | undefined): LimitChange {
    const now = this.#rows(userId).find((row) => row.kind === kind)?.minor ?? undefined;
    return limitChange(now, minor);
  }

  #require(userId: number, kind: MoneyLimitKind, { minor, currency }: Money): void {
    const limit = this.room(userId, kind);
    if (limit === undefined) return;
    const room = roomIn(limit);
    if (exchanged(minor, currency, limit.currency) <= room) return;
    throw new ApiError(
      403,
      kind === 'deposit' ? 'limit' : `${kind}_limit`,
      `Your own ${kind} limit leaves ${room} minor units of ${limit.currency}`,
      {
        meta: {
          remaining: room,
          currency: limit.currency,
          ...(limit.freesAtMs === undefined
            ? {}
            : { resets_at: Math.ceil(limit.freesAtMs / 1000) }),
        },
      },
    );
  }

  #limitsOfKind(
    userId: number,
    kind: MoneyLimitKind,
    rows: readonly LimitRow[],
  ): readonly PersonLimit[] {
    const spent = this.#spent(userId, kind);
    return limitPeriods.map((period) => {
      const limit = moneyLimitOf({ kind, period });
      const row = rows.find((each) => each.kind === limit);
      return this.#limit(userId, { kind, period }, row, spent);
    });
  }

  #limit(
    userId: number,
    type: MoneyLimitType,
    row: LimitRow | undefined,
    spent: readonly Spent[],
  ): PersonLimit {
    const { nowMs } = this.#dependencies;
    const currency = row?.currency ?? this.#currencyOf(userId);
    const isCapped = type.kind === 'deposit' && type.period === 'month';
    const most = isCapped ? this.mostDeposit(userId) : undefined;
    const own = spent.map(({ atMs, minor, currency: from }) => ({
      atMs,
      minor: exchanged(minor, from, currency),
    }));
    return {
      ...type,
      currency,
      minor: most === undefined ? (row?.minor ?? undefined) : Math.min(most, row?.minor ?? most),
      startedAtMs: row?.started_at_ms ?? 0,
      usedMinor: usedMinor(own, type.period, nowMs()),
      freesAtMs: freesAtMs(own, type.period, nowMs()),
      wish: row === undefined ? undefined : this.#wishOf(userId, row),
    };
  }

  #wishOf(
    userId: number,
    { wished_minor: minor, wished_at_ms: askedAtMs }: LimitRow,
  ): LimitWish | undefined {
    if (askedAtMs === null) return undefined;
    return {
      minor: minor ?? undefined,
      askedAtMs,
      appliesAtMs: askedAtMs + this.rulesOf(userId).looserAfterS * 1000,
      isDue: this.#isDue(userId, askedAtMs),
    };
  }

  #spent(userId: number, kind: MoneyLimitKind): readonly Spent[] {
    const sinceMs = windowStartMs('month', this.#dependencies.nowMs());
    if (kind === 'deposit') return this.depositsSince(userId, sinceMs);
    return this.#dependencies.ledger.stakesSince(userId, sinceMs, kind === 'loss');
  }

  /** What waited is taken, or dropped, once its time has passed and nobody has to answer. */
  #settleWishes(userId: number): void {
    const { store, nowMs, onChange } = this.#dependencies;
    const waiting = this.#rows(userId).filter((row) => row.wished_at_ms !== null);
    if (waiting.length === 0) return;
    const { looserAfterS, isLooserAskedAgain, questionLifeS } = this.rulesOf(userId);
    for (const row of waiting) {
      if (row.wished_at_ms === null || !this.#isDue(userId, row.wished_at_ms)) continue;
      if (!isLooserAskedAgain) this.confirmWish(userId, row.kind);
      else if (nowMs() >= row.wished_at_ms + (looserAfterS + questionLifeS) * 1000) {
        store.run(
          `UPDATE person_limits SET wished_minor = NULL, wished_at_ms = NULL
            WHERE user_id = ? AND type = ?`,
          userId,
          limitKindToWire(row.kind),
        );
        this.#log(userId, row.kind, 'unanswered');
        onChange(userId);
      }
    }
  }

  #isDue(userId: number, wishedAtMs: number): boolean {
    return this.#dependencies.nowMs() >= wishedAtMs + this.rulesOf(userId).looserAfterS * 1000;
  }

  #rows(userId: number): readonly LimitRow[] {
    return this.#dependencies.store
      .all<Omit<LimitRow, 'kind'> & { readonly type: number }>(
        `SELECT type, currency, minor, started_at_ms, wished_minor, wished_at_ms
          FROM person_limits WHERE user_id = ?`,
        userId,
      )
      .flatMap(({ type, ...row }) => {
        const kind = limitKindFromWire(type);
        return kind === undefined ? [] : [{ ...row, kind }];
      });
  }

  /** Limits are in the currency of the main account, whichever account pays. */
  #currencyOf(userId: number): string {
    const accounts = this.#dependencies.ledger.accountsOf(userId);
    return (accounts.find(({ type }) => type === 0) ?? accounts[0])?.currency ?? 'EUR';
  }

  /** What is kept in the log is told, as it stands now. */
  #log(
    userId: number,
    kind: LimitKind,
    event: 'set' | 'asked' | 'confirmed' | 'cancelled' | 'unanswered',
    minor?: number,
  ): void {
    const { emails, nowMs, store } = this.#dependencies;
    logLimit(store, { userId, kind, atMs: nowMs(), event, minor });
    const row = this.#rows(userId).find((each) => each.kind === kind);
    if (row === undefined) return;
    const { looserAfterS, isLooserAskedAgain } = this.rulesOf(userId);
    emails.sendLimit(userId, {
      kind,
      event: event === 'set' || event === 'asked' || event === 'confirmed' ? event : 'kept',
      unit: row.currency,
      held: row.minor ?? undefined,
      ...(event === 'asked'
        ? {
            wish: {
              value: row.wished_minor ?? undefined,
              fromMs: nowMs() + looserAfterS * 1000,
              isAskedAgain: isLooserAskedAgain,
            },
          }
        : {}),
    });
  }
}

/** What a limit leaves; nothing where more was spent before it was set. */
export function roomIn({ minor = Number.MAX_SAFE_INTEGER, usedMinor: used }: PersonLimit): number {
  return Math.max(0, minor - used);
}
