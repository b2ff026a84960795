/** Replacements of letters: other scripts by sound, Latin letters without diacritics. */
const letters: Readonly<Record<string, string>> = {
  // Letters that NFD does not decompose.
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  // Cyrillic.
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  є: 'ye',
  ґ: 'g',
  қ: 'k',
  ә: 'a',
  ң: 'n',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
  // Arabic, with additional Persian letters.
  ا: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: '',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ک: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
  ی: 'y',
  // Letters that people use interchangeably because they look alike.
  ى: 'y',
  ة: 'h',
  ٱ: 'a',
  ء: '',
  پ: 'p',
  چ: 'ch',
  گ: 'g',
  ڤ: 'v',
  ژ: 'zh',
  ـ: '',
  '٠': '0',
  '١': '1',
  '٢': '2',
  '٣': '3',
  '٤': '4',
  '٥': '5',
  '٦': '6',
  '٧': '7',
  '٨': '8',
  '٩': '9',
};

/** A word of a text in the form for comparison, with its position. */
export interface FoldedWord {
  readonly folded: string;
  readonly from: number;
  readonly to: number;
  /** In another script, which only its sound can match to a Latin name. */
  readonly isForeign: boolean;
}

/** Folds a letter to lower-case Latin without diacritics; empty for other characters. */
function foldLetter(letter: string): string {
  // NFD splits й and ё into a base and a mark although they are letters of their own: the bases
  // sound alike.
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\p{M}/gu, '');
  let folded = '';
  for (const each of bare) folded += letters[each] ?? (/[\p{L}\p{N}]/u.test(each) ? each : '');
  return folded;
}

const known = new Map<string, string>();

function foldedLetter(letter: string): string {
  const code = letter.charCodeAt(0);
  // Lower-case Latin and digits, the most frequent input.
  if (letter.length === 1 && ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)))
    return letter;
  let folded = known.get(letter);
  if (folded === undefined) {
    folded = foldLetter(letter);
    if (known.size < 4000) known.set(letter, folded);
  }
  return folded;
}

/** Folds a whole text for comparison. */
function fold(text: string): string {
  let folded = '';
  for (const letter of text) folded += foldedLetter(letter);
  return folded;
}

/** The Arabic article, which is written together with its word and often left out. */
const article = /^ا[\p{M}ـ]*ل[\p{M}ـ]*(?=\p{L}{2})/u;

/**
 * Returns the text with plain alefs, without hamza or madda, as most people type it: an initial
 * `al` can then be read as the article.
 */
export function withPlainAlef(text: string): string {
  return text.normalize('NFC').replaceAll(/[أإآٱ]/g, 'ا');
}

/** Splits a text into folded words; punctuation within a word (O’Neil, St.) splits it. */
export function foldWords(text: string): readonly FoldedWord[] {
  const words: FoldedWord[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const skipped = article.exec(match[0])?.[0].length ?? 0;
    const word = match[0].slice(skipped);
    const folded = fold(word);
    if (folded !== '')
      words.push({
        folded,
        from: match.index + skipped,
        to: match.index + match[0].length,
        isForeign: /[\p{Script=Cyrillic}\p{Script=Arabic}]/u.test(word),
      });
  }
  return words;
}

/** Returns the length of the original text for a number of folded letters. */
export function lengthUnfolded(text: string, foldedLength: number): number {
  let folded = 0;
  let length = 0;
  for (const letter of text) {
    // Following marks belong to their letter.
    if (folded >= foldedLength && !/\p{M}/u.test(letter)) break;
    folded += foldedLetter(letter).length;
    length += letter.length;
  }
  return length;
}
