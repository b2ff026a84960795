import {
  changed,
  dayMs,
  dayText,
  listText,
  maxLinks,
  rewritten,
  seoTextsOf,
  slugOf,
  sportPath,
  type Line,
  type SeoPart,
  type SeoSubject,
  type SeoTexts,
} from '#sandbox';
import { dateOf, startOfDay } from './calendarDay.ts';
import { ResultsService } from './ResultsService.ts';
import ar from './texts/ar.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import tr from './texts/tr.json' with { type: 'json' };

const dictionaries = { ar, de, en, es, fr, pt, ru, tr };

/** Older results are found by links. */
const daysInMap = 7;

const eventPattern = /^results\/event\/([1-9]\d{0,15})(?:-[^/]*)?$/;
const dayPattern =
  /^results(?:\/(\d{4}-\d{2}-\d{2})(?:\/([1-9]\d{0,15})(?:-[^/]*)?(?:\/([1-9]\d{0,15})(?:-[^/]*)?)?)?)?$/;

/** Words and addresses of results: today, days, sports, championships, matches, live. */
export function resultsSeo(line: Line): SeoPart {
  const results = new ResultsService(line);
  return {
    finishedPath,
    offered() {
      const { nowMs } = line.world;
      const days = Array.from(
        { length: daysInMap },
        (_unused, index) => nowMs - (index + 1) * dayMs,
      );
      return [
        ['results', nowMs],
        ['results/live', nowMs],
        ...days.map(
          (atMs) => [`results/${dateOf(atMs, 0)}`, Math.floor(atMs / dayMs + 1) * dayMs] as const,
        ),
      ];
    },
    subjectOf(path, language) {
      if (path === 'results/live') return liveSubject(line, language);
      const eventId = eventPattern.exec(path)?.[1];
      if (eventId !== undefined)
        return (
          eventSubject(line, Number(eventId), language) ??
          (line.revision(Number(eventId)) === undefined ? undefined : 'gone')
        );
      const day = dayPattern.exec(path);
      const idOf = (text: string | undefined): number | undefined =>
        text === undefined ? undefined : Number(text);
      return day === null
        ? undefined
        : daySubject(
            results,
            { date: day[1], sportId: idOf(day[2]), champId: idOf(day[3]) },
            language,
          );
    },
    namedAddressOf([first, date = '', ...rest], language, addresses) {
      if (first !== 'results' || startOfDay(date, 0) === undefined) return undefined;
      if (rest.length === 0 || rest.length > 2) return undefined;
      // As in the line, but for countries, which have no page of a day.
      const found = addresses.find(['line', ...rest.map(encodeURIComponent)].join('/'), language);
      if (found === undefined) return undefined;
      const [path = '', country] = found.path.split('/country/');
      return {
        path: path.replace('line', `results/${date}`),
        ...(found.isShared === true || country !== undefined ? { isShared: true } : {}),
      };
    },
    addressOf(path, addresses) {
      const [, event] = /^results\/event\/([^/]+)$/.exec(path) ?? [];
      if (event !== undefined) {
        const place = addresses.place('game', Number.parseInt(event, 10));
        return place === undefined
          ? { isKnown: false }
          : changed(path, ['results', 'event', rewritten(event, place)]);
      }
      const [, date, rest] = /^results\/(\d{4}-\d{2}-\d{2})(?:\/(.+))?$/.exec(path) ?? [];
      if (date === undefined) return undefined;
      // A day is today somewhere for 50 hours.
      const { nowMs, playedSinceMs } = line.world;
      const startMs = startOfDay(date, 0);
      if (startMs === undefined || startMs > nowMs + dayMs || startMs < playedSinceMs - 2 * dayMs)
        return { isKnown: false };
      if (rest === undefined) return { isKnown: true };
      // Below the day it is written like the line.
      const { isKnown, path: now } = addresses.find(`line/${rest}`);
      return {
        isKnown,
        ...(now === undefined ? {} : { path: now.replace('line', `results/${date}`) }),
      };
    },
  };
}

function finishedPath(eventId: number, slug: string): string {
  return `results/event/${eventId}-${slug}`;
}

