import type { ClientLimit, LimitsAnswer, PlayFigures } from '#wire';
import {
  limitKindFromWire,
  limitPeriods,
  moneyLimitKinds,
  moneyLimitOf,
  type LimitKind,
} from '#domain/limits/LimitKind.ts';
import { createMoney } from '#domain/money/Money.ts';
import type {
  Break,
  Figures,
  MoneyLimit,
  PersonLimits,
  SavedLimits,
  SessionLimit,
} from './Limits.ts';

type WireLimits = Pick<LimitsAnswer, 'limitsData'>;

/** The platform answers an order with questions if it requires them. */
export function savedFromWire({ tokenGuid, data, limitsData }: LimitsAnswer): SavedLimits {
  return tokenGuid === undefined || data === undefined
    ? { kind: 'saved', limits: limitsFromWire({ limitsData }) }
    : { kind: 'questions', asked: { token: tokenGuid, questions: data.questions } };
}

export function limitsFromWire({ limitsData }: WireLimits): PersonLimits {
  const held = new Map<LimitKind | undefined, ClientLimit>();
  const waiting = new Map<LimitKind | undefined, ClientLimit>();
  for (const wire of limitsData)
    (wire.limitState === 'PENDING' ? waiting : held).set(limitKindFromWire(wire.limitType), wire);
  return {
    money: moneyLimitKinds.flatMap((kind) =>
      limitPeriods.flatMap((period): readonly MoneyLimit[] => {
        const limitKind = moneyLimitOf({ kind, period });
        const wire = held.get(limitKind);
        // A limit that the platform does not have is not offered.
        if (wire === undefined) return [];
        const pendingChange = waiting.get(limitKind);
        const money = (minor: number | undefined) =>
          minor === undefined ? undefined : createMoney(minor, wire.measure);
        return [
          {
            ...{ kind, period, limitKind },
            most: wire.limitState === 'ACTIVE' ? money(wire.limitValue) : undefined,
            startedAtS:
              wire.limitState === 'ACTIVE' && wire.startedAt > 0 ? wire.startedAt : undefined,
            used: createMoney(wire.used ?? 0, wire.measure),
            freesAtS: wire.freesAt,
            pendingChange:
              pendingChange === undefined
                ? undefined
                : {
                    most: money(pendingChange.limitValue),
                    appliesAtS: pendingChange.endsAt ?? pendingChange.startedAt,
                    isDue: pendingChange.needApprove,
                  },
          },
        ];
      }),
    ),
    session: sessionFromWire(held.get('sessionTime'), waiting.get('sessionTime')),
    realityMinutes: held.get('realityCheck')?.limitValue,
    isRegistered: held.has('externalExclusion'),
    breaks: [
      ...breakFromWire('exclusion', held.get('selfExclusion')),
      ...breakFromWire('deposits', held.get('coolingOff')),
    ],
  };
}

function sessionFromWire(
  held: ClientLimit | undefined,
  waiting: ClientLimit | undefined,
): SessionLimit | undefined {
  if (held === undefined) return undefined;
  return {
    hours: held.limitState === 'ACTIVE' ? held.limitValue : undefined,
    leftS: held.limitState === 'ACTIVE' ? held.limitBalance : undefined,
    pendingChange: waiting && {
      hours: waiting.limitValue,
      appliesAtS: waiting.endsAt ?? waiting.startedAt,
      isDue: waiting.needApprove,
    },
  };
}

function breakFromWire(kind: Break['kind'], wire: ClientLimit | undefined): readonly Break[] {
  if (wire === undefined) return [];
  const { startedAt: startedAtS, endsAt: endsAtS, needApprove: isOver, endsAlone = false } = wire;
  return [{ kind, startedAtS, endsAtS, isOver, endsAlone }];
}

export function figuresFromWire(wire: PlayFigures): Figures {
  const money = (minor: number) => createMoney(minor, wire.currency);
  return {
    deposited: money(wire.deposited),
    withdrawn: money(wire.withdrawn),
    result: money(wire.result),
    daysMinor: wire.days,
    dayMinutes: wire.minutes,
    reviewEveryDays: wire.reviewEveryDays,
    netDeposits: money(wire.lifetimeNetDeposits),
  };
}
