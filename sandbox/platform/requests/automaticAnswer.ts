import type { RequestState } from '#domain/requests/Request.ts';
import ar from './texts/ar.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import tr from './texts/tr.json' with { type: 'json' };

/** Answers of the demo's desk; a real one has staff. */
const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar,
  de,
  en,
  es,
  fr,
  pt,
  ru,
  tr,
};

/** Topics that need a bank statement before anybody can search. */
const needStatement: readonly string[] = ['deposit_missing', 'withdrawal_missing'];

/** Facts of a request that its answer depends on. */
interface AnsweredRequest {
  readonly topic: string;
  readonly language: string;
  readonly desk: string;
}

/** Returns the answer of the demo's desk to the first message or to later ones. */
export function automaticAnswer(
  { topic, language, desk }: AnsweredRequest,
  { isFirst, hasFiles }: { readonly isFirst: boolean; readonly hasFiles: boolean },
): { readonly answer: string; readonly state: RequestState } {
  const say = (key: string): string => texts[language]?.[key] ?? texts['en']?.[key] ?? '';
  if (isFirst && !hasFiles && desk === 'payments' && needStatement.includes(topic))
    return { answer: say('needs_statement'), state: 'needs_you' };
  const isAnswered = isFirst || (hasFiles && needStatement.includes(topic));
  const own = isAnswered ? say(topic) : '';
  return { answer: own === '' ? say(isFirst ? 'other' : 'again') : own, state: 'answered' };
}
