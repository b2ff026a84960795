import {
  ApiError,
  exclusionReasons,
  notFound,
  readBody,
  roomIn,
  type PersonLimit,
  type SandboxPart,
  type SandboxPlatform,
} from '#sandbox';
import {
  depositBreakCode,
  depositBreakDays,
  limitCode,
  moneyLimitType,
  realityCheckCode,
  realityCheckMinutes,
  selfExclusionCode,
  selfExclusionDays,
  sessionHours,
  sessionLimitCode,
} from '#domain/limits/LimitType.ts';
import type {
  ClientLimit,
  ClientLimits,
  PlayFigures,
  PlayPing,
  PlaySession,
  SelfExcludeReasons,
} from '#wire';
import {
  isLimitActionRequest,
  isLimitsRequest,
  isRealityCheckRequest,
} from '#wire/validators/limits.js';

const base = '/limit-service-api/api/external/web/v3';
const dayS = 86_400;

/** The service of limits: what people set themselves, their breaks, and their figures. */
export const sandboxPart: SandboxPart = {
  addRoutes(app, platform) {
    const { play, protection, store, user } = platform;

    app.get(`${base}/limits`, (context) =>
      context.json<ClientLimits>(wireOf(platform, user(context).id)),
    );

    app.post(`${base}/limits`, async (context) => {
      const { id } = user(context);
      const { limits, selfExcludeReason } = await readBody(context, isLimitsRequest);
      // All or nothing: a person who tightens three limits has tightened three or none.
      store.transaction(() => {
        for (const { limitType, limitValue, measure } of limits) {
          const type = moneyLimitType(limitType);
          if (type === undefined) {
            setOther(platform, id, { limitType, limitValue, selfExcludeReason });
            continue;
          }
          const now = protection.limitsOf(id).find((each) => limitCode(each) === limitType);
          if (now !== undefined && measure !== now.currency)
            throw new ApiError(
              400,
              'currency',
              `The limit is in ${now.currency}: give the amount in ${now.currency}`,
              { field: 'limits' },
            );
          protection.set(id, type, limitValue);
        }
      });
      return context.json<ClientLimits>(wireOf(platform, id));
    });

    app.post(`${base}/limitaction`, async (context) => {
      const { id } = user(context);
      const { limitType, action } = await readBody(context, isLimitActionRequest);
      if (moneyLimitType(limitType) === undefined && limitType !== sessionLimitCode)
        throw notFound('limit_unknown', `There is no limit ${limitType}`);
      const isDone =
        action === 'cancel'
          ? protection.cancelWish(id, limitType)
          : protection.confirmWish(id, limitType);
      // To cancel what is not there any more is what the person wants.
      if (!isDone && action === 'confirm')
        throw new ApiError(409, 'limit_waits', 'This amount cannot be taken yet, or not any more');
      return context.json<ClientLimits>(wireOf(platform, id));
    });

    app.get(`${base}/reasons/selfexclude`, (context) =>
      context.json<SelfExcludeReasons>({ reasons: [...exclusionReasons(context.var.language)] }),
    );

    app.post(`${base}/ping`, (context) => {
      const { id } = user(context);
      play.ping(id);
      const leftMs = play.leftTodayMs(id);
      return context.json<PlayPing>(
        leftMs === undefined ? {} : { session_left: Math.ceil(leftMs / 1000) },
      );
    });
    app.get(`${base}/session`, (context) => {
      const { id, activeAccountId } = user(context);
      const accounts = platform.ledger.accountsOf(id);
      const account = accounts.find((each) => each.id === activeAccountId) ?? accounts[0];
      const currency = account?.currency ?? 'EUR';
      const { startedAtMs, stakedMinor, returnedMinor } = play.figures(id, currency);
      return context.json<PlaySession>({
        currency,
        started_at: Math.floor(startedAtMs / 1000),
        staked: stakedMinor,
        returned: returnedMinor,
        balance: account?.balanceMinor ?? 0,
      });
    });
    app.post('/web-api/api/web/user/v1/reality-check', async (context) => {
      const { id } = user(context);
      const { attributes } = (await readBody(context, isRealityCheckRequest)).data;
      play.answer(
        id,
        attributes.popup_show_at * 1000,
        attributes.action,
        attributes.do_not_show_again,
      );
      return context.body(null, 204);
    });

    app.get(`${base}/figures`, (context) =>
      context.json<PlayFigures>(figuresOf(platform, user(context).id)),
    );
  },
};

