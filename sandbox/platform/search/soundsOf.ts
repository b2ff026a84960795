/** Sounds of letter groups, longest first. `ʃ` stands for a sound without a letter. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/tsch|sch|tch|zh|ch|sh/g, 'ʃ'],
  [/dzh|dj/g, 'j'],
  [/ph|pf/g, 'f'],
  [/th/g, 't'],
  [/ck|qu|kh/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/tz|z/g, 's'],
  [/[cqg]/g, 'k'],
  // Distinctions that some scripts do not make: Arabic has neither p nor v.
  [/p/g, 'b'],
  [/v/g, 'f'],
  [/[aeiouyh]/g, ''],
];

function sound(word: string): string {
  let heard = word;
  for (const [written, as] of sounds) heard = heard.replace(written, as);
  return heard.replace(/(.)\1+/g, '$1');
}

/**
 * Returns the sounds of a folded word: consonants only, easily confused ones merged. A `w` may be a
 * consonant or a vowel, so a word with one has two sounds.
 */
export function soundsOf(word: string): readonly string[] {
  const written = word.replace(/kh/g, 'h');
  const heard = written.includes('w')
    ? [sound(written.replace(/w/g, 'v')), sound(written.replace(/w/g, ''))]
    : [sound(written)];
  return [...new Set(heard)].filter((each) => each !== '');
}

/** Pronunciation with vowels: spellings of the same sound are merged. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/tsch|sch|tch|zh|ch|sh/g, 'ʃ'],
  [/dzh|dj/g, 'j'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/rh/g, 'r'],
  [/our\b/g, 'or'],
  [/oo|ou/g, 'u'],
  [/ee|ea|ie/g, 'i'],
  [/^[jy]u/g, 'u'],
  [/ck|kh|q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/tz|z/g, 's'],
  [/y/g, 'i'],
  [/w/g, 'v'],
];

/** Returns the pronunciation of a folded word: `city`, `siti` and `syty` are one. */
export function spokenOf(word: string): string {
  let spoken = word;
  for (const [written, as] of spellings) spoken = spoken.replace(written, as);
  return spoken.replace(/(.)\1+/g, '$1');
}

/** An initial vowel is always audible. */
export function startsWithVowel(word: string): boolean {
  return /^[aeiouyh]/.test(word);
}
