import type { GameList, SearchAnswer } from '#wire';

const nameCount = 60;
const longestPrefix = 8;
const languages = ['en', 'ru', 'ar'] as const;
/** Queries besides name prefixes: places, scripts, layouts, typing errors, nonsense. */
const others = [
  'england premier',
  'champions cup',
  'футбол',
  'харбор сити',
  'кубок чемпионов',
  'كرة القدم',
  'هاربور سيتي',
  'рфкищгк',
  'harbuor',
  'atletico ribera',
  'harkin',
  'hckr',
  'lindqvist',
  'zzzzqqqq',
  'Рейнштадт',
  'glass run 12',
  'ruby comet',
  'gla12',
  'забег 30',
  'valdoria president',
];

/** Milliseconds over HTTP of each keystroke of searches in all events. */
export async function timeKeystrokes(origin: string): Promise<readonly number[]> {
  const { total } = await ask<GameList>(
    `${origin}/web-api/line/v1/games?section=line&limit=1`,
    'en',
  );
  const times: number[] = [];
  const key = async (text: string, turn: number): Promise<void> => {
    const startMs = performance.now();
    const { q } = await ask<SearchAnswer>(
      `${origin}/web-api/line/v1/search?q=${encodeURIComponent(text)}`,
      languages[turn % languages.length] ?? 'en',
    );
    times.push(performance.now() - startMs);
    if (q !== text) throw new Error(`The search for ${text} was answered for ${q}`);
  };
  for (let turn = 0; turn < nameCount; turn += 1) {
    const { games } = await ask<GameList>(
      `${origin}/web-api/line/v1/games?section=line&limit=1&offset=${Math.floor(((turn + 0.5) * total) / nameCount)}`,
      'en',
    );
    const name = (turn % 2 === 0 ? games[0]?.team1.name : games[0]?.team2.name) ?? '';
    for (let length = 2; length <= Math.min(longestPrefix, name.length); length += 1)
      await key(name.slice(0, length).trim(), turn);
    const other = others[turn % others.length];
    if (other !== undefined) await key(other, turn);
  }
  return times;
}

async function ask<Answer>(address: string, language: string): Promise<Answer> {
  const answer = await fetch(address, { headers: { 'X-Language': language } });
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`);
  return (await answer.json()) as Answer;
}
