import type { ClientLimit, ClientLimits, PlayFigures } from '#wire';
import {
  depositBreakCode,
  limitCode,
  limitPeriods,
  moneyLimitKinds,
  realityCheckCode,
  selfExclusionCode,
  sessionLimitCode,
} from '#domain/limits/LimitType.ts';
import { createMoney } from '#domain/money/Money.ts';
import type { Break, Figures, MoneyLimit, PersonLimits, SessionLimit } from './Limits.ts';

export function limitsFromWire({ limitsData }: ClientLimits): PersonLimits {
  const held = new Map<number, ClientLimit>();
  const waiting = new Map<number, ClientLimit>();
  for (const wire of limitsData)
    (wire.limitState === 'PENDING' ? waiting : held).set(wire.limitType, wire);
  return {
    money: moneyLimitKinds.flatMap((kind) =>
      limitPeriods.flatMap((period): readonly MoneyLimit[] => {
        const code = limitCode({ kind, period });
        const wire = held.get(code);
        // A limit that the platform does not have is not offered.
        if (wire === undefined) return [];
        const wish = waiting.get(code);
        const money = (minor: number | undefined) =>
          minor === undefined ? undefined : createMoney(minor, wire.measure);
        return [
          {
            ...{ kind, period, code },
            most: wire.limitState === 'ACTIVE' ? money(wire.limitValue) : undefined,
            used: createMoney(wire.used ?? 0, wire.measure),
            freesAtS: wire.freesAt,
            wish:
              wish === undefined
                ? undefined
                : {
                    most: money(wish.limitValue),
                    appliesAtS: wish.endsAt ?? wish.startedAt,
                    isDue: wish.needApprove,
                  },
          },
        ];
      }),
    ),
    session: sessionFromWire(held.get(sessionLimitCode), waiting.get(sessionLimitCode)),
    realityMinutes: held.get(realityCheckCode)?.limitValue,
    breaks: [
      ...breakFromWire('exclusion', held.get(selfExclusionCode)),
      ...breakFromWire('deposits', held.get(depositBreakCode)),
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
    wish: waiting && {
      hours: waiting.limitValue,
      appliesAtS: waiting.endsAt ?? waiting.startedAt,
      isDue: waiting.needApprove,
    },
  };
}

function breakFromWire(kind: Break['kind'], wire: ClientLimit | undefined): readonly Break[] {
  return wire?.endsAt === undefined
    ? []
    : [{ kind, startedAtS: wire.startedAt, endsAtS: wire.endsAt }];
}

export function figuresFromWire(wire: PlayFigures): Figures {
  const money = (minor: number) => createMoney(minor, wire.currency);
  return {
    deposited: money(wire.deposited),
    withdrawn: money(wire.withdrawn),
    result: money(wire.result),
    daysMinor: wire.days,
    netDeposits: money(wire.lifetimeNetDeposits),
  };
}
