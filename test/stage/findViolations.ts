import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export interface Search {
  /** Maximum number of checked children per kind; all without it. */
  readonly alikeMax?: number;
  /** Blocks already checked in the same look; those of this page are added. */
  readonly known: Set<string>;
}

type RunOptions = Parameters<AxeBuilder['options']>[0];

/** The builder's version would send axe's source twice per search. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// None of these rules reads the style sheets, which would be loaded once more.
const allRules: RunOptions = {
  runOnly: { type: 'tag', values: tags },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
};
const rulesOfColours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
  preload: false,
};

/**
 * Chromium may lose the promise of a long evaluation, and does not always report it; a search,
 * which takes some seconds, can be repeated.
 */
const lostAnswer = 'promise was garbage collected';
const longestSearchMs = 30_000;

/** One line for every violation of WCAG 2.2 AA or a best practice. */
export async function findViolations(
  page: Page,
  { alikeMax, known }: Search,
): Promise<readonly string[]> {
  // Elements scrolled below the header do not count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  const blocks = await page.evaluate(markSeen, { alikeMax: alikeMax ?? null, known: [...known] });
  const found = await run(page, allRules);
  for (const block of blocks) known.add(block);
  return found;
}

/**
 * Contrast violations in other colours, of the elements that `findViolations` has checked on this
 * page.
 */
export async function findFaintPlaces(page: Page): Promise<readonly string[]> {
  return run(page, rulesOfColours);
}

async function run(page: Page, options: RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const search = async () => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error(lostAnswer)), longestSearchMs);
    const analysis = new AxeBuilder({ page, axeSource: ';' })
      .setLegacyMode()
      .exclude('[data-seen]')
      .options(options)
      .analyze();
    return Promise.race([analysis, late.promise]).finally(() => clearTimeout(timer));
  };
  const { violations } = await search().catch(async (error: unknown) => {
    if (!(error instanceof Error && error.message.includes(lostAnswer))) throw error;
    // The previous search may still be running, and a second one would be refused: a new copy knows
    // of none.
    await page.evaluate(axeSource);
    return search();
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${(failureSummary ?? '').split('\n').slice(1, 3).join(' ').trim()}`,
    ),
  );
}

/**
 * Marks elements that need no check: blocks of earlier pages, and children of lists, tables and
 * columns that equal enough earlier ones, in any list of the page. Returns the blocks of this page.
 * It runs in the page.
 */
function markSeen({
  alikeMax,
  known,
}: {
  readonly alikeMax: number | null;
  readonly known: readonly string[];
}): readonly string[] {
  const hashOf = (text: string): string => {
    let [first, second] = [0xde_ad_be_ef, 0x41_c6_ce_57];
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      first = Math.imul(first ^ code, 2_654_435_761);
      second = Math.imul(second ^ code, 1_597_334_677);
    }
    return `${(first >>> 0).toString(36)}${(second >>> 0).toString(36)}`;
  };
  for (const element of document.querySelectorAll('[data-seen]'))
    element.removeAttribute('data-seen');
  const before = new Set(known);
  const blocks: string[] = [];
  const remember = (parent: Element, region: string): void => {
    for (const child of parent.children) {
      // The neighbours are part of a single control's identity.
      if (child.childElementCount < 2 || child.namespaceURI !== parent.namespaceURI) continue;
      const place = child.matches('header, main, aside, footer, dialog, [popover]')
        ? child.tagName
        : region;
      const { width, height } = child.getBoundingClientRect();
      const block = hashOf(`${place} ${parent.className} ${width} ${height} ${child.outerHTML}`);
      if (before.has(block)) {
        child.setAttribute('data-seen', '');
        continue;
      }
      blocks.push(block);
      remember(child, place);
    }
  };
  remember(document.body, '');
  if (alikeMax === null) return blocks;
  const counts = new Map<string, number>();
  for (const parent of document.querySelectorAll('body *')) {
    if (parent.closest('[data-seen]') !== null) continue;
    for (const child of parent.children) {
      const move = child.lastElementChild?.getAttribute('data-move');
      const states = [
        move,
        ...['role', 'data-state', 'aria-pressed', 'aria-disabled', 'aria-current'].map((name) =>
          child.getAttribute(name),
        ),
      ].join();
      const kind = `${parent.tagName} ${parent.className} ${child.tagName} ${child.className} ${states}`;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (count > alikeMax) child.setAttribute('data-seen', '');
    }
  }
  return blocks;
}
