import type { Browser } from '@playwright/test';
import type { GameFull, GameList, MarketWire, OutcomeWire } from '#wire';
import { desktopAgent, mainThread, watchMainThread } from './browser.ts';
import { counted, timed, type Measured } from './Figure.ts';
import { productPage, referencePage, type LivePage, type ProductPlace } from './livePages.ts';
import { shortNumber } from './markdownTable.ts';
import { tableOfRuns } from './tableOfRuns.ts';
import {
  benchViewport,
  harness,
  lookAt,
  openLive,
  runChanges,
  startChanges,
  type Run,
} from './measureLive.ts';
import { servePages } from './servePages.ts';
import { median, shuffled } from './statistics.ts';

const wantedOutcomes = 1500;
/** Outcomes of a market, in turns. */
const sizes = [2, 3, 10] as const;
const outcomesOfRow = 10;
const rowPx = 46;
/** Ten times the usual rate, for a tenth of the time. */
const memoryRate = 10_000;
const everyCard = 'section[aria-labelledby="event-markets"]';

export interface EventOptions {
  readonly rounds: number;
  readonly windowMs: number;
  readonly memoryS: number;
}

/** An event with 1,500 outcomes: shown, updated, and left open. */
export async function measureEvent(
  browser: Browser,
  origin: string,
  { rounds, windowMs, memoryS }: EventOptions,
): Promise<Measured> {
  const pages = await servePages();
  try {
    const full = await bigEvent(origin);
    const outcomes = full.markets.flatMap((market) => market.outcomes);
    const ids = outcomes.map(({ id }) => id);
    const prices = outcomes.map(({ coef }) => Math.round(coef * 100));
    const place: ProductPlace = {
      path: `/en/line/${full.game.sportId}-sport/${full.champ.id}-${full.champ.slug}/${full.game.id}-${full.game.slug}`,
      cellsIn: `${everyCard} [data-odds]`,
      startsAt: 0.3,
    };

    const shown: Shown[] = [];
    for (let round = 0; round < rounds; round += 1)
      shown.push(await showEvent(browser, origin, full));

    const scripts = [
      `window.benchEvent = ${JSON.stringify(full)}`,
      harness('generator.js'),
      harness('fakeFeed.js'),
    ];
    const product = productPage(origin, scripts, ids, place);
    const onScreen = (await lookAt(browser, product, ids)).size;
    const size = {
      events: wantedOutcomes / outcomesOfRow,
      outcomes: outcomesOfRow,
      listPx: Math.max(1, Math.round(onScreen / outcomesOfRow)) * rowPx,
    };
    const referenceScripts = [
      `window.benchPrices = ${JSON.stringify(prices)}`,
      harness('generator.js'),
    ];
    const reference = referencePage(pages.origin, referenceScripts, size, {
      name: 'by hand, every frame',
      flush: 'raf',
      flash: 'none',
    });
    const marked = referencePage(pages.origin, referenceScripts, size, {
      name: 'by hand, every frame, highlight',
      flush: 'raf',
      flash: 'colour',
    });
    const all = [reference, marked, product];
    const runs = new Map<LivePage, Run[]>(all.map((page) => [page, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const page of shuffled(all, round * 977 + 7))
        runs.get(page)?.push(await runChanges(browser, page, prices, windowMs));
    }
    const ofProduct = runs.get(product) ?? [];
    const ratioTo = (page: LivePage): number =>
      median(
        ofProduct.map(
          (each, round) => each.costMs / (runs.get(page)?.[round]?.costMs ?? Number.NaN),
        ),
      );
    const grownMB = await measureGrowth(browser, product, prices, memoryS);
    return {
      figures: [
        timed(
          'event: script until 1,500 outcomes are there',
          median(shown.map((each) => each.scriptMs)),
          'ms',
          150,
          `first screens after ${shortNumber(median(shown.map((each) => each.firstMs)))} ms of it`,
        ),
        timed(
          'event: main thread, to the reference painting every frame without highlight',
          ratioTo(reference),
          '×',
          0.6,
        ),
        counted(
          'event: main thread, to the reference painting every frame, both with highlight',
          ratioTo(marked),
          '×',
          1.3,
        ),
        counted(
          'event: wrong prices on the screen at the end',
          Math.max(...ofProduct.map((each) => each.wrong)),
          '',
          0,
          `of ${Math.min(...ofProduct.map((each) => each.shown))} looked at`,
        ),
        counted(
          'A11 event: growth of the heap over ten minutes of changes',
          grownMB,
          'MB',
          5,
          `${shortNumber(memoryS * memoryRate)} changes`,
        ),
      ],
      details: [
        `${full.markets.length} markets, ${ids.length} outcomes, ${onScreen} of them on the screen; medians of ${rounds} rounds`,
        tableOfRuns(all, runs, {
          'CPU ms': (each) => each.costMs,
          script: (each) => each.scriptMs,
          layout: (each) => each.layoutMs,
          shown: (each) => each.shown,
          wrong: (each) => each.wrong,
          'task p95': (each) => each.taskMs,
        }),
      ].join('\n\n'),
    };
  } finally {
    pages.stop();
  }
}

/** A real event, extended by more markets than any has, none of which hides outcomes. */
async function bigEvent(origin: string): Promise<GameFull> {
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(`${origin}${path}`, { headers: { 'X-Language': 'en' } })).json()) as Answer;
  const { games } = await read<GameList>('/web-api/line/v1/games?section=line&sportId=1&limit=1');
  const full = await read<GameFull>(`/web-api/line/v1/games/${games[0]?.id ?? 0}`);
  const markets: MarketWire[] = [];
  for (let made = 0; made < wantedOutcomes; made += sizes[(markets.length - 1) % sizes.length] ?? 0)
    markets.push(marketOf(full.game.id, markets.length));
  return { ...full, subs: [], markets };
}

