import { fillText } from '../texts/fillText.ts';
import ar from './texts/ar.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import tr from './texts/tr.json' with { type: 'json' };

/** Texts of the automatic consultant. A real service would employ people. */
const texts: Readonly<Record<string, typeof en>> = { ar, de, en, es, fr, pt, ru, tr };

const topics: readonly (readonly [keyof typeof en, RegExp])[] = [
  [
    'limits',
    /limit|exclu|pause|лимит|исключ|пауз|límite|autoexcl|limite|ausschluss|mola|حد|استبعاد/i,
  ],
  [
    'verification',
    /verif|document|passport|провер|документ|паспорт|prüf|ausweis|vérif|doğrula|kimlik|تحقق|وثيقة/i,
  ],
  [
    'payments',
    /deposit|withdraw|payment|money|пополн|вывод|деньг|плат|depósito|retir|levant|pago|pagam|einzahl|auszahl|geld|dépôt|retrait|paiement|para|ödeme|إيداع|سحب|دفع/i,
  ],
  ['bets', /bet|settle|odds|ставк|коэф|apuest|apost|wett|pari|bahis|رهان/i],
];

export function greeting(language: string, name: string): string {
  return fillText((texts[language] ?? en).greeting, () => name);
}

/** Returns the reply that matches the words of the question; otherwise a confirmation. */
export function automaticReply(language: string, question: string): string {
  return (texts[language] ?? en)[topics.find(([, words]) => words.test(question))?.[0] ?? 'noted'];
}
