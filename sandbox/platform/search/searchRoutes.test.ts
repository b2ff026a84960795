import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameList, GameWire, SearchAnswer, SearchGame } from '#wire';
import { createTestSandbox, type TestSandbox } from '../../testing/createTestSandbox.ts';
import { importPath } from '../../import/importPath.ts';

let sandbox: TestSandbox;

beforeEach(() => (sandbox = createTestSandbox()));
afterEach(() => sandbox.dispose());

const search = (q: string, more = '', language = 'en') =>
  sandbox.json<SearchAnswer>(`/web-api/line/v1/search?q=${encodeURIComponent(q)}${more}`, {
    headers: { 'X-Language': language },
  });
const games = (section: 'line' | 'live', more = '') =>
  sandbox.json<GameList>(`/web-api/line/v1/games?section=${section}&limit=300${more}`);
const nameOf = ({ game }: SearchGame): string => `${game.team1.name} – ${game.team2.name}`;
const isOf =
  (team: string) =>
  ({ game }: { readonly game: GameWire }) =>
    game.team1.name === team || game.team2.name === team;

/** Returns a match before its start whose clubs have initials that are no other word. */
async function upcoming(): Promise<GameWire> {
  const { games: all } = await games('line');
  return all.find(
    ({ team1, team2, champId }) =>
      champId === 2 &&
      team1.name.includes(' ') &&
      team2.name.includes(' ') &&
      !team1.name.startsWith('Harbour'),
  )!;
}

test('SBX-480 SBX-1444 groups of offered items match every typed word and have the prices of the winner market', async () => {
  const answer = await search('harbour');
  expect(answer).toMatchObject({ q: 'harbour', isGuess: false });
  expect(answer.order.slice(0, 2)).toEqual(['games', 'teams']);
  expect(
    answer.games.every(isOf('Harbour City')) ||
      answer.games.every(({ game }) => /Harbour/.test(`${game.team1.name} ${game.team2.name}`)),
  ).toBe(true);
  expect(answer.games[0]!.game.main[0]!.outcomes.length).toBeGreaterThan(1);
  expect(answer.teams[0]!.team.name).toMatch(/^Harbour/);
  const both = await search('harbour premier');
  expect(both.games.length).toBeGreaterThan(0);
  expect(
    both.games.every(
      ({ game, champName }) =>
        /Harbour/.test(game.team1.name + game.team2.name) && champName.includes('Premier'),
    ),
  ).toBe(true);
  expect((await search('tennis')).order[0]).toBe('sports');
  expect((await search('champions cup')).order[0]).toBe('champs');
  expect((await search('premier division')).champs.map(({ champ }) => champ.name)).toContain(
    'England. Premier Division',
  );
  const line = sandbox.line.world;
  const player = line.lineUp((await upcoming()).id)!.home.starting[0]!;
  expect((await search(player.name, '&limit=20')).players.map(({ name }) => name)).toContain(
    player.name,
  );
});

test('SBX-1443 too short a query finds nothing, too long ones are refused, and bad input has a clear answer', async () => {
  for (const q of ['', 'h', ' h ', '!?', '()[]', '%_*'])
    expect(await search(q)).toMatchObject({ order: [], games: [], gameCount: 0 });
  expect((await search('a'.repeat(64))).games).toEqual([]);
  // Property names of every object.
  for (const q of ['constructor', 'toString', '__proto__']) expect((await search(q)).q).toBe(q);
  for (const [query, field] of [
    [`q=${'a'.repeat(65)}`, 'q'],
    ['q=harb&limit=21', 'limit'],
    ['q=harb&starGames=x', 'starGames'],
  ]) {
    const response = await sandbox.request(`/web-api/line/v1/search?${query}`);
    expect([
      response.status,
      ((await response.json()) as { errors: { field?: string }[] }).errors[0]!.field,
    ]).toEqual([400, field]);
  }
  expect((await search('harb', '&limit=2')).games.length).toBeLessThanOrEqual(2);
});

