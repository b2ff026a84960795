import { expect, test } from 'vitest';
import { dateLocale } from './dateLocale.ts';
import { daysFromToday, formatInstant } from './formatInstant.ts';

const dayS = 86_400;
const newYearS = Date.UTC(2026, 0, 1) / 1000;

/** Offset and format of an instant in a zone of the tz database. */
function zoneOf(timeZone: string) {
  const offset = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const text = new Intl.DateTimeFormat(`${dateLocale('en')}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return {
    offsetMin: (atS: number): number => {
      const [, sign, hours, minutes] =
        /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(offset.format(atS * 1000)) ?? [];
      return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1);
    },
    write: (atS: number): string => text.format(atS * 1000),
  };
}

/** The first second of each new offset of a year. */
function edgesOf(offsetMin: (atS: number) => number): number[] {
  const edges: number[] = [];
  for (let fromS = newYearS; fromS < newYearS + 365 * dayS; fromS += 10 * dayS) {
    let [before, after] = [fromS, fromS + 10 * dayS];
    if (offsetMin(before) === offsetMin(after)) continue;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetMin(middle) === offsetMin(before)) before = middle;
      else after = middle;
    }
    edges.push(after);
  }
  return edges;
}

test('SHL-484 A21 around every change of clocks of a year, in every zone of the world, instants are formatted with the offset of the moment', () => {
  const offsets = new Set<number>();
  let edgeCount = 0;
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const zone = zoneOf(timeZone);
    const edges = edgesOf(zone.offsetMin);
    edgeCount += edges.length;
    for (const atS of [newYearS, ...edges.flatMap((edgeS) => [edgeS - 1, edgeS, edgeS + 3599])]) {
      const offsetMin = zone.offsetMin(atS);
      offsets.add(offsetMin);
      expect(formatInstant(atS, 'dateTime', 'en', offsetMin, false), `${timeZone} ${atS}`).toBe(
        zone.write(atS),
      );
    }
  }
  expect(edgeCount).toBeGreaterThan(100);
  // Half and quarter hours, both sides of the date line.
  for (const offsetMin of [330, 345, 765, -210, 840, -660])
    expect([...offsets], String(offsetMin)).toContain(offsetMin);
});

test('SHL-484 A21 a zone that was chosen stays a fixed offset: every day of it has 86,400 seconds, and midnight moves the day', () => {
  for (const offsetMin of [0, 180, 330, 345, 765, -210, 840, -720]) {
    for (let day = 0; day < 365; day += 1) {
      const midnightS = newYearS + day * dayS - offsetMin * 60;
      expect([
        formatInstant(midnightS, 'time', 'en', offsetMin, false),
        formatInstant(midnightS - 1, 'time', 'en', offsetMin, false),
      ]).toEqual(['00:00', '23:59']);
      expect([
        daysFromToday(midnightS + dayS - 1, midnightS * 1000, offsetMin),
        daysFromToday(midnightS + dayS, midnightS * 1000, offsetMin),
        daysFromToday(midnightS - 1, midnightS * 1000, offsetMin),
      ]).toEqual([0, 1, -1]);
    }
  }
});

test('a time of 24 hours is what the formatter of each language writes, at every minute of a day and before 1970', () => {
  for (const language of ['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar']) {
    const format = new Intl.DateTimeFormat(`${dateLocale(language)}-u-nu-latn`, {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
      hourCycle: 'h23',
    });
    for (const startS of [newYearS, -dayS + 7]) {
      for (let minute = 0; minute < 1440; minute += 1) {
        const atS = startS + minute * 60;
        expect(formatInstant(atS, 'time', language, 0, false)).toBe(format.format(atS * 1000));
      }
    }
  }
});
