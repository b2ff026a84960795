import {
  limitKindFromWire,
  limitKindToWire,
  shortExclusionDays,
  type BreakKind,
  type LimitKind,
} from '#domain/limits/LimitKind.ts';
import { openEndS } from '#domain/limits/openEnd.ts';
import type { ProtectionRules } from '#domain/limits/profiles.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Store } from '../store/Store.ts';
import { logLimit } from './logLimit.ts';
import type { PersonBreak } from './PersonBreak.ts';
import type { ProtectionEmails } from './ProtectionEmails.ts';

interface BreaksDependencies {
  readonly store: Store;
  readonly nowMs: () => number;
  readonly onChange: (userId: number) => void;
  readonly emails: Pick<ProtectionEmails, 'sendBreak' | 'sendRegisterLifted'>;
  readonly rulesOf: (
    userId: number,
  ) => Pick<ProtectionRules, 'exclusionEndsAfterS' | 'returnAfterS'>;
}

interface BreakRow {
  /** Code of the kind on the wire. */
  readonly type: number;
  readonly started_at_ms: number;
  readonly ends_at_ms: number;
  readonly is_open: number;
  /** Null until the person asks to return, where that is required. */
  readonly returns_at_ms: number | null;
}

const dayMs = 86_400_000;
const openEndMs = openEndS * 1000;

/** Periods in which a person does not play or does not deposit. */
export class PersonBreaks {
  readonly #dependencies: BreaksDependencies;

  constructor(dependencies: BreaksDependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns the periods that have not ended. */
  of(userId: number): readonly PersonBreak[] {
    const { store, nowMs } = this.#dependencies;
    return store
      .all<BreakRow>(
        `SELECT type, started_at_ms, ends_at_ms, is_open, returns_at_ms FROM person_breaks
         WHERE user_id = ?1 AND (max(ends_at_ms, ifnull(returns_at_ms, 0)) > ?2
           OR (type = ${limitKindToWire('selfExclusion')} AND returns_at_ms IS NULL)) ORDER BY type`,
        userId,
        nowMs(),
      )
      .flatMap((row) => {
        const kind = limitKindFromWire(row.type);
        if (!isBreak(kind)) return [];
        const isOver = row.ends_at_ms <= nowMs() && row.returns_at_ms === null;
        return [
          {
            kind,
            startedAtMs: row.started_at_ms,
            endsAtMs: isOver ? openEndMs : Math.max(row.ends_at_ms, row.returns_at_ms ?? 0),
            isOpen: row.is_open === 1,
            isOver,
            endsAlone: row.returns_at_ms !== null || kind !== 'selfExclusion',
          },
        ];
      });
  }

  /**
   * Begins a period at once; a running one is extended, never shortened. Returns false for a
   * shorter one.
   *
   * @param days undefined: without an end
   */
  begin(userId: number, kind: BreakKind, days: number | undefined, reason?: string): boolean {
    const { store, nowMs, onChange, rulesOf } = this.#dependencies;
    const endsAtMs = days === undefined ? openEndMs : nowMs() + days * dayMs;
    const running = this.of(userId).find((each) => each.kind === kind && !each.isOver);
    if (running !== undefined && running.endsAtMs >= endsAtMs) return false;
    const endsByItself =
      kind !== 'selfExclusion' ||
      (days !== undefined &&
        (days <= shortExclusionDays || rulesOf(userId).returnAfterS === undefined));
    store.transaction(() => {
      store.run(
        `INSERT INTO person_breaks (user_id, type, started_at_ms, ends_at_ms, reason, is_open,
          returns_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (user_id, type) DO UPDATE
          SET started_at_ms = excluded.started_at_ms, ends_at_ms = excluded.ends_at_ms, reason
          = excluded.reason, is_open = excluded.is_open, returns_at_ms =
          excluded.returns_at_ms`,
        ...[
          userId,
          limitKindToWire(kind),
          running?.startedAtMs ?? nowMs(),
          endsAtMs,
          reason ?? null,
        ],
        ...[Number(days === undefined), endsByItself ? endsAtMs : null],
      );
      this.#note(userId, kind, running === undefined ? 'begun' : 'longer', endsAtMs);
    });
    onChange(userId);
    return true;
  }

  /** Applies an exclusion to another account of the same person, with the same end. */
  copyExclusion(userId: number, of: number): void {
    const { store, nowMs, onChange } = this.#dependencies;
    for (const { kind, endsAtMs } of this.of(of)) {
      const running = this.of(userId).find((own) => own.kind === kind);
      if (kind === 'coolingOff' || (running?.endsAtMs ?? 0) >= endsAtMs) continue;
      store.run(
        `INSERT OR REPLACE INTO person_breaks (user_id, type, started_at_ms, ends_at_ms, reason,
           is_open, returns_at_ms)
         SELECT ?, type, started_at_ms, ends_at_ms, NULL, is_open, returns_at_ms
         FROM person_breaks WHERE user_id = ? AND type = ?`,
        ...[userId, of, limitKindToWire(kind)],
      );
      logLimit(store, { userId, kind, atMs: nowMs(), event: 'begun', untilMs: endsAtMs });
    }
    onChange(userId);
  }

  /** Ends an exclusion by an external register. */
  liftExtra(userId: number): void {
    if (!this.of(userId).some(({ kind }) => kind === 'externalExclusion')) return;
    this.#dependencies.store.run(
      'DELETE FROM person_breaks WHERE user_id = ? AND type = ?',
      userId,
      limitKindToWire('externalExclusion'),
    );
    this.#note(userId, 'externalExclusion', 'lifted');
    this.#dependencies.onChange(userId);
  }

