const dayS = 86_400;
const daysShown = 7;

/** `2026-03-14` → the first second of that day in UTC. */
function startS(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 1000;
}

function dateAt(atS: number): string {
  return new Date(atS * 1000).toISOString().slice(0, 10);
}

/** The day of an instant in a zone. */
export function dateOf(atMs: number, offsetMin: number): string {
  return dateAt(Math.floor(atMs / 1000) + offsetMin * 60);
}

/** A second in the middle of the person's day, so formats in their zone give that day. */
export function noonS(date: string, offsetMin: number): number {
  return startS(date) + dayS / 2 - offsetMin * 60;
}

export function addDays(date: string, days: number): string {
  return dateAt(startS(date) + days * dayS);
}

/** The week that ends today, or one with the chosen day in its middle; never a day to come. */
export function dayStrip(chosen: string, today: string): readonly string[] {
  const last = chosen > addDays(today, -daysShown) ? today : addDays(chosen, 3);
  return Array.from({ length: daysShown }, (_unused, index) =>
    addDays(last, index - daysShown + 1),
  );
}

/** Weeks of a month from the first weekday on; `undefined` for days of other months. */
export function monthWeeks(
  date: string,
  firstWeekday: number,
): readonly (readonly (string | undefined)[])[] {
  const month = date.slice(0, 7);
  const before = (new Date(`${month}-01T00:00:00Z`).getUTCDay() - firstWeekday + 7) % 7;
  const count = new Date(
    Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0),
  ).getUTCDate();
  const cells = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_unused, index) => {
    const day = index - before + 1;
    return day < 1 || day > count ? undefined : `${month}-${String(day).padStart(2, '0')}`;
  });
  return Array.from({ length: cells.length / 7 }, (_unused, week) =>
    cells.slice(week * 7, week * 7 + 7),
  );
}

/** The same day some months away, or the last of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}

/** Returns the first day of the week in a language: 0 Sunday, 1 Monday, 6 Saturday. */
export function firstWeekdayOf(language: string): number {
  if (language === 'ar') return 6;
  return language === 'en' || language === 'pt' ? 0 : 1;
}
