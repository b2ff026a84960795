import type { Http } from '#core';
import { limitKindFromWire, moneyLimitType, type LimitKind } from '#domain/limits/LimitKind.ts';
import { createMoney } from '#domain/money/Money.ts';
import type { PlaySession, PlaySince, RealityAnswer } from './Play.ts';

/** Response to a ping of an open page. */
export interface PingAnswer {
  /** Seconds of play left today; undefined: no limit. */
  readonly leftS: number | undefined;
  /** Unsettled bets, reported once after a sign-in; otherwise 0. */
  readonly openBets: number;
}

/** Reports that a page is open. */
export async function ping(http: Http): Promise<PingAnswer> {
  const { session_left: leftS, open_bets: openBets = 0 } = await http.call('limits.ping');
  return { leftS, openBets };
}

/** @param since `sign-in`: leaves out earlier play in other browsers */
export async function loadSession(
  http: Http,
  signal: AbortSignal,
  since: PlaySince,
): Promise<PlaySession> {
  const query = since === 'sign-in' ? { since } : {};
  const wire = await http.call('limits.session', { query, signal });
  const played = [wire, ...(wire.others ?? [])].filter(
    ({ staked, returned, result }) => staked > 0 || returned > 0 || result !== 0,
  );
  return {
    startedAtS: wire.started_at,
    sums: (played.length === 0 ? [wire] : played).map(({ currency, staked, returned, result }) => ({
      staked: createMoney(staked, currency),
      returned: createMoney(returned, currency),
      result: createMoney(result, currency),
    })),
    balance: createMoney(wire.balance, wire.currency),
  };
}

export async function sendAnswer(
  http: Http,
  { action, isLast, shownAtS }: RealityAnswer,
): Promise<void> {
  await http.call('limits.realityCheck', {
    body: {
      data: {
        attributes: { action, do_not_show_again: isLast, popup_show_at: shownAtS },
      },
    },
  });
}

/** Questions that are due for the person. */
export interface PlayStatus {
  /** Deposit limits whose looser amount may be confirmed now. */
  readonly dueKinds: readonly LimitKind[];
  /** When the next one becomes due, epoch seconds. */
  readonly nextDueAtS: number | undefined;
  readonly prompts: readonly ('review' | 'limits')[];
}

export async function loadPlayStatus(http: Http): Promise<PlayStatus> {
  const { limits, prompts } = await http.call('limits.client');
  const waiting = limits.flatMap(({ limitState, limitType, ...limit }) => {
    const kind = limitState === 'PENDING' ? limitKindFromWire(limitType) : undefined;
    return kind !== undefined && moneyLimitType(kind)?.kind === 'deposit'
      ? [{ ...limit, kind }]
      : [];
  });
  const later = waiting.flatMap(({ endsAt, needApprove }) =>
    needApprove || endsAt === undefined ? [] : [endsAt],
  );
  return {
    dueKinds: waiting.flatMap(({ kind, needApprove }) => (needApprove ? [kind] : [])),
    nextDueAtS: later.length === 0 ? undefined : Math.min(...later),
    prompts,
  };
}
