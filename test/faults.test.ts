import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** Rows of FAULTS.md with the files that prove them. */
const rows = [
  ...readFileSync('test/FAULTS.md', 'utf8').matchAll(
    /^\| ((?:[ABCM]|TA|FM)\d\d) +\|.*\| (.*?) +\|$/gm,
  ),
].map((match) => ({
  id: match[1] ?? '',
  files: [...(match[2] ?? '').matchAll(/`([^`]+)`/g)].map((file) => file[1] ?? ''),
}));

test('every row id of FAULTS.md begins a test title in each file that the row names', () => {
  for (const [letters, count] of [
    ['TA', 29],
    ['FM', 13],
  ] as const)
    expect(rows.filter(({ id }) => id.startsWith(letters)).map(({ id }) => id)).toEqual(
      Array.from(
        { length: count },
        (_row, index) => `${letters}${String(index + 1).padStart(2, '0')}`,
      ),
    );
  expect(rows.length).toBeGreaterThan(60);
  const missing = rows.flatMap(({ id, files }) => [
    ...(files.length === 0 ? [`${id}: no file`] : []),
    ...files
      .filter(
        (file) =>
          // Rule ids may precede it.
          !new RegExp(`(['"\`])(?:\\(?[A-Z]{1,3}-?\\d+\\)? )*${id} `).test(
            readFileSync(file, 'utf8'),
          ),
      )
      .map((file) => `${id}: ${file}`),
  ]);
  expect(missing).toEqual([]);
  const protection = rows.filter(({ id }) => id.startsWith('B')).map(({ id }) => id);
  expect(protection).toEqual(
    Array.from({ length: 38 }, (_, index) => `B${String(index + 1).padStart(2, '0')}`),
  );
});

/** First and last rows of faults that were once observed. */
const seenWrong: readonly (readonly [first: number, last: number])[] = [
  [1, 17],
  [20, 31],
  [40, 52],
  [60, 68],
  [70, 83],
];

test('every fault that was found once has its row', () => {
  const wanted = seenWrong.flatMap(([first, last]) =>
    Array.from(
      { length: last - first + 1 },
      (_, index) => `M${String(first + index).padStart(2, '0')}`,
    ),
  );
  expect(rows.filter(({ id }) => id.startsWith('M')).map(({ id }) => id)).toEqual(wanted);
});

/** Uses of the role `alert` in the sources, with the reason. */
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
  'plugins/office/settings/HiddenSports.tsx': 'a choice that was not saved, and went back',
  'plugins/office/settings/SettingRow.tsx': 'a choice that was not saved, and went back',
};

test('C05 M83 all code that can interrupt a screen reader, computed or literal, is listed', () => {
  const found = ['domain', 'core', 'plugins']
    .flatMap((area) => sourceFiles(area, /^(?!.*(?:\.test\.|workbench|testing)).*\.tsx?$/))
    .filter(({ text }) => /\balert\b(?!-)|\bassertive\b/.test(withoutComments(text)));
  expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(interrupting).sort());
});

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, '');
}

/** Views of betting that announce something other than odds. */
const telling: Readonly<Record<string, string>> = {
  'plugins/betting/lists/MoreEvents.tsx': 'the rest of the list could not be had',
  'plugins/betting/event/markets/EventMarkets.tsx': 'how many markets a search found',
  'plugins/betting/favourites/TeamsEditor.tsx': 'a search found no team',
  'plugins/betting/multi/MultiPicker.tsx': 'the picker is full',
  'plugins/betting/search/SearchDialog.tsx': 'how much a search found',
  'plugins/coupon/calculator/CalculatorAnswerPanel.tsx':
    'what the calculator comes to, of odds that were typed',
  'plugins/coupon/money/PromoRow.tsx': 'why a chosen promo code does not fit',
};

test('C04 M83 no list of odds is a live region; betting and coupon announce through the announcer only', () => {
  const parts = ['betting', 'coupon', 'cyber'].flatMap((plugin) =>
    sourceFiles(`plugins/${plugin}`, /^(?!.*\.test\.).*\.tsx$/),
  );
  const live = parts
    .filter(({ text }) => /aria-live=|role="(?:status|alert|log)"/.test(text))
    .map(({ path }) => path);
  expect(live.sort()).toEqual(Object.keys(telling).sort());
});
