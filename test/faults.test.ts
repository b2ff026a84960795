import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** Rows of FAULTS.md with the files that prove them. */
const rows = [
  ...readFileSync('test/FAULTS.md', 'utf8').matchAll(/^\| ([AC]\d\d) \|.*\| (.*) \|$/gm),
].map((match) => ({
  id: match[1] ?? '',
  files: [...(match[2] ?? '').matchAll(/`([^`]+)`/g)].map((file) => file[1] ?? ''),
}));

test('every row of FAULTS.md is the beginning of a title in each file that it names', () => {
  expect(rows.length).toBeGreaterThan(20);
  const missing = rows.flatMap(({ id, files }) => [
    ...(files.length === 0 ? [`${id}: no file`] : []),
    ...files
      .filter(
        (file) => !new RegExp(`(['"\`])(?:[AC]\\d\\d )*${id} `).test(readFileSync(file, 'utf8')),
      )
      .map((file) => `${id}: ${file}`),
  ]);
  expect(missing).toEqual([]);
});

/** Who may interrupt a screen reader, and why. */
const interrupting: Readonly<Record<string, string>> = {
  'core/shell/frame/Announcements.tsx': 'the region that alerts are spoken in',
  'core/ui/feedback/ErrorBlock.tsx': 'a view that failed, with its button',
  'core/shell/pages/ErrorPage.tsx': 'a page that failed',
  'core/shell/pages/NoConfigurationPage.tsx': 'a site that failed',
  'plugins/coupon/compose/CouponAnnouncements.ts': 'bet accepted or refused',
  'plugins/coupon/cash-out/createCashOut.ts': 'cash-out paid or refused',
  'plugins/coupon/one-click/OneClickStore.ts': 'the next press stakes money, or no longer does',
};

test('C05 only what the list names interrupts a screen reader', () => {
  const found = ['domain', 'core', 'plugins']
    .flatMap((area) => sourceFiles(area, /^(?!.*(?:\.test\.|workbench)).*\.tsx?$/))
    .filter(({ text }) => /announcer\.alert\(|role="alert"|aria-live="assertive"/.test(text));
  expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(interrupting).sort());
});

/** Views of betting that tell something of themselves, none of it odds. */
const telling: Readonly<Record<string, string>> = {
  'plugins/betting/lists/MoreEvents.tsx': 'the rest of the list could not be had',
  'plugins/betting/event/markets/EventMarkets.tsx': 'how many markets a search found',
  'plugins/betting/multi/MultiPicker.tsx': 'the picker is full',
  'plugins/betting/search/SearchDialog.tsx': 'how much a search found',
  'plugins/coupon/calculator/CalculatorAnswerPanel.tsx':
    'what the calculator comes to, of odds that were typed',
  'plugins/coupon/money/PromoRow.tsx': 'why a chosen promo code does not fit',
};

test('C04 no list of odds is a live region, and what is composed and placed speaks by the announcer alone', () => {
  const parts = ['betting', 'coupon', 'cyber'].flatMap((plugin) =>
    sourceFiles(`plugins/${plugin}`, /^(?!.*\.test\.).*\.tsx$/),
  );
  const live = parts
    .filter(({ text }) => /aria-live=|role="(?:status|alert|log)"/.test(text))
    .map(({ path }) => path);
  expect(live.sort()).toEqual(Object.keys(telling).sort());
});