  /**
   * Requests the return after an exclusion, which then ends after the wait of the profile. Returns
   * false while its time runs, after an earlier request, and without an exclusion.
   */
  askReturn(userId: number): boolean {
    const isOver = this.of(userId).some((each) => each.kind === 'selfExclusion' && each.isOver);
    const { returnAfterS = 0 } = this.#dependencies.rulesOf(userId);
    if (isOver) this.#end(userId, 'returning', returnAfterS * 1000);
    return isOver;
  }

  /**
   * Ends an exclusion early by the operator's decision, after the wait of the profile that begins
   * now. Returns false without an exclusion.
   */
  endExclusion(userId: number): boolean {
    const running = this.of(userId).find(({ kind }) => kind === 'selfExclusion');
    if (running === undefined) return false;
    const { definite, indefinite } = this.#dependencies.rulesOf(userId).exclusionEndsAfterS;
    this.#end(userId, 'ending', (running.isOpen ? indefinite : definite) * 1000);
    return true;
  }

  /** Ends the exclusion after a wait, unless it ends by itself before. */
  #end(userId: number, event: 'returning' | 'ending', afterMs: number): void {
    const { store, nowMs, onChange } = this.#dependencies;
    const endsAtMs = nowMs() + afterMs;
    const isSooner =
      store.one(
        `UPDATE person_breaks SET ends_at_ms = min(ends_at_ms, ?1), returns_at_ms = ?1,
          is_open = 0 WHERE user_id = ?2 AND type = ?3 AND (returns_at_ms IS NULL OR
          returns_at_ms > ?1) RETURNING type`,
        ...[endsAtMs, userId, limitKindToWire('selfExclusion')],
      ) !== undefined;
    if (!isSooner) return;
    this.#note(userId, 'selfExclusion', event, endsAtMs);
    onChange(userId);
  }

  /** Returns the period that closes all deposits. */
  depositsClosedBy(userId: number): PersonBreak | undefined {
    const breaks = this.of(userId);
    return breaks.find(({ kind }) => kind !== 'coolingOff') ?? breaks[0];
  }

  /** Returns until when deposits are closed, by a deposit break or an exclusion. */
  depositsClosedUntilMs(userId: number): number | undefined {
    const ends = this.of(userId).map(({ endsAtMs }) => endsAtMs);
    return ends.length === 0 ? undefined : Math.max(...ends);
  }

  /** Returns until when the person may not play, by self-exclusion or by a register. */
  excludedUntilMs(userId: number): number | undefined {
    const ends = this.of(userId).flatMap(({ kind, endsAtMs }) =>
      kind === 'coolingOff' ? [] : [endsAtMs],
    );
    return ends.length === 0 ? undefined : Math.max(...ends);
  }

  /** @throws ApiError 403 `excluded`, `deposit_break` */
  requireDeposits(userId: number): void {
    const closed = this.depositsClosedBy(userId);
    if (closed === undefined) return;
    const ends = { ends_at: Math.floor(closed.endsAtMs / 1000) };
    throw closed.kind === 'coolingOff'
      ? new ApiError(403, 'deposit_break', 'You have closed deposits for a time', { meta: ends })
      : excluded(ends);
  }

  /** @throws ApiError 403 `excluded` */
  requirePlay(userId: number): void {
    const endsAtMs = this.excludedUntilMs(userId);
    if (endsAtMs !== undefined) throw excluded({ ends_at: Math.floor(endsAtMs / 1000) });
  }

  /** Logs the event and notifies the person of the current state. */
  #note(
    userId: number,
    kind: BreakKind,
    event: 'begun' | 'longer' | 'returning' | 'ending' | 'lifted',
    untilMs?: number,
  ): void {
    const { store, nowMs, emails, rulesOf } = this.#dependencies;
    logLimit(store, { userId, kind, atMs: nowMs(), event, untilMs });
    const running = this.of(userId).find((each) => each.kind === kind);
    if (running !== undefined)
      emails.sendBreak(userId, {
        ...running,
        event: event === 'returning' || event === 'ending' ? event : 'begun',
        rules: rulesOf(userId),
      });
    if (event === 'lifted') emails.sendRegisterLifted(userId);
  }
}

function isBreak(kind: LimitKind | undefined): kind is BreakKind {
  return kind === 'selfExclusion' || kind === 'coolingOff' || kind === 'externalExclusion';
}

function excluded(meta: Readonly<Record<string, number>>): ApiError {
  return new ApiError(403, 'excluded', 'You have excluded yourself from play', { meta });
}
