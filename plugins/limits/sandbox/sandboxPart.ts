import {
  ApiError,
  exclusionReasons,
  LimitQuestions,
  notFound,
  queryOf,
  readBearer,
  readBody,
  readControl,
  requireUserNamed,
  type SandboxPart,
  type SandboxPlatform,
} from '#sandbox';
import { limitKindFromWire, selfExclusionDays, type LimitKind } from '#domain/limits/LimitKind.ts';
import type {
  AvailableLimits,
  BlockUserAnswer,
  ClientLimitList,
  ClientLimits,
  LimitActionAnswer,
  LimitOrder,
  LimitsAnswer,
  PlayFigures,
  PlayPing,
  PlaySession,
  SelfExcludeReasons,
  TestAnswersResult,
} from '#wire';
import {
  isBlockUserRequest,
  isLimitActionRequest,
  isLimitsRequest,
  isPromptAnswer,
  isRealityCheckRequest,
  isTestAnswersRequest,
} from '#wire/validators/limits.js';
import { figuresOf } from './figuresOf.ts';
import { availableLimits, limitsWire } from './limitsWire.ts';
import { canWait, isLooser, requireDays, takeBreak, takeOrders } from './takeOrders.ts';
import { WrongAnswers } from './WrongAnswers.ts';

const base = '/limit-service-api/api/external/web/v3';

type App = Parameters<SandboxPart['addRoutes']>[0];

/** Limit service: limits that people set themselves, their breaks, and their figures. */
export const sandboxPart: SandboxPart = {
  tables: WrongAnswers.tables,
  addRoutes(app, platform) {
    addOutage(app, platform);
    addLimits(app, platform);
    addChanges(app, platform);
    addBreaks(app, platform);
    addPlay(app, platform);
    addControl(app, platform);
  },
};

/** While the service is down none of its routes answers; its rules elsewhere stay in force. */
function addOutage(app: App, { protection }: SandboxPlatform): void {
  app.use('/limit-service-api/*', async (_context, next) => {
    if (protection.isDown)
      throw new ApiError(503, 'limits_down', 'The service of limits does not answer');
    await next();
  });
  app.post('/sandbox/v1/protection/outage', async (context) => {
    const { isDown } = await readControl(context, { isDown: 'boolean' }, 'isDown');
    protection.isDown = isDown;
    return context.json({ ok: true });
  });
}

/** Adds the calls for current and possible limits, pending questions and figures of play. */
function addLimits(app: App, platform: SandboxPlatform): void {
  const { prompts, protection, user } = platform;
  const wire = (userId: number) => limitsWire(platform, userId);

  app.get(`${base}/limits`, (context) => {
    const { id } = user(context);
    protection.playsAt(id, context.var.caller.host);
    return context.json<ClientLimits>({ limitsData: wire(id) });
  });
  app.get(`${base}/availablelimits`, (context) => {
    user(context);
    return context.json<AvailableLimits>(availableLimits());
  });
  app.get(`${base}/clientlimits`, (context) => {
    const { id } = user(context);
    protection.playsAt(id, context.var.caller.host);
    return context.json<ClientLimitList>({
      limits: wire(id).filter(({ limitState }) => limitState !== 'INACTIVE'),
      prompts: [...prompts.dueFor(id)],
    });
  });
  app.post(`${base}/prompts`, async (context) => {
    const { id } = user(context);
    const { kind, everyDays } = await readBody(context, isPromptAnswer);
    if (everyDays === undefined) prompts.answer(id, kind);
    else prompts.choose(id, kind, everyDays);
    return context.body(null, 204);
  });
  app.get(`${base}/figures`, (context) =>
    context.json<PlayFigures>(figuresOf(platform, user(context).id)),
  );
}

/** Orders, the questions before looser ones, and the confirmation of those that wait. */
function addChanges(app: App, platform: SandboxPlatform): void {
  const { protection, user } = platform;
  const questions = new LimitQuestions<LimitOrder>(platform);
  const wrongAnswers = new WrongAnswers(platform);
  const looserOf = (userId: number, orders: readonly LimitOrder[]): readonly LimitOrder[] =>
    orders.filter((order) => isLooser(platform, userId, order));
  const wire = (userId: number) => limitsWire(platform, userId);

  app.post(`${base}/limits`, async (context) => {
    const { id } = user(context);
    protection.playsAt(id, context.var.caller.host);
    const { limits, selfExcludeReason } = await readBody(context, isLimitsRequest);
    const looser = protection.rulesOf(id).hasQuestions ? looserOf(id, limits) : [];
    const restsUntilMs = wrongAnswers.restsUntilMs(id, looser);
    if (restsUntilMs !== undefined)
      throw new ApiError(403, 'questions_rest', 'Three wrong answers: ask again later', {
        meta: { until: Math.ceil(restsUntilMs / 1000) },
      });
    if (looser.length > 0)
      return context.json<LimitsAnswer>({
        status: 200,
        data: { questions: [...questions.questions(context.var.language)] },
        tokenGuid: questions.ask(id, limits),
        limitsData: wire(id),
      });
    takeOrders(platform, id, limits, selfExcludeReason);
    return context.json<LimitsAnswer>({ status: 200, limitsData: wire(id) });
  });
  app.post(`${base}/testanswers`, async (context) => {
    const { id } = user(context);
    const { tokenGuid, answers } = await readBody(context, isTestAnswersRequest);
    const answered = questions.answer(
      id,
      tokenGuid,
      Object.fromEntries(answers.map((each) => [each.id, each.answer])),
    );
    if (answered === undefined)
      throw new ApiError(409, 'questions_over', 'These questions do not stand any more');
    const isRight = answered.results.every((each) => each.isRight);
    if (isRight) takeOrders(platform, id, answered.orders);
    else wrongAnswers.keep(id, looserOf(id, answered.orders));
    return context.json<TestAnswersResult>({
      questionsResult: [...answered.results],
      success: isRight,
      limitsData: wire(id),
    });
  });
  app.post(`${base}/limitaction`, async (context) => {
    const { id } = user(context);
    const { limitType, action } = await readBody(context, isLimitActionRequest);
    const isReturn = limitKindFromWire(limitType) === 'selfExclusion' && action === 'confirm';
    const isDone = isReturn
      ? protection.breaks.askReturn(id)
      : action === 'cancel'
        ? protection.cancelWish(id, requireWaiting(limitType))
        : protection.confirmWish(id, requireWaiting(limitType));
    // Cancelling an order that is gone already succeeds: the result is the same.
    if (!isDone && action === 'confirm')
      throw new ApiError(409, 'limit_waits', 'This amount cannot be taken yet, or not any more');
    return context.json<LimitActionAnswer>({ status: 204, limitsData: wire(id) });
  });
  app.delete(`${base}/limit/:type`, (context) => {
    const { id } = user(context);
    const type = Number(context.req.param('type'));
    protection.cancelWish(id, requireWaiting(type));
    return context.json<LimitActionAnswer>({ status: 204, limitsData: wire(id) });
  });
}