test('SBX-1462 starred items first, then top championships, then live, then earlier ones', async () => {
  const plain = await search('e', '&limit=20');
  expect(plain.games).toEqual([]);
  const { games: found } = await search('ha', '&limit=20');
  const rank = ({ game }: SearchGame): number =>
    (game.isTop === true ? 0 : 2) + (game.isLive ? 0 : 1);
  const begins = found.filter(({ marks1, marks2 }) => marks1.length + marks2.length > 0);
  expect(begins.length).toBeGreaterThan(2);
  for (const [index, each] of begins.slice(1).entries()) {
    const before = begins[index]!;
    expect(
      rank(each) > rank(before) ||
        (rank(each) === rank(before) && each.game.starts_at >= before.game.starts_at),
    ).toBe(true);
  }
  const prematch = (await search('harbour', '&limit=20')).games.filter(({ game }) => !game.isLive);
  const last = prematch.at(-1)!;
  for (const star of [
    `starGames=${last.game.id}`,
    `starChamps=${last.game.champId}&starTeams=`,
    `starTeams=${last.game.team1.id}`,
  ]) {
    const starred = (await search('harbour', `&limit=20&${star}`)).games.filter(
      ({ game }) => !game.isLive,
    );
    const stars = starred.map(
      ({ game }) =>
        game.id === last.game.id ||
        (star.startsWith('starC') && game.champId === last.game.champId) ||
        (star.startsWith('starT') && [game.team1.id, game.team2.id].includes(last.game.team1.id)),
    );
    expect(stars).toEqual(stars.toSorted((first, second) => Number(second) - Number(first)));
    expect(stars[0]).toBe(true);
  }
});

test('SBX-481 exact words before prefixes, names before places, places in the caller’s language', async () => {
  const { games: found, teams } = await search('harbour', '&limit=20');
  const isWhole = (name: string): boolean => /\bHarbour\b/.test(name);
  const whole = found.map(({ game }) => isWhole(game.team1.name) || isWhole(game.team2.name));
  expect(whole).toEqual(whole.toSorted((first, second) => Number(second) - Number(first)));
  expect([whole.at(0), whole.at(-1), teams[0]!.team.name]).toEqual([true, false, 'Harbour City']);
  // A sport of this name precedes championships and sports that only contain it.
  const football = await search('foot');
  expect([football.order, football.sports.map(({ name }) => name)]).toEqual([
    ['sports', 'champs', 'games'],
    ['Football', 'American football'],
  ]);
  expect(football.games[0]!.game.sportId).toBe(1);
  // In French a prime minister is a premier too.
  const premier = await search('prem');
  expect([premier.order[0], premier.games.some(({ game }) => game.sportId === 19)]).toEqual([
    'champs',
    false,
  ]);
  expect((await search('premier ministre')).games.map(({ game }) => game.sportId)).toEqual([19]);
});

test('SBX-482 a match by sound in another script counts as a match by name, before prefixes and inner matches', async () => {
  const cities = (await search('city', '&limit=20')).games.map(nameOf);
  for (const q of ['сити', 'ситі', 'سيتي']) {
    const answer = await search(q, '&limit=20');
    expect([q, answer.isGuess, answer.games.map(nameOf)]).toEqual([q, false, cities]);
  }
  // The article is written together with its word, and often left out.
  const plain = await search('قدم', '', 'ar');
  const withArticle = await search('القدم', '', 'ar');
  expect(plain.sports.map(({ name }) => name)).toContain('كرة القدم');
  expect(withArticle.sports.map(({ name, marks }) => [name, marks])).toEqual(
    plain.sports.map(({ name, marks }) => [name, marks]),
  );
  // `al` is a prefix of championships in Arabic only, where it is the article.
  expect((await search('al')).champs).toEqual([]);
});

