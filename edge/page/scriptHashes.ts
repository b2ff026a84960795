import type { OwnScripts } from '../../tools/build/ownScripts.ts';

/**
 * Script hashes by address, without the dictionaries of other languages, which this page never
 * loads.
 */
export function scriptHashes(
  { scripts }: OwnScripts,
  language: string,
): ReadonlyMap<string, string> {
  return new Map(
    scripts.flatMap(({ file, integrity, reasons }) =>
      reasons.every((reason) => reason.startsWith('texts ') && !reason.endsWith(` ${language}`))
        ? []
        : [[`/${file}`, integrity] as const],
    ),
  );
}
