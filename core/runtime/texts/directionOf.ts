const rightToLeft = new Set(['ar', 'fa', 'he', 'iw', 'ur']);

/** How a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language) ? 'rtl' : 'ltr';
}
