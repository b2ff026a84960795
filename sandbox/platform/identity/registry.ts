import { foldWords } from '../search/fold.ts';

/** Result of a search for a person in public records; `twice`: two people match. */
export type RegistryAnswer = 'match' | 'part' | 'none' | 'twice';

/** The demo register decides by the last name. */
const byName: Readonly<Record<string, RegistryAnswer>> = {
  part: 'part',
  none: 'none',
  twice: 'twice',
};
const slowName = 'slow';
const slowMs = 20_000;

/** Queries the stand-in for a public register; it knows most people, and at once. */
export function askRegistry(lastName: string): {
  readonly answer: RegistryAnswer;
  readonly afterMs: number;
} {
  const names = foldWords(lastName).map(({ folded }) => folded);
  const found = names.map((name) => byName[name]).find((answer) => answer !== undefined);
  return { answer: found ?? 'match', afterMs: names.includes(slowName) ? slowMs : 0 };
}