/** @throws ApiError 404 `limit_unknown` for a code whose limit does not wait */
function requireWaiting(type: number): LimitKind {
  const kind = limitKindFromWire(type);
  if (!canWait(kind)) throw notFound('limit_unknown', `There is no limit ${type}`);
  return kind;
}

/** Self-exclusion, with or without an end, and its reasons. */
function addBreaks(app: App, platform: SandboxPlatform): void {
  const { user } = platform;

  app.get(`${base}/reasons/selfexclude`, (context) => {
    user(context);
    return context.json<SelfExcludeReasons>({
      reasons: [...exclusionReasons(context.var.language)],
    });
  });
  app.post('/web-api/office/v1/BlockUser', async (context) => {
    const { id } = user(context);
    const { limitValue: days, selfExcludeReason: reason } = await readBody(
      context,
      isBlockUserRequest,
    );
    if (days !== undefined) requireDays(selfExclusionDays, days);
    takeBreak(platform, id, { kind: 'selfExclusion', days, reason });
    return context.json<BlockUserAnswer>({ success: true, limitsData: limitsWire(platform, id) });
  });
}

/** Play time, and the figures of the session. */
function addPlay(app: App, platform: SandboxPlatform): void {
  const { coupons, ledger, play, prompts, protection, sessions, user } = platform;

  app.post(`${base}/ping`, (context) => {
    const { id } = user(context);
    const { host } = context.var.caller;
    protection.playsAt(id, host);
    play.ping(id, host);
    const leftMs = play.leftTodayMs(id);
    const openBets = prompts.isBack(id) ? coupons.openOf(id).length : 0;
    return context.json<PlayPing>({
      ...(leftMs === undefined ? {} : { session_left: Math.ceil(leftMs / 1000) }),
      ...(openBets === 0 ? {} : { open_bets: openBets }),
    });
  });
  app.get(`${base}/session`, (context) => {
    const { id, activeAccountId } = user(context);
    const accounts = ledger.accountsOf(id);
    const account = accounts.find((each) => each.id === activeAccountId) ?? accounts[0];
    const currency = account?.currency ?? 'EUR';
    const signedInAtMs =
      queryOf(context).get('since') === 'sign-in'
        ? sessions.beganAtMs(readBearer(context) ?? '')
        : undefined;
    const { startedAtMs, sumsByCurrency } = play.figures(id, signedInAtMs);
    const sumsOf = (of: string) => ({
      currency: of,
      staked: sumsByCurrency.get(of)?.stakedMinor ?? 0,
      returned: sumsByCurrency.get(of)?.returnedMinor ?? 0,
      result: sumsByCurrency.get(of)?.resultMinor ?? 0,
    });
    return context.json<PlaySession>({
      ...sumsOf(currency),
      started_at: Math.floor(startedAtMs / 1000),
      balance: account?.balanceMinor ?? 0,
      others: [...sumsByCurrency.keys()].filter((of) => of !== currency).map(sumsOf),
    });
  });
  app.post('/web-api/api/web/user/v1/reality-check', async (context) => {
    const { id } = user(context);
    const { attributes } = (await readBody(context, isRealityCheckRequest)).data;
    const isLast = attributes.do_not_show_again && protection.rulesOf(id).mayEndRealityChecks;
    play.answer(id, attributes.popup_show_at * 1000, attributes.action, isLast);
    return context.body(null, 204);
  });
}

/** Decisions of the support and of registers, for tests and demo. */
function addControl(app: App, { protection, users }: SandboxPlatform): void {
  app.post('/sandbox/v1/protection/:login/:decision', (context) => {
    const { id } = requireUserNamed(users, context.req.param('login'));
    switch (context.req.param('decision')) {
      case 'end-exclusion':
        if (!protection.breaks.endExclusion(id))
          throw notFound('exclusion_unknown', 'No exclusion of this person runs');
        break;
      case 'register':
        protection.breaks.begin(id, 'externalExclusion', undefined);
        break;
      case 'lift':
        protection.breaks.liftExtra(id);
        break;
      default:
        throw notFound('decision_unknown', 'It is one of end-exclusion, register and lift');
    }
    return context.json({ ok: true });
  });
}