function marketOf(gameId: number, index: number): MarketWire {
  const typeId = 1 + index;
  const size = sizes[index % sizes.length] ?? 2;
  const outcomes = Array.from({ length: size }, (_, place): OutcomeWire => ({
    id: gameId * 2 ** 21 + typeId * 2 ** 12 + place,
    typeId,
    name: `Outcome ${place + 1}`,
    coef: 1.5 + place / 4,
    isBlocked: false,
  }));
  const [first, ...others] = outcomes;
  if (first === undefined) throw new RangeError('A market has outcomes');
  return {
    id: gameId * 2 ** 16 + typeId * 2 ** 7,
    typeId,
    name: `Question ${index + 1}`,
    groupIds: [1],
    columns: size === 3 ? 3 : 2,
    outcomes: [first, ...others],
  };
}

interface Shown {
  readonly scriptMs: number;
  readonly firstMs: number;
}

/** From the list to the event: script CPU time to the first and to the last card. */
async function showEvent(browser: Browser, origin: string, full: GameFull): Promise<Shown> {
  const context = await browser.newContext({ viewport: benchViewport, userAgent: desktopAgent });
  const page = await context.newPage();
  await page.route(`**/web-api/line/v1/games/${full.game.id}`, async (route) =>
    route.fulfill({ json: full }),
  );
  await page.addInitScript(
    `window.benchEvent = ${JSON.stringify(full)}; ${harness('fakeFeed.js')}`,
  );
  await page.goto(
    `${origin}/en/line/${full.game.sportId}-sport/${full.champ.id}-${full.champ.slug}`,
  );
  const link = page.locator(`main a[href*="/${full.game.id}-"]`).first();
  await link.waitFor();
  await page.waitForTimeout(4000);
  const session = await watchMainThread(page);
  const before = await mainThread(session);
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForSelector(`${everyCard} [data-odds]`);
  const first = await mainThread(session);
  await page.waitForFunction(
    ({ selector, count }) => document.querySelectorAll(selector).length >= count,
    { selector: `${everyCard} [data-odds]`, count: wantedOutcomes },
    { polling: 250 },
  );
  const last = await mainThread(session);
  await context.close();
  return {
    scriptMs: (last.ScriptDuration - before.ScriptDuration) * 1000,
    firstMs: (first.ScriptDuration - before.ScriptDuration) * 1000,
  };
}

async function measureGrowth(
  browser: Browser,
  live: LivePage,
  prices: readonly number[],
  forS: number,
): Promise<number> {
  const { page, session } = await openLive(browser, live);
  const heapMB = async (): Promise<number> => {
    for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  };
  await startChanges(page, live, prices, memoryRate);
  await page.waitForTimeout(3000);
  const before = await heapMB();
  await page.waitForTimeout(forS * 1000);
  const after = await heapMB();
  await page.context().close();
  return Math.max(0, after - before);
}
