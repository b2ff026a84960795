import type { FirstPaint, FirstPaintFacts } from '#core';
import { toMaintenance } from './fromWire.ts';

type Translate = FirstPaintFacts['translate'];

/** Title and text of a closed page, by the beginning of their keys. */
export function closedPaint(keys: 'block' | 'blockUa' | 'blockIe' | 'suspension' | 'updates' | 'soon' | 'oldBrowser' | 'serverError'): FirstPaint {
  return ({ translate, escape }) => words(escape, textOf(translate, `${keys}.title`), [textOf(translate, `${keys}.text`)]);
}

/** With the dates, where they are known. */
export const maintenancePaint: FirstPaint = ({ translate, escape, dateTime, site }) => {
  const { startsAtS, endsAtS } = toMaintenance(site.maintenance);
  const dates = startsAtS === undefined || endsAtS === undefined ? [] : [translate('access:maintenance.dates', { from: dateTime(startsAtS), until: dateTime(endsAtS) })];
  return words(escape, textOf(translate, 'maintenance.title'), [textOf(translate, 'maintenance.textOpen'), ...dates]);
};

function textOf(translate: Translate, key: string): string {
  return translate(`access:${key}`);
}

function words(escape: FirstPaintFacts['escape'], title: string, texts: readonly string[]): string {
  return `<div><h1>${escape(title)}</h1>${texts.map((text) => `<p>${escape(text)}</p>`).join('')}</div>`;
}
