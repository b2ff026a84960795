import { readBlock, readMaintenance } from '../platform/access/readAccessControl.ts';
import { ApiError } from '../platform/http/ApiError.ts';
import { pathId } from '../platform/http/readQuery.ts';
import type { SandboxApp } from '../platform/http/SandboxApp.ts';
import type { Line } from '../platform/line/Line.ts';
import type { SettlementId } from '../world/World.ts';
import { readFault } from './readFault.ts';
import { readControl, readControlJson, readIds } from './readControl.ts';
import type { SandboxPlatform } from '../SandboxPart.ts';

const forever = Number.MAX_SAFE_INTEGER;
const disruptionKinds = ['played', 'retired', 'abandoned', 'postponed', 'corrected'] as const;

function countOf(value: number | boolean): number {
  return typeof value === 'number' ? Math.max(0, value) : value ? 1 : 0;
}

/** Control API for tests and developers; `addPeopleControl` has the part about accounts. */
export function addControlRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  addTimeControl(app, platform);
  addEventControl(app, platform);
  addSiteControl(app, platform);
}

function addTimeControl(
  app: SandboxApp,
  { clock, line, feed, timers, loop, reset }: SandboxPlatform,
): void {
  app.post('/sandbox/v1/reset', async (context) => {
    const body = await readControl(context.req.raw, { seed: 'integer', size: 'string' });
    if (body.size !== undefined && body.size !== 'small' && body.size !== 'full')
      throw new ApiError(400, 'invalid_body', '/size must be small or full', { field: 'size' });
    reset(body.seed, body.size);
    return context.json({ ok: true, nowMs: clock.nowMs() });
  });

  app.post('/sandbox/v1/clock', async (context) => {
    const body = await readControl(context.req.raw, {
      nowMs: 'integer',
      advanceMs: 'integer',
      pace: 'number',
    });
    if (body.pace !== undefined) {
      if (body.pace < 0 || body.pace > 10_000)
        throw new ApiError(400, 'invalid_body', '/pace must be from 0 to 10000', { field: 'pace' });
      line.world.setPace(body.pace);
    }
    const byMs =
      (body.nowMs === undefined ? 0 : body.nowMs - clock.nowMs()) + (body.advanceMs ?? 0);
    if (byMs < 0 || byMs > 400 * 86_400_000)
      throw new ApiError(
        400,
        'invalid_body',
        'The clock never goes back and moves by at most 400 days',
        { field: 'advanceMs' },
      );
    if (byMs > 0) loop.advance(byMs);
    return context.json({ ok: true, nowMs: clock.nowMs(), pace: line.world.pace });
  });

  app.post('/sandbox/v1/feed', async (context) => {
    const body = await readControl(context.req.raw, {
      updatesPerSecond: 'number',
      events: ['integer', 'array'],
      paused: 'boolean',
      delayed: 'boolean',
      gap: ['boolean', 'integer'],
      duplicate: ['boolean', 'integer'],
      mute: ['boolean', 'integer'],
      restart: 'boolean',
    });
    if (body.updatesPerSecond === 0) line.stopLoad(timers.nowMs());
    if (body.updatesPerSecond !== undefined)
      feed.faults.updatesPerSecond = Math.min(Math.max(0, body.updatesPerSecond), 100_000);
    if (body.events !== undefined) feed.faults.loadGameIds = loadGames(line, body.events);
    if (body.paused !== undefined) feed.faults.isPaused = body.paused;
    if (body.delayed !== undefined) feed.faults.isDelayed = body.delayed;
    if (body.gap !== undefined) feed.faults.gaps = countOf(body.gap);
    if (body.duplicate !== undefined) feed.faults.duplicates = countOf(body.duplicate);
    if (body.mute !== undefined)
      feed.faults.mutedUntilMs =
        body.mute === true ? forever : body.mute === false ? 0 : timers.nowMs() + body.mute;
    if (body.restart === true) feed.restart();
    return context.json({ ok: true, connections: feed.connectionCount });
  });
}

