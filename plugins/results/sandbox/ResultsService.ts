import { plainLetters } from '#domain/texts/plainLetters.ts';
import {
  everySport,
  slugOf,
  textsOf,
  toPlayedContest,
  toPlayedGame,
  type Line,
  type PlayedFixture,
} from '#sandbox';
import type { ResultChamp, ResultDay } from '#wire';
import { dateOf, endOfDay, startOfDay } from './calendarDay.ts';

export interface ResultsQuestion {
  /** Today by default. */
  readonly date?: string | undefined;
  /** Minutes east of UTC: the time zone of the day. */
  readonly offsetMin: number;
  readonly sportId?: number | undefined;
  readonly champId?: number | undefined;
  /** Parts of the names of teams or championships. */
  readonly words?: string | undefined;
  /** Restricts the events to these ids; all without it. */
  readonly only?:
    | {
        readonly champIds: readonly number[];
        readonly gameIds: readonly number[];
        readonly teamIds: readonly number[];
      }
    | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Results by day. A day is read from the fixtures; only the matches of the answer are played. */
export class ResultsService {
  readonly #line: Line;

  constructor(line: Line) {
    this.#line = line;
  }

  /** Undefined for an invalid, future or too old day. */
  day(question: ResultsQuestion, language: string): ResultDay | undefined {
    const { world } = this.#line;
    const { offsetMin, sportId, champId, limit, offset } = question;
    const firstDate = dateOf(world.playedSinceMs, offsetMin);
    const lastDate = dateOf(world.nowMs, offsetMin);
    const date = question.date ?? lastDate;
    const fromMs = startOfDay(date, offsetMin);
    if (fromMs === undefined || date < firstDate || date > lastDate) return undefined;
    const champs = new Map<number, Omit<ResultChamp, 'count'>>();
    const champOf = (id: number): Omit<ResultChamp, 'count'> => {
      const known = champs.get(id);
      if (known !== undefined) return known;
      const wire = world.competition(id, language);
      const made = {
        id,
        sportId: wire?.sportId ?? 0,
        name: wire?.name ?? String(id),
        slug: wire?.slug ?? String(id),
        iso: wire?.iso ?? 'int',
      };
      champs.set(id, made);
      return made;
    };
    const ofDay = this.#narrowed(
      world.played(fromMs, endOfDay(fromMs)),
      question,
      (id) => champOf(id).name,
    );
    const ofSport =
      sportId === undefined ? ofDay : ofDay.filter((each) => each.sportId === sportId);
    const wanted =
      champId === undefined ? ofSport : ofSport.filter((each) => each.competitionId === champId);
    const shown = wanted.slice(offset, offset + limit);
    const shownChampIds =
      sportId === undefined ? new Set(shown.map((each) => each.competitionId)) : undefined;
    const texts = textsOf(language);
    return {
      date,
      first_date: firstDate,
      last_date: lastDate,
      total: wanted.length,
      sports: counted(ofDay, (each) => each.sportId).flatMap(([id, count]) => {
        const sport = everySport.find((each) => each.id === id);
        return sport === undefined
          ? []
          : [
              {
                id,
                name: texts.of(`sport.${sport.key}`),
                slug: slugOf(sport.key),
                icon: sport.icon,
                count,
              },
            ];
      }),
      champs: counted(ofSport, (each) => each.competitionId).flatMap(([id, count]) =>
        shownChampIds?.has(id) === false ? [] : [{ ...champOf(id), count }],
      ),
      games: shown.flatMap((fixture) => {
        const { name } = champOf(fixture.competitionId);
        const record = world.record(fixture.gameId);
        if (record !== undefined) return [toPlayedGame(record, name)];
        const decided = world.decided(fixture.gameId, language);
        return decided === undefined ? [] : (toPlayedContest(fixture, decided, name) ?? []);
      }),
    };
  }

  #narrowed(
    fixtures: readonly PlayedFixture[],
    { words, only }: ResultsQuestion,
    champName: (champId: number) => string,
  ): readonly PlayedFixture[] {
    const parts = folded(words ?? '')
      .split(' ')
      .filter((part) => part !== '');
    if (parts.length === 0 && only === undefined) return fixtures;
    return fixtures.filter(({ gameId, competitionId: champId, contestants }) => {
      if (
        only !== undefined &&
        !only.gameIds.includes(gameId) &&
        !only.champIds.includes(champId) &&
        !contestants.some(({ id }) => only.teamIds.includes(id))
      )
        return false;
      const text = folded(`${contestants.map(({ name }) => name).join(' ')} ${champName(champId)}`);
      return parts.every((part) => text.includes(part));
    });
  }
}

/** Counts by key, in order of appearance. */
function counted<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
): readonly (readonly [key: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return [...counts];
}

/** Letters as they are searched, so that a search need not have their accents. */
function folded(text: string): string {
  return plainLetters(text).replace(/\s+/g, ' ');
}
