import { zoneOffsetMs } from '../../world/calendar/zoneOffset.ts';

/** Time zones of leagues in countries with several, and of those whose code is not of a state. */
const byCountry: ReadonlyMap<string, string> = new Map([
  ['gb-eng', 'Europe/London'],
  ['gb-sct', 'Europe/London'],
  ['gb-wls', 'Europe/London'],
  ['gb-nir', 'Europe/London'],
  ['es', 'Europe/Madrid'],
  ['de', 'Europe/Berlin'],
  ['pt', 'Europe/Lisbon'],
  ['cy', 'Asia/Nicosia'],
  ['ua', 'Europe/Kyiv'],
  ['ru', 'Europe/Moscow'],
  ['kz', 'Asia/Almaty'],
  ['uz', 'Asia/Tashkent'],
  ['mn', 'Asia/Ulaanbaatar'],
  ['cn', 'Asia/Shanghai'],
  ['id', 'Asia/Jakarta'],
  ['my', 'Asia/Kuala_Lumpur'],
  ['au', 'Australia/Sydney'],
  ['nz', 'Pacific/Auckland'],
  ['br', 'America/Sao_Paulo'],
  ['ar', 'America/Argentina/Buenos_Aires'],
  ['cl', 'America/Santiago'],
  ['ec', 'America/Guayaquil'],
  ['mx', 'America/Mexico_City'],
  ['us', 'America/New_York'],
  ['ca', 'America/Toronto'],
  ['cd', 'Africa/Kinshasa'],
]);
const byName: ReadonlyMap<string, string> = new Map([
  ['European Championship', 'Europe/Berlin'],
  ['Champions League', 'Europe/Berlin'],
  ['Europa League', 'Europe/Berlin'],
  ['Conference League', 'Europe/Berlin'],
  ['Club World Cup', 'America/New_York'],
  ['Copa Libertadores', 'America/Sao_Paulo'],
]);
const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Returns the time zone of the kick-offs of a competition; undefined means UTC. */
export function zoneOf({
  name,
  countryIso,
}: {
  readonly name: string;
  readonly countryIso: string;
}): string | undefined {
  return byCountry.get(countryIso) ?? byName.get(name) ?? onlyZoneOf(countryIso);
}

/** Returns the first time zone of a country in the tables of the runtime. */
function onlyZoneOf(countryIso: string): string | undefined {
  if (!/^[a-z]{2}$/.test(countryIso)) return undefined;
  // TypeScript does not declare the method yet.
  const country: Intl.Locale & { readonly getTimeZones?: () => readonly string[] | undefined } =
    new Intl.Locale(`und-${countryIso}`);
  return country.getTimeZones?.()?.[0];
}

/** Returns the instant at which it is so many minutes after midnight of a day in a time zone. */
export function instantIn(zone: string, midnightMs: number, minutes: number): number {
  const asUtcMs = midnightMs + minutes * minuteMs;
  return asUtcMs - zoneOffsetMs(zone, Math.floor(asUtcMs / dayMs));
}
