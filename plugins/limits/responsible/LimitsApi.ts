import type { Http } from '#core';
import {
  depositBreakCode,
  realityCheckCode,
  selfExclusionCode,
  sessionLimitCode,
} from '#domain/limits/LimitType.ts';
import type { Break, ExclusionReason, Figures, MoneyLimit, PersonLimits } from './Limits.ts';
import { figuresFromWire, limitsFromWire } from './limitsFromWire.ts';

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

/** @param minor undefined to let the limit go */
export async function saveLimit(
  http: Http,
  { code, used }: MoneyLimit,
  minor: number | undefined,
): Promise<PersonLimits> {
  return limitsFromWire(
    await http.call('limits.save', {
      body: {
        limits: [
          {
            limitType: code,
            measure: used.currency,
            ...(minor === undefined ? {} : { limitValue: minor }),
          },
        ],
      },
    }),
  );
}

/** @param hours undefined to let the limit go */
export async function saveSessionHours(
  http: Http,
  hours: number | undefined,
): Promise<PersonLimits> {
  return saveTime(http, { limitType: sessionLimitCode, measure: 'hours' }, hours);
}

export async function saveRealityMinutes(http: Http, minutes: number): Promise<PersonLimits> {
  return saveTime(http, { limitType: realityCheckCode, measure: 'minutes' }, minutes);
}

async function saveTime(
  http: Http,
  limit: { readonly limitType: number; readonly measure: string },
  value: number | undefined,
): Promise<PersonLimits> {
  return limitsFromWire(
    await http.call('limits.save', {
      body: { limits: [{ ...limit, ...(value === undefined ? {} : { limitValue: value }) }] },
    }),
  );
}

export async function answerWish(
  http: Http,
  code: number,
  action: 'confirm' | 'cancel',
): Promise<PersonLimits> {
  return limitsFromWire(await http.call('limits.action', { body: { limitType: code, action } }));
}

export async function takeBreak(
  http: Http,
  kind: Break['kind'],
  days: number,
  reason: string | undefined,
): Promise<PersonLimits> {
  return limitsFromWire(
    await http.call('limits.save', {
      body: {
        limits: [
          {
            limitType: kind === 'exclusion' ? selfExclusionCode : depositBreakCode,
            measure: 'days',
            limitValue: days,
          },
        ],
        ...(reason === undefined ? {} : { selfExcludeReason: reason }),
      },
    }),
  );
}