test('SBX-1454 items are found by abbreviations, nicknames, and the real names of the world’s invented ones', async () => {
  const champs = async (q: string) => (await search(q)).champs.map(({ champ }) => champ.name);
  for (const q of ['epl', 'EPL', 'апл', 'premier league'])
    expect([q, (await champs(q))[0]]).toEqual([q, 'England. Premier Division']);
  expect((await champs('ucl'))[0]).toBe('Champions Cup');
  expect((await champs('nba'))[0]).toBe('North League');
  expect((await search('soccer')).sports.map(({ name }) => name)).toEqual(['Football']);
  expect((await search('utd')).teams.map(({ team }) => team.name)).toEqual(
    (await search('united')).teams.map(({ team }) => team.name),
  );
  const [marked] = (await search('utd')).teams;
  expect(marked!.marks.map(([from, to]) => marked!.team.name.slice(from, to))).toEqual(['United']);
});

test('SBX-1454 clubs of imported seasons are found by short names in every script, and so are pairs that do not meet', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  const rows = [
    'Man United,Arsenal',
    'Paris SG,Barcelona',
    'Real Madrid,Liverpool',
    'Ein Frankfurt,Espanyol',
  ].map((teams) => `E0,09/08/2019,20:00,${teams},,,1.85,3.6,4.2`);
  writeFileSync(
    join(folder, 'clubs.csv'),
    ['Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,AvgH,AvgD,AvgA', ...rows].join('\n'),
  );
  importPath(folder, { imported: sandbox.imported, nowMs: sandbox.nowMs(), wanted: '2019-08-09' });
  const [manchester, paris, barcelona, madrid] = [
    'Manchester United',
    'Paris Saint-Germain',
    'Barcelona',
    'Real Madrid',
  ] as const;
  const expected = {
    'man utd': manchester,
    'man u': manchester,
    манчестер: manchester,
    مانشستر: manchester,
    psg: paris,
    псж: paris,
    barca: barcelona,
    барселона: barcelona,
    برشلونة: barcelona,
    'реал мадрид': madrid,
  };
  for (const [q, team] of Object.entries(expected)) {
    const { isGuess, teams, games: found } = await search(q);
    expect([
      q,
      isGuess,
      teams[0]?.team.name,
      found[0] !== undefined && nameOf(found[0]).includes(team),
    ]).toEqual([q, false, team, true]);
  }
  const pair = await search('real madrid barcelona');
  expect([pair.isGuess, pair.teams.map(({ team }) => team.name).toSorted()]).toEqual([
    true,
    [barcelona, madrid],
  ]);
});

test('SBX-482 Cyrillic, Arabic and Latin without diacritics find the same', async () => {
  const expected = (await search('harbour city')).games.map(nameOf);
  expect(expected.length).toBeGreaterThan(0);
  for (const q of ['Харбор Сити', 'харбор сити', 'HARBOUR CITY', 'Hârbour  Çity', 'هاربور سيتي'])
    expect((await search(q)).games.map(nameOf)).toEqual(expected);
  for (const q of ['теннис', 'Tenis', 'التنس'])
    expect((await search(q)).sports.map(({ name }) => name)).toContain('Tennis');
  expect((await search('кубок чемп')).champs.map(({ champ }) => champ.name)).toEqual([
    'Champions Cup',
  ]);
  expect((await search('champions cup', '', 'ru')).champs.map(({ champ }) => champ.name)).toEqual([
    'Кубок чемпионов',
  ]);
});

test.each([
  ['كرة القدم', 'كره القدم'],
  ['السلة', 'السله'],
  ['السلة', 'الســلّة'],
  ['الدوري', 'الدورى'],
  ['إنجلترا', 'انجلترا'],
  ['ألمانيا', 'المانيا'],
])('SBX-1355 Arabic is found in everyday spelling: %s, %s', async (spelt, typed) => {
  const answers = await Promise.all([spelt, typed].map((q) => search(q, '', 'ar')));
  const [expected, found] = answers.map(({ order, sports, champs }) => ({
    order,
    sports: sports.map(({ name }) => name),
    champs: champs.map(({ champ }) => champ.name),
  }));
  expect(expected?.order.length).toBeGreaterThan(0);
  expect(found).toEqual(expected);
});

test('SBX-1356 a word in its own script precedes prefixes by sound in another; sports come first', async () => {
  for (const [q, language] of [
    ['السلة', 'ar'],
    ['سلة', 'ar'],
    ['السلة', 'en'],
  ] as const) {
    const { order, sports, champs } = await search(q, '', language);
    expect([q, order[0], sports[0]?.id, champs[0]?.champ.sportId]).toEqual([q, 'sports', 3, 3]);
  }
});

