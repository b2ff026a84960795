/** The clocks of kick-offs in files; of a country with several zones those of its leagues. */
const byCountry: Readonly<Record<string, string>> = {
  'gb-eng': 'Europe/London',
  'gb-sct': 'Europe/London',
  es: 'Europe/Madrid',
  de: 'Europe/Berlin',
  it: 'Europe/Rome',
  fr: 'Europe/Paris',
  nl: 'Europe/Amsterdam',
  pt: 'Europe/Lisbon',
  be: 'Europe/Brussels',
  tr: 'Europe/Istanbul',
  gr: 'Europe/Athens',
  at: 'Europe/Vienna',
  ch: 'Europe/Zurich',
  br: 'America/Sao_Paulo',
  ar: 'America/Argentina/Buenos_Aires',
  mx: 'America/Mexico_City',
  us: 'America/New_York',
};
const byName: Readonly<Record<string, string>> = {
  'European Championship': 'Europe/Berlin',
  'Champions League': 'Europe/Berlin',
  'Europa League': 'Europe/Berlin',
  'Conference League': 'Europe/Berlin',
  'Club World Cup': 'America/New_York',
  'Copa Libertadores': 'America/Sao_Paulo',
};
const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Zone of the kick-offs of a competition; undefined: they are taken as UTC. */
export function zoneOf({
  name,
  countryIso,
}: {
  readonly name: string;
  readonly countryIso: string;
}): string | undefined {
  return byCountry[countryIso] ?? byName[name];
}

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** The instant at which the clocks of a zone show so many minutes after midnight of a day. */
export function instantIn(zone: string, midnightMs: number, minutes: number): number {
  const asUtcMs = midnightMs + minutes * minuteMs;
  return asUtcMs - offsetMs(zone, asUtcMs);
}

/** As of noon, because clocks are changed at night. */
function offsetMs(zone: string, atMs: number): number {
  const noonMs = Math.floor(atMs / dayMs) * dayMs + dayMs / 2;
  const key = `${zone}|${noonMs}`;
  let found = offsets.get(key);
  if (found === undefined) {
    const format =
      formats.get(zone) ??
      new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
    const text =
      format.formatToParts(noonMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = 0, rest = 0] = /GMT([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
    found = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(rest)) * minuteMs;
    offsets.set(key, found);
  }
  return found;
}
