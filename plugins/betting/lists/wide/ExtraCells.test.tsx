import { useOpen } from '#core/ui';
import { act } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleGame, exampleMarket } from '../../testing/exampleWire.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { settled } from '../../testing/ScriptedLine.ts';
import { EventSections } from '../EventSections.tsx';
import { useBetting } from '../../service/useBetting.ts';
import { useEventQuery } from '../../feed/useEventQuery.ts';

/** The test window has no layout, so the width of lists is passed to resize observers by hand. */
let notifyWidth: (widthPx: number) => void;
beforeEach(() => {
  const looking = new Set<(widthPx: number) => void>();
  notifyWidth = (width) => looking.forEach((tell) => tell(width));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: (widthPx: number) => void;
      constructor(
        callback: (
          entries: readonly { readonly contentRect: { readonly width: number } }[],
        ) => void,
      ) {
        this.#tell = (width) => callback([{ contentRect: { width } }]);
      }
      observe = (): void => void looking.add(this.#tell);
      disconnect = (): void => void looking.delete(this.#tell);
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const List = observer(function List({ section }: { readonly section: 'line' | 'live' }) {
  const list = useOpen(useBetting().list(useEventQuery({ section, limit: 60 })));
  return list.snapshot.hasValue ? (
    <EventSections list={list} groups={list.groups} section={section} tools={null} />
  ) : null;
});

async function show(icon: string, section: 'line' | 'live' = 'line') {
  const stage = await createBettingStage();
  stage.platform.tree = {
    sports: [{ id: 1, name: 'Sport', slug: 'sport', icon, lineCount: 1, liveCount: 0, champs: [] }],
    topChampIds: [],
  };
  stage.platform.games = [exampleGame(1)];
  stage.betting.tree.open();
  const view = stage.render(<List section={section} />);
  await act(settled);
  const odds = () =>
    [...view.container.querySelectorAll('[data-event="1"] [data-odds]')].map(
      ({ textContent }) => textContent,
    );
  const asked = () =>
    stage.platform.calls
      .filter(({ id }) => id === 'betting.games')
      .map(({ query }) => query['markets']);
  const widen = async (widthPx: number) => {
    stage.platform.games = [
      exampleGame(1, {
        main: [
          exampleMarket(1, 2, [1.2, 1.3, 1.9], { kind: 'doubleChance' }),
          exampleMarket(1, 3, [1.7, 2.1], { kind: 'bothScore' }),
        ],
      }),
    ];
    act(() => notifyWidth(widthPx));
    await act(() => vi.dynamicImportSettled());
    await act(settled);
  };
  return {
    ...stage,
    view,
    odds,
    asked,
    widen,
    room: () => view.container.querySelector('[data-extra]')?.getAttribute('data-extra'),
  };
}

test('BET-460 M44 a wide line adds double chance and both to score, for which there is room from the start; a narrow one takes them away', async () => {
  const { odds, asked, widen, room, view } = await show('ball-football');
  const three = odds();
  expect([room(), asked()]).toEqual(['draws', [undefined]]);
  await widen(1179);
  expect(asked()).toEqual([undefined]);
  await widen(1254);
  expect(asked()).toEqual([undefined, 'doubleChance,bothScore']);
  expect(odds()).toEqual([...three, '1.20', '1.30', '1.90', '1.70', '2.10']);
  await vi.waitFor(() => expect(view.container.textContent).toContain('1X12X2BTTSNo'));
  expect(view.container.textContent.match(/BTTS/g)).toHaveLength(1);
  await widen(900);
  expect(odds()).toEqual(three);
});

test('BET-460 sports without both have the totals of both sides', async () => {
  expect((await show('ball-basketball')).room()).toBe('totals');
});

test.each([
  ['ball-tennis', 'line'],
  ['ball-football', 'live'],
] as const)('BET-531 no room is kept in %s, %s', async (icon, section) => {
  const { asked, widen, room } = await show(icon, section);
  await widen(1254);
  expect([room(), asked()]).toEqual([undefined, [undefined]]);
});

test('BET-530 with other chosen markets there are no further columns', async () => {
  const stage = await show('ball-football');
  const options = await stage.betting.loadOptions();
  await act(async () => {
    options.set('markets', ['result', 'oddEven']);
    await vi.dynamicImportSettled();
    await settled();
  });
  await stage.widen(1254);
  expect([stage.room(), stage.asked().at(-1)]).toEqual([
    undefined,
    'result,oddEven,total,handicap',
  ]);
});
