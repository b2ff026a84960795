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

/** The values on offer (hours, minutes or days), by the kind of the limit. */
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

/** An amount for a limit; undefined to let it go. */
export interface LimitOrder {
  readonly limit: MoneyLimit;
  readonly minor: number | undefined;
}

/** All of them, or none. */
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

/** @param hours undefined to let the limit go */
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

/** Yes or no to each question; whether all were right. */
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

/** The person says again what they want of a limit whose wait is over. */
export async function answerWish(
  http: Http,
  kind: LimitKind,
  action: 'confirm' | 'cancel',
): Promise<PersonLimits> {
  return limitsFromWire(
    await http.call('limits.action', { body: { limitType: limitKindToWire(kind), action } }),
  );
}

/** Drops what still waits. */
export async function dropWish(http: Http, kind: LimitKind): Promise<PersonLimits> {
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

/** @param days undefined: without an end */
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

/** The time of an exclusion is over: the person asks for its end. */
export async function askReturn(http: Http): Promise<PersonLimits> {
  return answerWish(http, 'selfExclusion', 'confirm');
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