/** What is no amount of money: hours, minutes and days. */
function setOther(
  platform: SandboxPlatform,
  userId: number,
  {
    limitType,
    limitValue,
    selfExcludeReason,
  }: {
    readonly limitType: number;
    readonly limitValue: number | undefined;
    readonly selfExcludeReason: string | undefined;
  },
): void {
  const { protection } = platform;
  const requireOne = (offered: readonly number[]): void => {
    if (limitValue === undefined || !offered.includes(limitValue))
      throw new ApiError(400, 'limit_value', `The value is one of ${offered.join(', ')}`, {
        field: 'limits',
      });
  };
  switch (limitType) {
    case sessionLimitCode:
      if (limitValue !== undefined) requireOne(sessionHours);
      protection.setSessionHours(userId, limitValue);
      return;
    case realityCheckCode:
      requireOne(realityCheckMinutes);
      protection.setRealityCheck(userId, limitValue ?? 0);
      return;
    default:
      takeBreak(platform, userId, limitType, limitValue, selfExcludeReason);
  }
}

function takeBreak(
  { protection }: SandboxPlatform,
  userId: number,
  type: number,
  days: number | undefined,
  reason: string | undefined,
): void {
  if (type !== selfExclusionCode && type !== depositBreakCode)
    throw new ApiError(400, 'limit_unknown', `There is no limit ${type}`, { field: 'limits' });
  const offered: readonly number[] =
    type === selfExclusionCode ? selfExclusionDays : depositBreakDays;
  if (days === undefined || !offered.includes(days))
    throw new ApiError(400, 'limit_days', `The days are one of ${offered.join(', ')}`, {
      field: 'limits',
    });
  if (!protection.takeBreak(userId, type, days, reason))
    throw new ApiError(409, 'limit_runs', 'A longer one runs already, and cannot be shortened');
}

function wireOf({ protection }: SandboxPlatform, userId: number): ClientLimits {
  return {
    limitsData: [
      ...protection.limitsOf(userId).flatMap(limitWire),
      ...timeWire(protection, userId),
      ...protection.breaksOf(userId).map(({ type, startedAtMs, endsAtMs }): ClientLimit => ({
        limitType: type,
        limitValue: Math.round((endsAtMs - startedAtMs) / 1000 / dayS),
        measure: 'days',
        limitState: 'ACTIVE',
        needApprove: false,
        startedAt: Math.floor(startedAtMs / 1000),
        endsAt: Math.ceil(endsAtMs / 1000),
      })),
    ],
  };
}

/** Hours of play a day with what waits, and minutes between reminders. */
function timeWire(
  protection: SandboxPlatform['protection'],
  userId: number,
): readonly ClientLimit[] {
  const { hours, startedAtMs, wish } = protection.sessionLimit(userId);
  const minutes = protection.realityCheckMinutes(userId);
  const value = (limitValue: number | undefined) =>
    limitValue === undefined ? {} : { limitValue };
  const session = { limitType: sessionLimitCode, measure: 'hours' };
  return [
    {
      ...session,
      ...value(hours),
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
      limitType: realityCheckCode,
      measure: 'minutes',
      ...value(minutes),
      limitState: minutes === undefined ? 'INACTIVE' : 'ACTIVE',
      needApprove: false,
      startedAt: 0,
    },
  ];
}

/** What holds, and beside it what waits. */
function limitWire(limit: PersonLimit): readonly ClientLimit[] {
  const { currency, minor, startedAtMs, usedMinor, freesAtMs, wish } = limit;
  const shared = { limitType: limitCode(limit), measure: currency };
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

const figureDays = 30;

function figuresOf(
  { ledger, nowMs }: Pick<SandboxPlatform, 'ledger' | 'nowMs'>,
  userId: number,
): PlayFigures {
  const accounts = ledger.accountsOf(userId);
  const currency = (accounts.find(({ type }) => type === 0) ?? accounts[0])?.currency ?? 'EUR';
  const today = Math.floor(nowMs() / 1000 / dayS);
  const days = Array.from({ length: figureDays }, () => 0);
  let result = 0;
  for (const { atMs, minor, currency: own } of ledger.stakesSince(
    userId,
    (today - figureDays + 1) * dayS * 1000 - 1,
    true,
  )) {
    if (own !== currency) continue;
    const day = Math.floor(atMs / 1000 / dayS) - today + figureDays - 1;
    days[day] = (days[day] ?? 0) - minor;
    result -= minor;
  }
  const paid = (sinceMs: number) => ledger.paymentsSince(userId, currency, sinceMs);
  const recent = paid((today - figureDays + 1) * dayS * 1000 - 1);
  const all = paid(0);
  return {
    currency,
    deposited: recent.inMinor,
    withdrawn: recent.outMinor,
    result,
    days,
    lifetimeNetDeposits: all.inMinor - all.outMinor,
  };
}
