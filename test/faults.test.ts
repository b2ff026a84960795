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

/** Where the word `alert` stands in the sources, and why. */
const interrupting: Readonly<Record<string, string>> = {
  'core/runtime/notices/Announcer.ts': 'what an alert is',
  'core/runtime/notices/LiveAnnouncer.ts': 'keeps its text',
  'core/runtime/notices/Notices.ts': 'a kind of notice, not how it is read',
  'core/runtime/notices/noticeDuration.ts': 'a kind of notice, not how it is read',
  'core/shell/frame/Announcements.tsx': 'the region that alerts are spoken in',
  'core/ui/feedback/ErrorBlock.tsx': 'a view that failed, with its button',
  'core/ui/surfaces/Alert.tsx': 'the class of its style',
  'core/shell/pages/ErrorPage.tsx': 'a page that failed',
  'core/shell/pages/NoConfigurationPage.tsx': 'a site that failed',
  'plugins/coupon/compose/CouponAnnouncements.ts': 'bet accepted or refused',
  'plugins/coupon/cash-out/createCashOut.ts': 'cash-out paid or refused',
  'plugins/coupon/one-click/OneClickStore.ts': 'the next press stakes money, or no longer does',
  'plugins/notices/conversion/ConversionDialog.tsx': 'the class of its style',
  'plugins/notices/notices/Snackbar.tsx': 'groups that noticeRole names',
  'plugins/notices/notices/Toast.tsx': 'groups that noticeRole names',
  'plugins/notices/notices/noticePlace.ts': 'a kind of notice, not how it is read',
  'plugins/notices/notices/noticeRole.ts': 'bets, connection, session, responsible gambling',
};

test('C05 whatever can interrupt a screen reader, computed or written, is on the list', () => {
  const found = ['domain', 'core', 'plugins']
    .flatMap((area) => sourceFiles(area, /^(?!.*(?:\.test\.|workbench|testing)).*\.tsx?$/))
    .filter(({ text }) => /\balert\b(?!-)|\bassertive\b/.test(withoutComments(text)));
  expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(interrupting).sort());
});

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, '');
}

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
