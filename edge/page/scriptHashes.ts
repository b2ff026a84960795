import type { OwnScripts } from '../../tools/build/ownScripts.ts';

/** Hashes by address, without the texts of other languages: they are not fetched here. */
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
