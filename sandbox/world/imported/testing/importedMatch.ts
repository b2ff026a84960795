import { createWorld } from '../../createWorld.ts';
import type { ImportedEvent } from '../../ImportedEvent.ts';

export const nowMs = Date.parse('2026-03-14T12:00:00Z');

export const fixture: ImportedEvent = {
  key: 'league|one|2026-03-14|Alpha|Beta',
  sportId: 1,
  countryName: 'England',
  countryIso: 'gb',
  competition: 'Premier League',
  home: 'Alpha',
  away: 'Beta',
  startsAtMs: nowMs + 3_600_000,
};
export const event: ImportedEvent = {
  ...fixture,
  odds: { result: [2100, 3500, 3600], total: { line: 2.5, over: 1900, under: 1950 } },
};

export const twelveHoursMs = 12 * 3_600_000;

export function resultOdds(world: ReturnType<typeof createWorld>, id: number): readonly number[] {
  return (
    world
      .game(id, 'en')
      ?.markets.find(({ typeId }) => typeId === 1)
      ?.outcomes.map(({ coef }) => coef) ?? []
  );
}
