/** Replacements of letters in every language: other scripts by their sound, Latin without marks. */
const letters: Readonly<Record<string, string>> = {
  // What NFD does not take apart.
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
  // Arabic, with the letters that Persian and names from elsewhere add.
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
  // As people type them: the same letter as the one that it looks like.
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

/** A word of a text: how it is compared, and where it stands in the text. */
export interface FoldedWord {
  readonly folded: string;
  readonly from: number;
  readonly to: number;
  /** Not Latin: only its sound can match a Latin name. */
  readonly isForeign: boolean;
}

/** A letter folded to lower case Latin without marks; nothing for other characters. */
function foldLetter(letter: string): string {
  // й and ё are letters of their own and yet a base with a mark: what is left of them is heard
  // alike.
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\p{M}/gu, '');
  let folded = '';
  for (const each of bare) folded += letters[each] ?? (/[\p{L}\p{N}]/u.test(each) ? each : '');
  return folded;
}

const known = new Map<string, string>();

function foldedLetter(letter: string): string {
  const code = letter.charCodeAt(0);
  // Small Latin and digits, which are most of what comes.
  if (letter.length === 1 && ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)))
    return letter;
  let folded = known.get(letter);
  if (folded === undefined) {
    folded = foldLetter(letter);
    if (known.size < 4000) known.set(letter, folded);
  }
  return folded;
}

/** Text as it is compared, words and all. */
function fold(text: string): string {
  let folded = '';
  for (const letter of text) folded += foldedLetter(letter);
  return folded;
}

/** The Arabic article, which is written as one with its word and left out as often. */
const article = /^ا[\p{M}ـ]*ل[\p{M}ـ]*(?=\p{L}{2})/u;

/**
 * The same text where an alef is written without what stands over or under it, as most type it: an
 * `al` at the beginning of a name may then be read as the article.
 */
export function withPlainAlef(text: string): string {
  return text.normalize('NFC').replaceAll(/[أإآٱ]/g, 'ا');
}

/** The words of a text; a mark within a word (O’Neil, St.) parts it. */
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

/** Length of the original text that belongs to a number of folded letters. */
export function lengthUnfolded(text: string, foldedLength: number): number {
  let folded = 0;
  let length = 0;
  for (const letter of text) {
    // Marks that follow a letter belong to it.
    if (folded >= foldedLength && !/\p{M}/u.test(letter)) break;
    folded += foldedLetter(letter).length;
    length += letter.length;
  }
  return length;
}