function textsOf(kind: string, language: string): SeoTexts {
  return seoTextsOf(dictionaries, kind, language);
}

function liveSubject(line: Line, language: string): SeoSubject {
  const live = line.tree(language).sports.filter(({ liveCount }) => liveCount > 0);
  return {
    texts: textsOf('results-live', language),
    values: {
      list: listText(
        live.map(({ name }) => name),
        language,
      ),
    },
    path: 'results/live',
    links: live
      .slice(0, maxLinks)
      .map((sport) => ({ text: sport.name, path: sportPath('live', sport) })),
  };
}

/** Today without a day; may be narrowed to a sport and a championship. */
interface DayQuestion {
  readonly date: string | undefined;
  readonly sportId: number | undefined;
  readonly champId: number | undefined;
}

/** Results of a day: its sports, the championships of one, the matches of one of those. */
function daySubject(
  results: ResultsService,
  { date, sportId, champId }: DayQuestion,
  language: string,
): SeoSubject | undefined {
  const day = results.day(
    {
      date,
      offsetMin: 0,
      sportId,
      champId,
      limit: champId === undefined ? 0 : maxLinks,
      offset: 0,
    },
    language,
  );
  const sport = day?.sports.find(({ id }) => id === sportId);
  const champ = day?.champs.find(({ id }) => id === champId);
  if (
    day === undefined ||
    (sportId !== undefined && sport === undefined) ||
    (champId !== undefined && champ === undefined)
  )
    return undefined;
  const kind =
    champ !== undefined
      ? 'results-champ'
      : sport !== undefined
        ? 'results-sport'
        : date === undefined || date === day.last_date
          ? 'results'
          : 'results-day';
  const ofDay = `results/${day.date}`;
  const ofSport = (each: { readonly id: number; readonly slug: string }): string =>
    `${ofDay}/${each.id}-${each.slug}`;
  const links =
    sport === undefined
      ? day.sports.map((each) => ({ text: each.name, path: ofSport(each) }))
      : champ === undefined
        ? day.champs.map((each) => ({
            text: each.name,
            path: `${ofSport(sport)}/${each.id}-${each.slug}`,
          }))
        : day.games.map(({ id, slug, team1, team2, outright }) => ({
            text: outright?.name ?? `${team1.name} – ${team2.name}`,
            path: finishedPath(id, slug),
          }));
  return {
    texts: textsOf(kind, language),
    values: {
      date: dayText(Date.parse(day.date), language),
      list: listText(
        links.map(({ text }) => text),
        language,
      ),
      sport: sport?.name ?? '',
      champ: champ?.name ?? '',
    },
    path:
      champ !== undefined && sport !== undefined
        ? `${ofSport(sport)}/${champ.id}-${champ.slug}`
        : sport !== undefined
          ? ofSport(sport)
          : kind === 'results'
            ? 'results'
            : ofDay,
    links: links.slice(0, maxLinks),
  };
}

function eventSubject(line: Line, eventId: number, language: string): SeoSubject | undefined {
  const { world } = line;
  const record = world.record(eventId);
  const champ = record && world.competition(record.competitionId, language);
  if (record === undefined || champ === undefined) return undefined;
  const { home, away, score, startsAtMs, sportId } = record;
  const sport = line.tree(language).sports.find(({ id }) => id === sportId);
  const ofDay = `results/${dateOf(startsAtMs, 0)}`;
  return {
    texts: textsOf('result-event', language),
    values: {
      home: home.name,
      away: away.name,
      score: record.ending === 'cancelled' ? '–' : `${score[0]}:${score[1]}`,
      champ: champ.name,
      date: dayText(startsAtMs, language),
    },
    path: finishedPath(eventId, slugOf(`${home.name} ${away.name}`)),
    links: [
      {
        text: champ.name,
        path: `${ofDay}/${sportId}-${sport?.slug ?? ''}/${champ.id}-${champ.slug}`,
      },
      ...(sport === undefined
        ? []
        : [{ text: sport.name, path: `${ofDay}/${sportId}-${sport.slug}` }]),
    ],
  };
}
