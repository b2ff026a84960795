import type { Found } from './Findings.ts';
import type { FitOf } from './FitOf.ts';
import { isAnswer, misspelt, said, unanswered, within } from './matchWord.ts';
import { looseFit, wholeWords } from './nameFit.ts';

/** Answers of this rank and beyond are guesses. */
export const certainRank = 4;

/** How well what has a key answers a word. */
export type Qualities = ReadonlyMap<number, number>;

/** Typed from the beginning; typed otherwise; meant, as it is written; meant, as it sounds. What only the place answers is one worse. */
export function rankOf(quality: number): number {
  if (quality <= said) return 0;
  if (quality <= within) return 2;
  return certainRank + 2 * (quality - misspelt);
}

/** What has a star stands before what answers a little better. */
export function orderOf({ rank, fit }: Found<unknown>, isStarred: boolean): readonly number[] {
  return [rank, fit - (isStarred ? wholeWords : 0), isStarred ? 0 : 1];
}

/** What answers every word that was typed. */
export function ranked(found: readonly Qualities[], fitOf: FitOf): Found<number>[] {
  const [least, ...others] = found.toSorted((first, second) => first.size - second.size);
  if (least === undefined) return [];
  return [...least].flatMap(([item, quality]) => {
    let worst = quality;
    for (const other of others) worst = Math.max(worst, other.get(item) ?? unanswered);
    if (!isAnswer(worst)) return [];
    const { level, isOfOtherLanguage } = worst <= said ? fitOf(item) : { level: looseFit, isOfOtherLanguage: false };
    return { item, rank: rankOf(worst) + (isOfOtherLanguage ? 1 : 0), fit: level };
  });
}
