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

/** Money that counts against limits, in its own currency. */
export interface Spent extends Spending {
  readonly currency: string;
}

/** A money limit in force. */
export interface PersonLimit extends MoneyLimitType {
  readonly currency: string;
  /** Undefined without a limit. */
  readonly minor: number | undefined;
  readonly startedAtMs: number;
  readonly usedMinor: number;
  /** When part of it becomes available again; undefined if nothing is used. */
  readonly freesAtMs: number | undefined;
  /** A pending looser amount. */
  readonly wish: LimitWish | undefined;
}

export interface LimitWish {
  /** Amount in the unit of the limit; undefined removes the limit. */
  readonly minor: number | undefined;
  readonly askedAtMs: number;
  readonly appliesAtMs: number;
  /** The wait is over and the person has to confirm. */
  readonly isDue: boolean;
}

/** Limit of the hours of play per day. */
export interface SessionLimit {
  /** Undefined without a limit. */
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
  /** Makes page, coupon and cashier of every tab reload. */
  readonly onChange: (userId: number) => void;
  /** E-mails every change. */
  readonly emails: Pick<ProtectionEmails, 'sendLimit' | 'sendBreak' | 'sendRegisterLifted'>;
  /** Profile of responsible gambling of the brand at a host. */
  readonly profileAt: (host: string) => ProtectionProfile;
}

/**
 * Limits of people and their enforcement. Tighter limits apply at once; looser ones wait and are
 * confirmed. Nothing here is asynchronous: no other request runs between a check and what it
 * allows.
 */
export class Protection {
  /**
   * Counted deposits, pending ones included; set by the part with payments. None without payments.
   */
  depositsSince: (userId: number, sinceMs: number) => readonly Spent[] = () => [];
  /** The service of limits is down: deposits that it would have to allow are refused. */
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

  /** Records that the person uses the brand at a host, whose profile applies from now on. */
  playsAt(userId: number, host: string): void {
    const { store, nowMs, profileAt } = this.#dependencies;
    store.run(
      'INSERT OR IGNORE INTO person_profiles (user_id, profile, since_ms) VALUES (?, ?, ?)',
      ...[userId, profileAt(host), nowMs()],
    );
  }

  /** Returns the strictest figure of several profiles: another brand loosens nothing. */
  rulesOf(userId: number): ProtectionRules {
    return strictestRules(this.#profilesUsed(userId));
  }

  /** Returns the profiles of the brands that the person uses, including the one at the host. */
  profilesOf(userId: number, host: string): readonly ProtectionProfile[] {
    return [...new Set([...this.#profilesUsed(userId), this.#dependencies.profileAt(host)])];
  }

  /** Returns all deposits ever, pending ones included, in euro. */
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

  /** Returns all nine money limits, unset ones included. */
  limitsOf(userId: number): readonly PersonLimit[] {
    this.#settleWishes(userId);
    const rows = this.#rows(userId);
    return moneyLimitKinds.flatMap((kind) => this.#limitsOfKind(userId, kind, rows));
  }

  /** Returns a mark that changes with every limit or break, so that pages know to reload. */
  markOf(userId: number): number | undefined {
    return (
      this.#dependencies.store.one<{ readonly mark: number | null }>(
        'SELECT max(id) AS mark FROM person_limit_log WHERE user_id = ?',
        userId,
      )?.mark ?? undefined
    );
  }

  /** Sets a limit or requests a looser one. @returns the kind of change */
  set(userId: number, type: MoneyLimitType, minor: number | undefined): LimitChange {
    return this.#put(userId, moneyLimitOf(type), this.#currencyOf(userId), minor);
  }

  /** Returns the limit of the hours of play per day. */
  sessionLimit(userId: number): SessionLimit {
    this.#settleWishes(userId);
    const row = this.#rows(userId).find(({ kind }) => kind === 'sessionTime');
    return {
      hours: row?.minor ?? undefined,
      startedAtMs: row?.started_at_ms ?? 0,
      wish: row === undefined ? undefined : this.#wishOf(userId, row),
    };
  }

  /** Sets the hours; fewer apply at once, more wait like any looser limit. */
  setSessionHours(userId: number, hours: number | undefined): LimitChange {
    return this.#put(userId, 'sessionTime', 'hours', hours);
  }

  /** Returns the minutes between reality checks; undefined without any. */
  realityCheckMinutes(userId: number): number | undefined {
    const row = this.#rows(userId).find(({ kind }) => kind === 'realityCheck');
    return row?.minor ?? this.rulesOf(userId).realityCheckMinutes;
  }

  /** Sets the interval at once: a reminder restricts nothing. */
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
        // The current amount was entered again: the pending one is no longer wanted.
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

  /** Confirms a looser limit; false before its wait is over. */
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

  /** Withdraws a looser limit; false if none is pending. */
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

  /** Returns the limit with the least room, undefined without a limit. */
  room(userId: number, kind: MoneyLimitKind): PersonLimit | undefined {
    this.#settleWishes(userId);
    const rows = this.#rows(userId);
    // Checked with every bet: most people have no limit, and nothing more is read for them.
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

  /** Returns the profile's monthly maximum of deposits, in minor units of the main account. */
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

  /** Applies or drops pending wishes whose time has passed and that need no confirmation. */
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

  /** Returns the currency of the main account, which limits use whichever account pays. */
  #currencyOf(userId: number): string {
    const accounts = this.#dependencies.ledger.accountsOf(userId);
    return (accounts.find(({ type }) => type === 0) ?? accounts[0])?.currency ?? 'EUR';
  }

  /** Logs the event and e-mails the current state. */
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

/** Returns the rest of a limit; 0 if more was spent before it was set. */
export function roomIn({ minor = Number.MAX_SAFE_INTEGER, usedMinor: used }: PersonLimit): number {
  return Math.max(0, minor - used);
}