function addEventControl(app: SandboxApp, { line, feed, loop }: SandboxPlatform): void {
  app.post('/sandbox/v1/events/:id/result', async (context) => {
    const body = await readControl(context.req.raw, {
      score: 'array',
      winner: 'string',
      order: 'array',
      outcomes: 'object',
    });
    const id = pathId(context.req.param('id'));
    if (id === undefined || line.revision(id) === undefined)
      throw new ApiError(404, 'game_unknown', 'There is no such game');
    const score = readScore(body.score);
    const outcomes = readOutcomes(body.outcomes);
    const places = readPlaces(body.winner, body.order);
    if (
      !line.world.setResult(id, {
        ...(score === undefined ? {} : { score }),
        ...(places === undefined ? {} : { places }),
        ...(outcomes === undefined ? {} : { outcomes }),
      })
    )
      throw new ApiError(
        409,
        'result_refused',
        'The event takes no such result: a match takes a score; a race or a vote a winner or an order of those who take part, each once, from the moment it is offered',
      );
    loop.settle();
    return context.json({ ok: true });
  });

  app.post('/sandbox/v1/events/:id/fate', async (context) => {
    const { fate, team, afterS } = await readControl(context.req.raw, {
      fate: 'string',
      team: 'integer',
      afterS: 'integer',
    });
    const id = pathId(context.req.param('id'));
    if (id === undefined || line.revision(id) === undefined)
      throw new ApiError(404, 'game_unknown', 'There is no such game');
    const kind = disruptionKinds.find((candidate) => candidate === fate);
    if (kind === undefined)
      throw new ApiError(400, 'invalid_body', `/fate must be ${disruptionKinds.join(', ')}`, {
        field: 'fate',
      });
    if (team !== undefined && team !== 1 && team !== 2)
      throw new ApiError(400, 'invalid_body', '/team must be 1 or 2', { field: 'team' });
    if (afterS !== undefined && (afterS < 1 || afterS > 86_400))
      throw new ApiError(400, 'invalid_body', '/afterS must be from 1 to 86400', {
        field: 'afterS',
      });
    if (
      !line.world.orderDisruption(id, {
        kind,
        ...(team === undefined ? {} : { team }),
        ...(afterS === undefined ? {} : { afterMs: afterS * 1000 }),
      })
    )
      throw new ApiError(
        409,
        'fate_refused',
        'This cannot befall the event: it is over, or its sport does not know it',
      );
    loop.settle();
    return context.json({ ok: true });
  });

  app.get('/sandbox/v1/prices/:outcomeId', (context) => {
    const id = pathId(context.req.param('outcomeId'));
    const bet = id === undefined ? undefined : line.couponBet(id, context.var.language);
    if (bet === undefined) throw new ApiError(404, 'outcome_unknown', 'There is no such outcome');
    return context.json({
      outcomeId: bet.id,
      coef: bet.coef,
      isBlocked: bet.isBlocked,
      settlement: line.settlement(bet.id),
    });
  });

  app.post('/sandbox/v1/prices', async (context) => {
    const body = await readControl(context.req.raw, {
      outcomeId: 'integer',
      coef: 'number',
      isBlocked: 'boolean',
      free: 'boolean',
    });
    const { outcomeId, coef, isBlocked } = body;
    if (outcomeId === undefined || outcomeId < 1)
      throw new ApiError(400, 'invalid_body', '/outcomeId must be an outcome id', {
        field: 'outcomeId',
      });
    if (coef !== undefined && (coef < 1.001 || coef > 1_000_000))
      throw new ApiError(400, 'invalid_body', '/coef must be from 1.001 to 1000000', {
        field: 'coef',
      });
    const override =
      body.free === true
        ? undefined
        : {
            ...(coef === undefined ? {} : { coef: Math.round(coef * 1000) / 1000 }),
            ...(isBlocked === undefined ? {} : { isBlocked }),
          };
    if (!line.pin(outcomeId, override))
      throw new ApiError(404, 'outcome_unknown', 'There is no such outcome');
    feed.flush();
    return context.json({ ok: true });
  });
}

