import { formatMoney } from '#domain/money/formatMoney.ts';
import type { AskReason } from '#domain/identity/papers.ts';
import type { Money } from '#domain/money/Money.ts';
import { askReasonText } from '../identity/askReasonText.ts';
import { limitValueText, type LimitValue } from '../protection/limitValueText.ts';
import { fillText } from '../texts/fillText.ts';
import ar from './texts/ar.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import tr from './texts/tr.json' with { type: 'json' };

/** Texts of e-mails: subject (empty for text messages) and body, values in double braces. */
const texts: Readonly<Record<string, typeof en>> = { ar, de, en, es, fr, pt, ru, tr };

const unknownDevices: Readonly<Record<string, string>> = {
  ar: 'جهاز غير معروف',
  de: 'unbekanntes Gerät',
  en: 'unknown device',
  es: 'dispositivo desconocido',
  fr: 'appareil inconnu',
  pt: 'dispositivo desconhecido',
  ru: 'неизвестное устройство',
  tr: 'bilinmeyen cihaz',
};

/** Id of an e-mail or text message. */
export type EmailId = keyof typeof en;

/** Values by name; money, limits and reasons are formatted in the language of the e-mail. */
export type EmailValues = Readonly<
  Record<string, string | number | Money | LimitValue | { readonly askReason: AskReason }>
>;

/** Returns the language of e-mails for a language of the site; English if there are none in it. */
export function emailLanguage(language: string): string {
  return Object.hasOwn(texts, language) ? language : 'en';
}

/** Returns subject and body of an e-mail. */
export function emailText(
  id: EmailId,
  language: string,
  values: EmailValues,
): { readonly subject: string; readonly body: string } {
  const spoken = emailLanguage(language);
  const { subject, body } = (texts[spoken] ?? en)[id];
  return { subject: fill(subject, spoken, values), body: fill(body, spoken, values) };
}

function fill(text: string, language: string, values: EmailValues): string {
  return fillText(text, (name) => {
    const value = values[name] ?? '';
    if (name === 'device' && value === '') return unknownDevice(language);
    if (typeof value !== 'object') return String(value);
    if ('askReason' in value) return askReasonText(value.askReason, language);
    return 'kind' in value ? limitValueText(value, language) : formatMoney(value, language);
  });
}

/** Returns the text for an unknown browser, system and country. */
export function unknownDevice(language: string): string {
  return unknownDevices[emailLanguage(language)] ?? '';
}
