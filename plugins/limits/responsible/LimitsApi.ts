import type { Http } from '#core';
import { depositBreakCode, selfExclusionCode } from '#domain/limits/LimitType.ts';
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

export async function answerWish(
  http: Http,
  { code }: MoneyLimit,
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
