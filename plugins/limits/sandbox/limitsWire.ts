import { roomIn, type PersonBreak, type PersonLimit, type SandboxPlatform } from '#sandbox';
import {
  coolingOffDays,
  limitKindToWire,
  limitPeriods,
  moneyLimitKinds,
  moneyLimitOf,
  realityCheckMinutes,
  selfExclusionDays,
  sessionHours,
} from '#domain/limits/LimitKind.ts';
import type { AvailableLimits, ClientLimit } from '#wire';

const dayS = 86_400;

type Platform = Pick<SandboxPlatform, 'play' | 'protection'>;

/** Current limits and breaks, and looser ones in their waiting time. */
export function limitsWire(platform: Platform, userId: number): ClientLimit[] {
  const { protection } = platform;
  return [
    ...protection.limitsOf(userId).flatMap(limitWire),
    ...timeWire(platform, userId),
    ...protection.breaks.of(userId).map(breakWire),
  ];
}

function breakWire({
  kind,
  startedAtMs,
  endsAtMs,
  isOpen,
  isOver,
  endsAlone,
}: PersonBreak): ClientLimit {
  return {
    limitType: limitKindToWire(kind),
    measure: 'days',
    limitState: 'ACTIVE',
    needApprove: isOver,
    startedAt: Math.floor(startedAtMs / 1000),
    ...(isOpen || isOver
      ? {}
      : {
          limitValue: Math.round((endsAtMs - startedAtMs) / 1000 / dayS),
          endsAt: Math.ceil(endsAtMs / 1000),
          endsAlone,
        }),
  };
}

/** Limits that can be set; those without options take a typed amount. */
export function availableLimits(): AvailableLimits {
  const typed = moneyLimitKinds.flatMap((kind) =>
    limitPeriods.map((period) => ({
      type: limitKindToWire(moneyLimitOf({ kind, period })),
      options: [],
    })),
  );
  return {
    limits: [
      ...typed,
      { type: limitKindToWire('selfExclusion'), options: [...selfExclusionDays] },
      { type: limitKindToWire('sessionTime'), options: [...sessionHours] },
      { type: limitKindToWire('realityCheck'), options: [...realityCheckMinutes] },
      { type: limitKindToWire('coolingOff'), options: [...coolingOffDays] },
    ],
  };
}

/** Hours of play a day with a looser value that waits, and minutes between reality checks. */
function timeWire({ play, protection }: Platform, userId: number): readonly ClientLimit[] {
  const { hours, startedAtMs, wish } = protection.sessionLimit(userId);
  const minutes = protection.realityCheckMinutes(userId);
  const leftMs = play.leftTodayMs(userId);
  const value = (limitValue: number | undefined) =>
    limitValue === undefined ? {} : { limitValue };
  const session = { limitType: limitKindToWire('sessionTime'), measure: 'hours' };
  return [
    {
      ...session,
      ...value(hours),
      ...(leftMs === undefined ? {} : { limitBalance: Math.ceil(leftMs / 1000) }),
      limitState: hours === undefined ? 'INACTIVE' : 'ACTIVE',
      needApprove: false,
      startedAt: Math.floor(startedAtMs / 1000),
    },
    ...(wish === undefined
      ? []
      : [
          {
            ...session,
            ...value(wish.minor),
            limitState: 'PENDING' as const,
            needApprove: wish.isDue,
            startedAt: Math.floor(wish.askedAtMs / 1000),
            endsAt: Math.ceil(wish.appliesAtMs / 1000),
          },
        ]),
    {
      limitType: limitKindToWire('realityCheck'),
      measure: 'minutes',
      ...value(minutes),
      limitState: minutes === undefined ? 'INACTIVE' : 'ACTIVE',
      needApprove: false,
      startedAt: 0,
    },
  ];
}

/** The current limit, and beside it a looser one that waits. */
function limitWire(limit: PersonLimit): readonly ClientLimit[] {
  const { currency, minor, startedAtMs, usedMinor, freesAtMs, wish } = limit;
  const shared = { limitType: limitKindToWire(moneyLimitOf(limit)), measure: currency };
  return [
    {
      ...shared,
      ...(minor === undefined ? {} : { limitValue: minor, limitBalance: roomIn(limit) }),
      limitState: minor === undefined ? 'INACTIVE' : 'ACTIVE',
      needApprove: false,
      used: usedMinor,
      ...(freesAtMs === undefined ? {} : { freesAt: Math.ceil(freesAtMs / 1000) }),
      startedAt: Math.floor(startedAtMs / 1000),
    },
    ...(wish === undefined
      ? []
      : [
          {
            ...shared,
            ...(wish.minor === undefined ? {} : { limitValue: wish.minor }),
            limitState: 'PENDING' as const,
            needApprove: wish.isDue,
            startedAt: Math.floor(wish.askedAtMs / 1000),
            endsAt: Math.ceil(wish.appliesAtMs / 1000),
          },
        ]),
  ];
}
