import type { Http } from '#core';
import { limitKindFromWire, limitKindToWire, type LimitKind } from '#domain/limits/LimitKind.ts';
import type {
  ExclusionReason,
  Figures,
  MoneyLimit,
  PersonLimits,
  ReviewDays,
  SavedLimits,
} from './Limits.ts';
import { figuresFromWire, limitsFromWire, savedFromWire } from './limitsFromWire.ts';

export async function loadLimits(http: Http, signal: AbortSignal): Promise<PersonLimits> {
  return limitsFromWire(await http.call('limits.limits', { signal }));
}

export async function loadFigures(http: Http, signal: AbortSignal): Promise<Figures> {
  return figuresFromWire(await http.call('limits.figures', { signal }));
}

export async function loadReasons(
  http: Http,
  signal: AbortSignal,
): Promise<readonly ExclusionReason[]> {
  const { reasons } = await http.call('limits.reasons', { signal });
  return reasons.map(({ id, selfExcludeReason: text }) => ({ id, text }));
}

/** Loads the selectable values (hours, minutes or days), by limit kind. */
export async function loadOffered(
  http: Http,
  signal: AbortSignal,
): Promise<ReadonlyMap<LimitKind, readonly number[]>> {
  const { limits } = await http.call('limits.available', { signal });
  return new Map(
    limits.flatMap(({ type, options }) => {
      const kind = limitKindFromWire(type);
      return kind === undefined ? [] : [[kind, options] as const];
    }),
  );
}

/** An amount for a limit; undefined removes the limit. */
export interface LimitOrder {
  readonly limit: MoneyLimit;
  readonly minor: number | undefined;
}

/** Saves all of the limits, or none. */
export async function saveLimits(http: Http, orders: readonly LimitOrder[]): Promise<SavedLimits> {
  return savedFromWire(
    await http.call('limits.save', {
      body: {
        limits: orders.map(({ limit: { limitKind, used }, minor }) => ({
          limitType: limitKindToWire(limitKind),
          measure: used.currency,
          ...(minor === undefined ? {} : { limitValue: minor }),
        })),
      },
    }),
  );
}

/** @param hours undefined removes the limit */
export async function saveSessionHours(
  http: Http,
  hours: number | undefined,
): Promise<SavedLimits> {
  return saveTime(http, 'sessionTime', 'hours', hours);
}

export async function saveRealityMinutes(http: Http, minutes: number): Promise<SavedLimits> {
  return saveTime(http, 'realityCheck', 'minutes', minutes);
}

async function saveTime(
  http: Http,
  kind: LimitKind,
  measure: 'hours' | 'minutes',
  value: number | undefined,
): Promise<SavedLimits> {
  return savedFromWire(
    await http.call('limits.save', {
      body: {
        limits: [
          {
            limitType: limitKindToWire(kind),
            measure,
            ...(value === undefined ? {} : { limitValue: value }),
          },
        ],
      },
    }),
  );
}

/** Sends the answers, and returns whether all were right. */
export async function sendAnswers(
  http: Http,
  token: string,
  answers: ReadonlyMap<string, 'yes' | 'no'>,
): Promise<{ readonly isRight: boolean; readonly wrongIds: readonly string[] }> {
  const { success, questionsResult } = await http.call('limits.answers', {
    body: {
      tokenGuid: token,
      answers: [...answers].map(([id, answer]) => ({ id, answer })),
    },
  });
  return {
    isRight: success,
    wrongIds: questionsResult.flatMap(({ id, isRight }) => (isRight ? [] : [id])),
  };
}

/** Confirms or cancels a looser limit whose waiting time is over. */
export async function answerPendingChange(
  http: Http,
  kind: LimitKind,
  action: 'confirm' | 'cancel',
): Promise<PersonLimits> {
  return limitsFromWire(
    await http.call('limits.action', { body: { limitType: limitKindToWire(kind), action } }),
  );
}

/** Cancels a looser limit in its waiting time. */
export async function dropPendingChange(http: Http, kind: LimitKind): Promise<PersonLimits> {
  return limitsFromWire(
    await http.call('limits.drop', { params: { type: limitKindToWire(kind) } }),
  );
}

export async function breakDeposits(http: Http, days: number): Promise<PersonLimits> {
  return limitsFromWire(
    await http.call('limits.save', {
      body: {
        limits: [{ limitType: limitKindToWire('coolingOff'), measure: 'days', limitValue: days }],
      },
    }),
  );
}

/** @param days undefined: open-ended */
export async function excludePerson(
  http: Http,
  days: number | undefined,
  reason: string | undefined,
): Promise<PersonLimits> {
  return limitsFromWire(
    await http.call('limits.block', {
      body: {
        ...(days === undefined ? {} : { limitValue: days }),
        ...(reason === undefined ? {} : { selfExcludeReason: reason }),
      },
    }),
  );
}

/** Asks for the end of an exclusion whose time is over. */
export async function askReturn(http: Http): Promise<PersonLimits> {
  return answerPendingChange(http, 'selfExclusion', 'confirm');
}

export async function answerPrompt(
  http: Http,
  kind: 'review' | 'limits',
  everyDays?: ReviewDays,
): Promise<void> {
  await http.call('limits.prompt', {
    body: { kind, ...(everyDays === undefined ? {} : { everyDays }) },
  });
}
