const rightToLeft = new Set(['ar', 'fa', 'he', 'iw', 'ur']);

/** Direction of a language's script. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language) ? 'rtl' : 'ltr';
}
