/** Replacement of each digit but the last four. */
const mask = '•';
const shownDigits = 4;
const digit = '[0-9\u0660-\u0669\u06f0-\u06f9]';
/** Single blanks or hyphens may stand between the digits; no letter or sign may touch them. */
const numberPattern = new RegExp(
  `(?<![\\p{L}\\p{N}+•])${digit}(?:[ \u00a0\u2009\u202f-]?${digit}){12,18}(?![\\p{L}\\p{N}•])(?![ \u00a0\u2009\u202f-]?${digit})`,
  'gu',
);
const ibanPattern = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,30}/g;
const maskedPattern = /•(?:[ \u00a0\u2009\u202f-]?•){7,}/u;

/**
 * Masks possible card numbers: 13 to 19 digits with a valid check digit. The last four stay, so
 * that both sides know which card is meant. Numbers of bets, phones and bank accounts stay whole.
 * Requirement TA25.
 */
export function maskCardNumbers(text: string): string {
  const accounts = accountNumbers(text);
  return text.replaceAll(numberPattern, (found: string, at: number) => {
    const isOfAccount = accounts.some(({ begin, end }) => at >= begin && at < end);
    return isOfAccount || !isCardNumber(found) ? found : masked(found);
  });
}

/** Whether a card number was masked in a text. */
export function hasMaskedCard(text: string): boolean {
  return maskedPattern.test(text);
}

/** Whether the check digit (Luhn) is valid and the first digit is one of card issuers (2 to 9). */
function isCardNumber(found: string): boolean {
  const digits = Array.from(found.replaceAll(/[^\p{N}]/gu, ''), valueOf);
  if ((digits[0] ?? 0) < 2) return false;
  const sum = digits.toReversed().reduce((total, each, place) => {
    const weighed = place % 2 === 1 ? each * 2 : each;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/** ASCII digits and both sets of Arabic ones. */
function valueOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 0x06f0) return code - 0x06f0;
  return code >= 0x0660 ? code - 0x0660 : code - 0x30;
}

function masked(found: string): string {
  const signs = Array.from(found);
  let left = signs.filter((sign) => /\p{N}/u.test(sign)).length - shownDigits;
  return signs
    .map((sign) => {
      if (!/\p{N}/u.test(sign) || left === 0) return sign;
      left -= 1;
      return mask;
    })
    .join('');
}

/** Positions of bank account numbers (IBAN, ISO 13616). */
function accountNumbers(text: string): readonly { readonly begin: number; readonly end: number }[] {
  return [...text.matchAll(ibanPattern)].flatMap((match) => {
    const [found] = match;
    // A word after the number may have been matched as a part of it.
    for (let end = found.length; end >= 15; end -= 1)
      if (isIban(found.slice(0, end))) return [{ begin: match.index, end: match.index + end }];
    return [];
  });
}

function isIban(written: string): boolean {
  const signs = written.replaceAll(/[ -]/g, '');
  const turned = signs.slice(4) + signs.slice(0, 4);
  const rest = Array.from(turned).reduce((sum, sign) => {
    const value = Number.parseInt(sign, 36);
    return (sum * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
  return rest === 1;
}
