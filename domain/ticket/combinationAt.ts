import { countCombinations } from './countCombinations.ts';

/**
 * The combination at a place of the list of all k-combinations in lexicographic order, without
 * listing the others (combinatorial number system): the first of 3 out of 5 is 0 1 2, the last 2 3
 * 4. For lists shown a page at a time. Source: CPN-100; Knuth, The Art of Computer Programming,
 * 7.2.1.3.
 *
 * @param count n, how many members there are
 * @param size k, how many a combination has
 * @param index place in the list from 0; outside of it there is no combination
 * @returns places of the members, ascending; undefined outside of the list
 */
export function combinationAt(
  count: number,
  size: number,
  index: number,
): readonly number[] | undefined {
  if (!Number.isInteger(index) || index < 0 || index >= countCombinations(count, size))
    return undefined;
  const members: number[] = [];
  let rest = index;
  for (let member = 0; members.length < size; member += 1) {
    const withMember = countCombinations(count - member - 1, size - members.length - 1);
    if (rest < withMember) members.push(member);
    else rest -= withMember;
  }
  return members;
}
