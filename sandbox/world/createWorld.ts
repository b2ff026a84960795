import type { ImportedEvent } from './ImportedEvent.ts';
import { decodeOutcome } from './identifiers.ts';
import { createArchive } from './history/createArchive.ts';
import { createOffer } from './offer/createOffer.ts';
import { createModels, type WorldModels } from './createModels.ts';
import { createRandom } from './random.ts';
import type { World, WorldOptions } from './World.ts';

export function createWorld(options: WorldOptions): World {
  const models = createModels(options);
  const { clock, contests, outrights, board, history, imports, resultOverrides, nowMs } = models;
  return {
    ...createOffer(models),
    ...createArchive(models),
    get nowMs() {
      return nowMs();
    },
    get pace() {
      return clock.pace;
    },
    get listRevision() {
      return models.listRevision();
    },
    get playedSinceMs() {
      return history.playedSinceMs(nowMs());
    },
    setPace: (pace) => clock.setPace(pace, nowMs()),
    advanceTo: models.advanceTo,
    gameIdOf: (outcomeId) => decodeOutcome(outcomeId).eventId,
    settlement: (outcomeId) => resultOverrides.settlement(outcomeId),
    isDecidedInPlay: (outcomeId) => resultOverrides.isDecidedInPlay(outcomeId),
    setResult: (gameId, result) => resultOverrides.setResult(gameId, result),
    orderDisruption: (gameId, order) => resultOverrides.orderDisruption(gameId, order),
    correctedSince: (sinceMs) => resultOverrides.correctedSince(sinceMs),
    isCorrected: (gameId) => resultOverrides.isCorrected(gameId),
    endedSince: (sinceMs) => {
      const seasons = [...outrights.endedSince(sinceMs), ...contests.endedSince(sinceMs)];
      const matches = board.endedSince(sinceMs);
      return seasons.length === 0
        ? matches
        : [...matches, ...seasons].toSorted(
            (first, second) => first.endedAtMs - second.endedAtMs || first.gameId - second.gameId,
          );
    },
    driftPrices: driftPricesOf(models, options.seed),
    upsertImported: (event, knownId) => {
      const before = knownId === undefined ? undefined : board.findAny(knownId);
      const wasOver = before !== undefined && models.stateOf(before).kind === 'ended';
      const id = imports.upsert(event, nowMs(), knownId);
      resultOverrides.recordChange(id);
      const after = board.findAny(id);
      if (after === undefined) return id;
      // Bets on it were settled by the earlier version of its file, possibly before a restart.
      const isOther =
        before === undefined
          ? event.isCorrected === true && models.stateOf(after).kind === 'ended'
          : wasOver && !isSameEnd(before.imported, event);
      if (isOther) board.recordCorrection(id, nowMs());
      return id;
    },
  };
}

function isSameEnd(one: ImportedEvent | undefined, other: ImportedEvent): boolean {
  const endOf = ({ result, winner, retired, extra, fate }: ImportedEvent): string =>
    JSON.stringify([result, winner, retired, extra, fate]);
  return one !== undefined && endOf(one) === endOf(other);
}

function driftPricesOf(
  { board, pricing, stateOf, nowMs }: WorldModels,
  seed: number,
): World['driftPrices'] {
  const random = createRandom(seed, 'stir');
  return (count, gameIds) => {
    const events =
      gameIds === undefined ? board.live : gameIds.flatMap((id) => board.find(id) ?? []);
    let moved = 0;
    for (let attempt = 0; events.length > 0 && moved < count && attempt < count * 8; attempt += 1) {
      const event = events[Math.floor(random() * events.length)];
      if (event === undefined) continue;
      const state = stateOf(event);
      const shown = pricing[attempt % 4 === 3 ? 'all' : 'main'](event, state, nowMs());
      const quote = shown[Math.floor(random() * shown.length)];
      if (
        quote !== undefined &&
        pricing.priceDrift.push(event.id, quote, Math.floor(random() * quote.odds.length))
      )
        moved += 1;
    }
    return moved;
  };
}
