import { readBlock, readMaintenance } from '../platform/access/readAccessControl.ts';
import { ApiError, invalidBody, notFound } from '../platform/http/ApiError.ts';
import { pathId } from '../platform/http/readQuery.ts';
import type { SandboxApp } from '../platform/http/SandboxApp.ts';
import type { Line } from '../platform/line/Line.ts';
import {
  settlementId,
  settlementOf,
  type Settlement,
  type SettlementId,
} from '#domain/ticket/Settlement.ts';
import { readFault } from './readFault.ts';
import {
  between,
  listOf,
  oneOf,
  readControl,
  readControlJson,
  textLike,
  within,
} from './readControl.ts';
import type { SandboxPlatform } from '../SandboxPart.ts';

const forever = Number.MAX_SAFE_INTEGER;
const ids = listOf(within(1, Number.MAX_SAFE_INTEGER));

function countOf(value: number | boolean): number {
  return typeof value === 'number' ? Math.max(0, value) : value ? 1 : 0;
}

/** Control API for tests and developers; `addPeopleControl` adds the part about accounts. */
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
    const body = await readControl(context, { seed: 'integer', size: oneOf('small', 'full') });
    reset(body.seed, body.size);
    return context.json({ ok: true, nowMs: clock.nowMs() });
  });

  app.post('/sandbox/v1/clock', async (context) => {
    const body = await readControl(context, {
      nowMs: 'integer',
      advanceMs: 'integer',
      pace: between(0, 10_000),
    });
    if (body.pace !== undefined) line.world.setPace(body.pace);
    const byMs =
      (body.nowMs === undefined ? 0 : body.nowMs - clock.nowMs()) + (body.advanceMs ?? 0);
    if (byMs < 0 || byMs > 400 * 86_400_000)
      throw invalidBody('advanceMs', 'The clock never goes back and moves by at most 400 days');
    if (byMs > 0) loop.advance(byMs);
    return context.json({ ok: true, nowMs: clock.nowMs(), pace: line.world.pace });
  });

  app.post('/sandbox/v1/feed', async (context) => {
    const body = await readControl(context, {
      updatesPerSecond: 'number',
      events: ['integer', ids],
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
    const { score, outcomes, winner, order } = await readControl(context, {
      score: listOf(within(0, 1000)),
      winner: 'string',
      order: listOf(textLike(/./, 'a name')),
      outcomes: 'object',
    });
    const id = knownGame(line, context.req.param('id'));
    const [home, away, ...more] = score ?? [];
    if (score !== undefined && (home === undefined || away === undefined || more.length > 0))
      throw invalidBody('score', '/score must be two whole numbers from 0 to 1000');
    if (winner !== undefined && order !== undefined)
      throw invalidBody('order', 'Give /winner or /order, not both');
    // Winner of a race or a vote, or the first places, by name.
    const places = order ?? (winner === undefined ? undefined : [winner]);
    if (
      !line.world.setResult(id, {
        ...(home === undefined || away === undefined ? {} : { score: [home, away] }),
        ...(places === undefined ? {} : { places }),
        ...(outcomes === undefined ? {} : { outcomes: readOutcomes(outcomes) }),
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

  app.post('/sandbox/v1/events/:id/disruption', async (context) => {
    const { disruption, team, afterS } = await readControl(
      context,
      {
        disruption: oneOf('played', 'retired', 'abandoned', 'postponed', 'corrected'),
        team: oneOf(1, 2),
        afterS: within(1, 86_400),
      },
      'disruption',
    );
    const id = knownGame(line, context.req.param('id'));
    if (
      !line.world.orderDisruption(id, {
        kind: disruption,
        ...(team === undefined ? {} : { team }),
        ...(afterS === undefined ? {} : { afterMs: afterS * 1000 }),
      })
    )
      throw new ApiError(
        409,
        'disruption_refused',
        'This cannot befall the event: it is over, or its sport does not know it',
      );
    loop.settle();
    return context.json({ ok: true });
  });

  app.get('/sandbox/v1/prices/:outcomeId', (context) => {
    const id = pathId(context.req.param('outcomeId'));
    const bet = id === undefined ? undefined : line.couponBet(id, context.var.language);
    if (bet === undefined) throw notFound('outcome_unknown', 'There is no such outcome');
    return context.json({
      outcomeId: bet.id,
      coef: bet.coef,
      isBlocked: bet.isBlocked,
      settlement: settlementId(line.settlement(bet.id)),
    });
  });

  app.post('/sandbox/v1/prices', async (context) => {
    const { outcomeId, coef, isBlocked, free } = await readControl(
      context,
      {
        outcomeId: within(1, Number.MAX_SAFE_INTEGER),
        coef: between(1.001, 1_000_000),
        isBlocked: 'boolean',
        free: 'boolean',
      },
      'outcomeId',
    );
    const override =
      free === true
        ? undefined
        : {
            ...(coef === undefined ? {} : { coef: Math.round(coef * 1000) / 1000 }),
            ...(isBlocked === undefined ? {} : { isBlocked }),
          };
    if (!line.pin(outcomeId, override))
      throw notFound('outcome_unknown', 'There is no such outcome');
    feed.flush();
    return context.json({ ok: true });
  });
}

function addSiteControl(
  app: SandboxApp,
  { feed, site, blocks, openings, terms, faults, requests, timing }: SandboxPlatform,
): void {
  app.post('/sandbox/v1/site', async (context) => {
    const body = await readControl(context, {
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
          throw invalidBody(
            'features',
            `/features/${name.slice(0, 40)} must be true, false or null`,
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
    const body = await readControlJson(context);
    const list = Array.isArray(body) ? (body as unknown[]) : [body];
    faults.set(list.map(readFault));
    return context.json({ ok: true, faults: list.length });
  });

  app.post('/sandbox/v1/coupon', async (context) => {
    const body = await readControl(context, {
      liveDelayMs: within(0, 3_600_000),
      settlementDelayMs: within(0, 3_600_000),
      isCashOutOpen: 'boolean',
    });
    Object.assign(timing, body);
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

function knownGame(line: Line, text: string): number {
  const id = pathId(text);
  if (id === undefined || line.revision(id) === undefined)
    throw notFound('game_unknown', 'There is no such game');
  return id;
}

function loadGames(line: Line, events: number | readonly number[]): readonly number[] | undefined {
  if (typeof events !== 'number') return events;
  if (events <= 0) return undefined;
  const pick = (section: 'line' | 'live'): number[] =>
    line.games({ section, limit: Math.min(events, 300) }, 'en').games.map((game) => game.id);
  return [...pick('live'), ...pick('line')].slice(0, events);
}

function readOutcomes(outcomes: Readonly<Record<string, unknown>>): Record<string, Settlement> {
  return Object.fromEntries(
    Object.entries(outcomes).map(([id, status]) => {
      if (pathId(id) === undefined || !within(-2, 6).holds(status))
        throw invalidBody(
          'outcomes',
          `/outcomes/${id.slice(0, 20)} must map an outcome id to a status from -2 to 6`,
        );
      return [id, settlementOf(status as SettlementId)];
    }),
  );
}