function addSiteControl(
  app: SandboxApp,
  { feed, site, blocks, openings, terms, faults, requests, timing }: SandboxPlatform,
): void {
  app.post('/sandbox/v1/site', async (context) => {
    const body = await readControl(context.req.raw, {
      maintenance: 'any',
      block: 'any',
      termsUpdatedAt: 'integer',
      appVersion: 'any',
      site: 'object',
      features: 'object',
    });
    const maintenance = readMaintenance(body.maintenance);
    if (body.block !== undefined) blocks.setForAll(readBlock(body.block));
    const named = Object.fromEntries(
      (['appVersion'] as const).flatMap((name) =>
        body[name] === undefined ? [] : [[name, body[name]]],
      ),
    );
    const features = Object.fromEntries(
      Object.entries(body.features ?? {}).map(([name, value]) => {
        if (typeof value !== 'boolean' && value !== null)
          throw new ApiError(
            400,
            'invalid_body',
            `/features/${name.slice(0, 40)} must be true, false or null`,
            { field: 'features' },
          );
        return [name, value];
      }),
    );
    const overrides = site.change({
      site: { ...body.site, ...named, ...(maintenance === undefined ? {} : { maintenance }) },
      features,
    });
    openings.notifyAll();
    if (body.termsUpdatedAt !== undefined) terms.publish(body.termsUpdatedAt);
    feed.flush();
    return context.json(overrides);
  });

  app.post('/sandbox/v1/faults', async (context) => {
    const body = await readControlJson(context.req.raw);
    const list = Array.isArray(body) ? (body as unknown[]) : [body];
    faults.set(list.map(readFault));
    return context.json({ ok: true, faults: list.length });
  });

  app.post('/sandbox/v1/coupon', async (context) => {
    const body = await readControl(context.req.raw, {
      liveDelayMs: 'integer',
      settlementDelayMs: 'integer',
      isCashOutOpen: 'boolean',
    });
    if (body.liveDelayMs !== undefined)
      timing.liveDelayMs = Math.min(Math.max(0, body.liveDelayMs), 3_600_000);
    if (body.settlementDelayMs !== undefined)
      timing.settlementDelayMs = Math.min(Math.max(0, body.settlementDelayMs), 3_600_000);
    if (body.isCashOutOpen !== undefined) timing.isCashOutOpen = body.isCashOutOpen;
    return context.json({ ...timing });
  });

  app.get('/sandbox/v1/requests', (context) =>
    context.json(requests.of(context.req.query('path'))),
  );
  app.delete('/sandbox/v1/requests', (context) => {
    requests.clear();
    return context.json({ ok: true });
  });
}

function loadGames(line: Line, events: number | readonly unknown[]): readonly number[] | undefined {
  if (typeof events !== 'number') return readIds(events);
  if (events <= 0) return undefined;
  const pick = (section: 'line' | 'live'): number[] =>
    line.games({ section, limit: Math.min(events, 300) }, 'en').games.map((game) => game.id);
  return [...pick('live'), ...pick('line')].slice(0, events);
}

function readScore(score: readonly unknown[] | undefined): readonly [number, number] | undefined {
  if (score === undefined) return undefined;
  const [home, away] = score;
  const isGood = (value: unknown): value is number =>
    Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= 1000;
  if (score.length !== 2 || !isGood(home) || !isGood(away))
    throw new ApiError(400, 'invalid_body', '/score must be two whole numbers from 0 to 1000', {
      field: 'score',
    });
  return [home, away];
}

/** The winner of a race or a vote, or the first places, by name. */
function readPlaces(
  winner: string | undefined,
  order: readonly unknown[] | undefined,
): readonly string[] | undefined {
  if (winner !== undefined && order !== undefined)
    throw new ApiError(400, 'invalid_body', 'Give /winner or /order, not both', { field: 'order' });
  if (order === undefined) return winner === undefined ? undefined : [winner];
  return order.map((name) => {
    if (typeof name !== 'string')
      throw new ApiError(400, 'invalid_body', '/order must hold names', { field: 'order' });
    return name;
  });
}

function readOutcomes(
  outcomes: Readonly<Record<string, unknown>> | undefined,
): Record<string, SettlementId> | undefined {
  if (outcomes === undefined) return undefined;
  for (const [id, status] of Object.entries(outcomes)) {
    if (
      pathId(id) === undefined ||
      !Number.isSafeInteger(status) ||
      (status as number) < -2 ||
      (status as number) > 6
    )
      throw new ApiError(
        400,
        'invalid_body',
        `/outcomes/${id.slice(0, 20)} must map an outcome id to a status from -2 to 6`,
        { field: 'outcomes' },
      );
  }
  return outcomes as Record<string, SettlementId>;
}
