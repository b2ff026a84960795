import type { FirstPaint, FirstPaintFacts } from '#core';
import { isBlockAnswer } from '#wire/validators/access.js';
import { secondLanguage } from '../domain/secondLanguage.ts';
import { geographyTemplate } from '../domain/SiteBlock.ts';
import { toMaintenance } from './fromWire.ts';

type ClosedTexts = 'block' | 'closed' | 'blockUa' | 'blockIe' | 'suspension' | 'updates' | 'soon' | 'oldBrowser' | 'serverError';

/** Title and text of a closed page, by the beginning of their keys. */
export function closedPaint(keys: ClosedTexts): FirstPaint {
  return ({ translate, escape }) => words(escape, translate(`access:${keys}.title`), [translate(`access:${keys}.text`)]);
}

/** As on the page: only the block of geography speaks of a country. */
export const blockPaint: FirstPaint = (facts) => {
  const answer = facts.answerOf('access.blockLight');
  const isGeography = !isBlockAnswer(answer) || answer.templateTypeId === geographyTemplate;
  return closedPaint(isGeography ? 'block' : 'closed')(facts);
};

/** With the dates, where they are known, and in the second language that the page has (ACC-14). */
export const maintenancePaint: FirstPaint = ({ translate, escape, dateTime, site, language, answerOf }) => {
  const { startsAtS, endsAtS } = toMaintenance(site.maintenance);
  const answer = answerOf('access.blockLight');
  const second = secondLanguage(language, isBlockAnswer(answer) ? answer.countryCode : undefined);
  const textsIn = (inLanguage: string): string[] => [
    translate('access:maintenance.textOpen', {}, inLanguage),
    ...(startsAtS === undefined || endsAtS === undefined ? [] : [translate('access:maintenance.dates', { from: dateTime(startsAtS, inLanguage), until: dateTime(endsAtS, inLanguage) }, inLanguage)]),
  ];
  const other = second === undefined ? '' : `<div lang="${second}" dir="ltr">${paragraphs(escape, textsIn(second))}</div>`;
  return words(escape, translate('access:maintenance.title'), textsIn(language), other);
};

function words(escape: FirstPaintFacts['escape'], title: string, texts: readonly string[], more = ''): string {
  return `<div><h1>${escape(title)}</h1>${paragraphs(escape, texts)}${more}</div>`;
}

function paragraphs(escape: FirstPaintFacts['escape'], texts: readonly string[]): string {
  return texts.map((text) => `<p>${escape(text)}</p>`).join('');
}