test('SBX-483 the wrong keyboard layout is corrected, either way', async () => {
  const expected = (await search('harbour')).games.map(nameOf);
  const latin = await search('рфкищгк');
  expect([latin.read_as, latin.games.map(nameOf)]).toEqual(['harbour', expected]);
  const russian = await search('ntyybc', '', 'ru');
  expect([russian.read_as, russian.sports.map(({ name }) => name)]).toEqual([
    'теннис',
    ['Теннис', 'Настольный теннис'],
  ]);
  expect((await search('harbour')).read_as).toBeUndefined();
});

test('SBX-484 prefixes of both names, initials, and words without a space are found', async () => {
  const { id, team1, team2 } = await upcoming();
  const both = (team1.name.slice(0, 3) + team2.name.slice(0, 3)).toLowerCase();
  expect((await search(both)).games.map(({ game }) => game.id)).toContain(id);
  const initials = [...`${team1.name} ${team2.name}`.matchAll(/(?:^| )(\p{L})/gu)]
    .map(([, letter]) => letter)
    .join('');
  expect((await search(initials)).games.map(({ game }) => game.id)).toContain(id);
  const whole = await search(team1.name.replaceAll(' ', ''));
  expect(whole.teams.map(({ team }) => team.name)).toContain(team1.name);
  expect((await search('championscup')).champs.map(({ champ }) => champ.name)).toEqual([
    'Champions Cup',
  ]);
});

test('SBX-485 a typing error is corrected and reported; an unrelated text finds nothing', async () => {
  for (const q of ['harbuor', 'harbur', 'harrbour', 'hapbour', 'Rheinstaddt', 'Rainstadt']) {
    const { isGuess, teams } = await search(q);
    expect([q, isGuess, teams.some(({ team }) => /^(Harbour|Rheinstadt)/.test(team.name))]).toEqual(
      [q, true, true],
    );
  }
  expect(await search('qqqqzzzz')).toMatchObject({ isGuess: false, order: [], gameCount: 0 });
  // Three letters without a vowel are an abbreviation and match no basketball by sound. Two keys
  // are a prefix of some word in any layout.
  for (const q of ['psg', 'bsk', 'xx', 'dtn'])
    expect(await search(q)).toMatchObject({ order: [], gameCount: 0 });
});

test('SBX-1452 if no item has all words, items named by some of them are marked as a guess', async () => {
  const { team1, team2, id } = await upcoming();
  const rival = (await games('line')).games.find(
    ({ champId, team1: home, team2: away }) =>
      champId === 2 && ![home.id, away.id].some((each) => [team1.id, team2.id].includes(each)),
  )!;
  const two = await search(`${team1.name} vs ${rival.team1.name}`);
  expect([two.isGuess, two.teams.map(({ team }) => team.name).toSorted()]).toEqual([
    true,
    [team1.name, rival.team1.name].toSorted(),
  ]);
  expect(two.games.map(({ game }) => game.id)).toContain(id);
  const both = await search(`${team1.name} vs ${team2.name}`);
  expect([both.isGuess, both.games.map(({ game }) => game.id)]).toEqual([false, [id]]);
  const more = await search(`${team1.name} qwerty`);
  expect([more.isGuess, more.teams.map(({ team }) => team.name)]).toEqual([true, [team1.name]]);
});

