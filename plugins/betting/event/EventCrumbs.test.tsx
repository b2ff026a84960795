import { expect, test } from 'vitest';
import { LayoutKindContext } from '../../../core/ui/react/LayoutKind.ts';
import { eventFromWire, fullEventFromWire } from '../feed/eventFromWire.ts';
import { exampleFull, exampleGame } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { EventCrumbs } from './EventCrumbs.tsx';

const { competition } = fullEventFromWire(exampleFull(1, []));

async function renderIn(kind: 'desktop' | 'mobile') {
  const stage = await createBettingStage();
  return stage.render(
    <LayoutKindContext value={kind}>
      <EventCrumbs event={eventFromWire(exampleGame(1))} competition={competition} />
    </LayoutKindContext>,
  );
}

test('BET-41 on a phone the event has a header of its own with the way back to its competition', async () => {
  const { container, getByRole } = await renderIn('mobile');
  expect(container.querySelector('[data-page-header]')).not.toBeNull();
  expect(getByRole('link', { name: 'England. Premier Division' }).getAttribute('href')).toContain(
    'betting.line',
  );
  expect(getByRole('button')).toBeDefined();
});

test('BET-41 beside the columns the whole way to the event is written', async () => {
  const { container, getByText } = await renderIn('desktop');
  expect(container.querySelector('[data-page-header]')).toBeNull();
  expect(getByText('Harbour City – Kingsport Rovers')).toBeDefined();
});
