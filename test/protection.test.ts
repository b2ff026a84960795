import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { plugins } from '../plugins/index.ts';
import { slots } from '../core/shell/slots.ts';

const root = join(import.meta.dirname, '..');

/** Games with automatic play, illegal speed, or several at once. Source: RTS 8C, 14E, 14G. */
const playsByItself = /auto[- ]?play|turbo|quick[- ]?spin|slam[- ]?stop|split[- ]?screen/i;
/** Other words for money. Source: RTS 2A. `points` of a score do not count. */
const notMoney = /\b(?:coins|credits|chips|points? balance)\b/i;

function textsOf(file: string): readonly (readonly [string, string])[] {
  const texts = JSON.parse(readFileSync(join(root, file), 'utf8')) as Readonly<
    Record<string, unknown>
  >;
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${file} ${key}`, text] as const] : [],
  );
}

/** The property names of each object in a schema. */
function shapesIn(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...(key === 'properties' && typeof each === 'object' && each !== null
      ? [Object.keys(each)]
      : []),
    ...shapesIn(each),
  ]);
}

const english = globSync('{core,plugins}/**/locales/**/en.json', { cwd: root });
const schemas = [
  ...globSync('schemas/{config,wire,feed}/**/*.json', { cwd: root }),
  ...globSync('plugins/*/{wire,settings,features}.schema.json', { cwd: root }),
];

test('LIM-83 B18 no text, setting or call offers autoplay, faster play or two games at once', () => {
  expect(english.length).toBeGreaterThan(20);
  const said = english.flatMap(textsOf).filter(([, text]) => playsByItself.test(text));
  expect(said).toEqual([]);
  const named = schemas.flatMap((file) =>
    shapesIn(JSON.parse(readFileSync(join(root, file), 'utf8')))
      .flat()
      .filter((name) => playsByItself.test(name))
      .map((name) => `${basename(file)} ${name}`),
  );
  expect(schemas.length).toBeGreaterThan(20);
  expect(named).toEqual([]);
  expect([playsByItself.test('Turbo spin'), playsByItself.test('Autoplay')]).toEqual([true, true]);
});

test('LIM-73 B31 no checkbox, radio or option is preselected by the code of a page', () => {
  const sources = globSync('{core,plugins}/**/*.tsx', { cwd: root }).filter(
    (file) => !file.includes('.test.') && !file.includes('/workbench/'),
  );
  expect(sources.length).toBeGreaterThan(200);
  const ticked = sources.filter((file) =>
    /defaultChecked|\bchecked(?=[\s/>])(?!\s*=)|\bchecked=\{true\}/.test(
      readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
    ),
  );
  expect(ticked).toEqual([]);
});

test('LIM-83 B19 nothing celebrates a result: there is no sound and no effect', () => {
  const sources = globSync('{core,plugins}/**/*.{ts,tsx,css}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  expect(sources.length).toBeGreaterThan(500);
  const loud = /confetti|firework|new Audio\(|AudioContext|<audio/i;
  expect(sources.filter((file) => loud.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('LIM-83 B20 no text offers to reverse a withdrawal; the one that mentions it says that it is impossible', () => {
  const said = english
    .flatMap(textsOf)
    .filter(
      ([, text]) =>
        /(?:cancel|undo|revers)[^.]*\b(?:withdrawal|payout)/i.test(text) ||
        /(?:withdrawal|payout)[^.]*(?:cancel|undo|revers|taken? back)/i.test(text),
    )
    .map(([where]) => where.split(' ').at(-1));
  expect(said).toEqual(['withdraw.final']);
});

test('FM02 no field blocks pasting, copying or dropping: password managers and memory aids work everywhere', () => {
  const sources = globSync('{core,plugins}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  const minding = sources.filter((file) =>
    /on(?:Paste|Copy|Cut|BeforeInput)\b|addEventListener\(\s*'(?:paste|copy|cut|beforeinput)'/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(minding).toEqual([]);
  const styles = globSync('{core,plugins}/**/*.css', { cwd: root }).filter((file) =>
    /(?:input|textarea|field)[^{]*\{[^}]*user-select:\s*none/i.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(styles).toEqual([]);
});

test('LIM-83 B38 stakes and balances are amounts of a currency; no text mentions coins, chips or credits', () => {
  const said = english.flatMap(textsOf).filter(([, text]) => notMoney.test(text));
  expect(said).toEqual([]);
  const wire = schemas.filter((file) => file.includes('wire'));
  expect(wire.length).toBeGreaterThan(10);
  const shapes = wire.flatMap((file) =>
    shapesIn(JSON.parse(readFileSync(join(root, file), 'utf8'))).map(
      (names) => [file, names] as const,
    ),
  );
  const money = shapes.filter(([, names]) => names.includes('minor'));
  expect(money.length).toBeGreaterThan(0);
  expect(money.filter(([, names]) => !names.includes('currency'))).toEqual([]);
  expect(notMoney.test('You have 20 coins')).toBe(true);
});

test('AUT-35 B13 the balance is in the header of every page, except statistics windows, printed pages and closed sites', () => {
  const [balance] = plugins.flatMap((plugin) =>
    (plugin.slots ?? []).filter(({ id }) => id === 'auth.header-account'),
  );
  // Desktop and mobile use the same slot.
  expect([balance?.slot, balance?.layout]).toEqual([slots.headerEnd, undefined]);
  const without = plugins.flatMap((plugin) =>
    (plugin.routes ?? []).flatMap(({ name, layout = 'default' }) =>
      layout === 'default' ? [] : [name],
    ),
  );
  expect(without.filter((name) => !/^(?:access|recovery)\./.test(name)).toSorted()).toEqual([
    'betting.statistic-competition-popup',
    'betting.statistic-event-popup',
    'betting.statistic-team-popup',
    'coupon.print',
  ]);
});