test('SBX-486 search follows the line', async () => {
  const game = await upcoming();
  const named = `${game.team1.name} ${game.team2.name}`;
  const found = async () =>
    (await search(named, '&limit=20')).games.find((each) => each.game.id === game.id)?.game.isLive;
  expect(await found()).toBe(false);
  sandbox.advance(game.starts_at * 1000 - sandbox.nowMs() + 1000);
  expect(await found()).toBe(true);
  await sandbox.post(`/sandbox/v1/events/${game.id}/result`, { score: [1, 0] });
  expect(await found()).toBeUndefined();
  const before = (await games('line')).games.find(
    ({ team1 }) =>
      !/^(Harbour|Kingsport|Ashford|Calder|Northwick|White|East|Brack)/.test(team1.name),
  )!;
  sandbox.reset(11);
  const { teams } = await search(before.team1.name);
  expect(
    teams.every(({ team }) =>
      sandbox.line.world.offered().some(({ teamIds }) => teamIds.includes(team.id)),
    ),
  ).toBe(true);
  expect((await search('harbour')).games.length).toBeGreaterThan(0);
  sandbox.reset(11);
  for (const { home, away, id } of sandbox.line.world.offered().slice(0, 40))
    expect(
      (await search(`${home} – ${away}`, '&limit=20')).games.map((found) => found.game.id),
    ).toContain(id);
});

test('SBX-487 marks are the typed letters', async () => {
  const marked = (name: string, marks: readonly (readonly number[])[]): string =>
    marks.map(([from, to]) => name.slice(from, to)).join('|');
  const of = async (q: string, team = 'Harbour City') => {
    const found = (await search(q, '&limit=20')).teams.find((each) => each.team.name === team)!;
    return marked(found.team.name, found.marks);
  };
  expect(await of('harb')).toBe('Harb');
  expect(await of('cit harb')).toBe('Harb|Cit');
  expect(await of('arbou')).toBe('arbou');
  expect(await of('harbuor')).toBe('Harbour');
  expect(await of('хар')).toBe('Har');
  expect(await of('atleti', 'Atlético Ribera')).toBe('Atléti');
  const { id, team1, team2 } = await upcoming();
  const { games: found } = await search(
    (team1.name.slice(0, 3) + team2.name.slice(0, 3)).toLowerCase(),
    '&limit=20',
  );
  const { marks1, marks2 } = found.find(({ game }) => game.id === id)!;
  expect([marked(team1.name, marks1), marked(team2.name, marks2)]).toEqual([
    team1.name.slice(0, 3),
    team2.name.slice(0, 3),
  ]);
});

test('SBX-740 races and votes are found by track and number and by entrants, in every language and script, until they are decided', async () => {
  const [race] = (await games('line', '&sportId=18')).games.filter(
    ({ starts_at: startsAtS }) => startsAtS * 1000 > sandbox.nowMs() + 120_000,
  );
  const { name } = race!.outright!;
  const found = async (q: string, language = 'en'): Promise<readonly number[]> =>
    (await search(q, '', language)).games.map(({ game }) => game.id);
  const number = name.match(/\d+$/)![0];
  expect((await found(name))[0]).toBe(race!.id);
  expect(await found(`забег ${number}`, 'ru')).toContain(race!.id);
  expect(await found(`${name.slice(0, 3)}${number.padStart(2, '0')}`)).toEqual([race!.id]);
  const [runner] = race!.main[0]!.outcomes;
  const answer = await search(runner.name, '&limit=20');
  const row = answer.games.find(({ game }) => game.id === race!.id)!;
  expect(row.entrants).toEqual([{ name: runner.name, marks: expect.any(Array) as unknown }]);
  expect(
    answer.games
      .filter(({ game }) => game.sportId === 18)
      .every(({ entrants }) => entrants?.[0]?.name === runner.name),
  ).toBe(true);
  const long = runner.name.split(' ').toSorted((one, other) => other.length - one.length)[0]!;
  const wrong = long.replace(/^(..)(.)(.)/, '$1$3$2');
  const guessed = (await search(wrong, '&limit=20')).games.find(({ game }) => game.id === race!.id);
  expect([
    wrong === long || guessed?.entrants?.some(({ name: typed }) => typed === runner.name),
  ]).toEqual([true]);
  const [vote] = (await games('line', '&sportId=19')).games;
  expect(await found(vote!.outright!.name)).toContain(vote!.id);
  const candidate = vote!.main[0]!.outcomes[0].name;
  expect(await found(candidate)).toContain(vote!.id);
  await sandbox.post(`/sandbox/v1/events/${race!.id}/result`, { winner: runner.name });
  expect(await found(name)).not.toContain(race!.id);
});
