import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ZoneData } from '#wire';
import { eventFromWire } from '../../feed/eventFromWire.ts';
import { heatOf } from './ZoneAction.ts';
import { zoneDrawings } from '#domain/zone/zoneDrawings.ts';
import { zoneSurface } from '#domain/zone/zoneSurface.ts';
import { exampleGame } from '../../testing/exampleWire.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { MatchZone } from './MatchZone.tsx';

const play = (kind: string, x: number, y: number, text = kind, team: 0 | 1 | 2 = 1): ZoneData => ({
  action: { at_ms: 1, kind, team, x, y, text },
});

async function openZone() {
  const stage = await createBettingStage();
  const view = stage.render(
    <MatchZone
      event={eventFromWire(exampleGame(1, { isLive: true, statusId: 2, hasZone: true }))}
    />,
  );
  const ball = (): string | undefined =>
    view.container.querySelector<SVGGElement>('g[class*="ball"]')?.style.transform;
  const heat = (): string | undefined =>
    view.container.querySelector('svg[data-heat]')?.getAttribute('data-heat') ?? undefined;
  return { ...stage, ...view, ball, heat };
}

test('BET-303 the ball is drawn at the platform’s position, with the attacking side, over the field of the sport', async () => {
  const { platform, ball, heat, getAllByText, container } = await openZone();
  expect(getAllByText('Waiting for live data')).toHaveLength(2);
  await act(() =>
    platform.snapshot({
      ...play('possession', 0.5, 0.5, 'Harbour City in possession'),
      trail: [0.3, 0.4, 0.4, 0.5],
    }),
  );
  expect([ball(), heat()]).toEqual(['translate(144px, 73px)', 'calm']);
  expect(container.querySelector('polyline')?.getAttribute('points')).toBe(
    '86.4,58.4 115.2,73 144,73',
  );
  await act(() => platform.delta(play('danger', 0.9, 0.2, 'Dangerous attack')));
  expect([ball(), heat()]).toEqual(['translate(259.2px, 29.2px)', 'danger']);
  expect(container.querySelector('path[d^="M0 0h288v146H0z"]')).not.toBeNull();
});

test('BET-304 actions are described in text that stays for three seconds, and read out if wanted', async () => {
  const { platform, time, announced, container, getByRole } = await openZone();
  const words = (): string | null | undefined => container.querySelector('figcaption')?.textContent;
  await act(() => platform.snapshot(play('attack', 0.6, 0.5, 'Harbour City attacking')));
  expect(words()).toBe('Harbour City attacking');
  await act(() => platform.delta(play('shot', 0.96, 0.5, 'Shot by Harbour City')));
  await act(() => platform.delta(play('goal', 0.99, 0.5, 'Goal! Harbour City')));
  expect(words()).toBe('Harbour City attacking');
  expect(announced).toEqual([]);
  act(() => time.advance(3000));
  expect(words()).toBe('Goal! Harbour City');
  fireEvent.click(getByRole('button', { name: 'Read out the action' }));
  expect(announced).toEqual(['Goal! Harbour City']);
});

test('BET-305 a broken feed and the end of the match are said in the zone', async () => {
  const { platform, getAllByText } = await openZone();
  await act(() => platform.snapshot(play('attack', 0.6, 0.5)));
  await act(() => platform.stale());
  expect(getAllByText('Connection lost: the tracker has stopped').length).toBe(2);
  await act(() => platform.refuse());
  expect(getAllByText('The tracker has finished').length).toBe(2);
});

test('BET-303 BET-1017 every sport has a field, an unknown word is calm play', () => {
  for (let sportId = 1; sportId <= 17; sportId += 1)
    expect(zoneDrawings[zoneSurface({ sportId })!].lines).not.toBe('');
  expect(zoneSurface({ sportId: 17, cyber: { key: 'cyber-tennis' } })).toBe('tennis');
  expect(zoneSurface({ sportId: 99 })).toBeUndefined();
  expect(['never-heard', 'rally', 'corner', 'goal', 'pause'].map(heatOf)).toEqual([
    'calm',
    'attack',
    'danger',
    'event',
    'rest',
  ]);
});
