import type { SiteConfiguration } from '../core/config/SiteConfiguration.ts';
import { escapeHtml } from '../core/html/escapeHtml.ts';
import { formatInstant } from '../core/i18n/formatInstant.ts';
import { fillText } from '../core/i18n/fillText.ts';
import { createOddsWriter } from '../core/odds/createOddsWriter.ts';
import { oddsFormatIn } from '../core/odds/OddsFormat.ts';
import type { FirstPaint } from '../core/plan/PluginManifest.ts';
import type { PlannedRoute } from '../core/plan/Plan.ts';
import type { Dictionaries } from './Dictionaries.ts';
import { answersOf, type InlinedAnswer } from './firstDataOf.ts';

export interface FirstPaintRequest {
  readonly route: PlannedRoute;
  readonly firstPaint: FirstPaint | undefined;
  readonly firstData: readonly InlinedAnswer[];
  readonly dictionaries: Dictionaries;
  readonly language: string;
  readonly isMobile: boolean;
  readonly cookies: ReadonlyMap<string, string>;
  /** Hours east of UTC, for people who chose none. */
  readonly timeZone: number;
  readonly site: SiteConfiguration['site'];
}

/** The route as HTML before any script, where its plugin knows how; a plugin that fails here leaves the skeleton. */
export function firstPaintOf(request: FirstPaintRequest): string | undefined {
  const { route, firstPaint, firstData, dictionaries, language, isMobile, cookies, timeZone, site } = request;
  if (firstPaint === undefined) return undefined;
  const zone = Number(cookies.get('tzo') ?? timeZone);
  const zoneOffsetMin = Number.isFinite(zone) ? zone * 60 : timeZone * 60;
  try {
    return firstPaint({
      language,
      isMobile,
      odds: createOddsWriter(oddsFormatIn(cookies.get('app_view_type') === '1' ? 1 : 0, Number(cookies.get('coef_view')))),
      answers: answersOf(route, firstData),
      answerOf: (endpoint) => firstData.find((each) => each.endpoint === endpoint)?.answer,
      translate: (key, values, inLanguage = language) => {
        const [namespace = '', name = ''] = key.split(':');
        return fillText(dictionaries.all(namespace, inLanguage), inLanguage, name, values) ?? fillText(dictionaries.all(namespace, 'en'), 'en', name, values) ?? '';
      },
      number: (value) => new Intl.NumberFormat(`${language}-u-nu-latn`).format(value),
      time: (atS) => formatInstant(atS, 'time', language, zoneOffsetMin, cookies.get('is12h') === '1'),
      dateTime: (atS, inLanguage = language) => formatInstant(atS, 'dateTime', inLanguage, zoneOffsetMin, cookies.get('is12h') === '1'),
      site,
      escape: escapeHtml,
    });
  } catch (error) {
    console.error(`The first paint of ${route.name} failed:`, error);
    return undefined;
  }
}
