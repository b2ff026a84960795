const hidden = '[hidden]';

/** Removes tokens, e-mail addresses, phone and document numbers and queries from a message. */
export function scrub(text: string): string {
  return text
    .slice(0, 2000)
    .replace(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${hidden}`)
    .replace(/([?#])[^\s"'<>)]*/g, `$1${hidden}`)
    .replace(/[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/gu, hidden)
    .replace(
      /\b(token|password|passwd|secret|session|authorization|cookie|passport|phone\w*|user_\w+)\b(["']?\s*[:=]\s*)("[^"]*"|["']?[^\s"',;}]+)/gi,
      `$1$2${hidden}`,
    )
    .replace(/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g, hidden)
    .replace(/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}\b/g, hidden)
    .replace(/\+?\d[\d\s().-]{7,}\d/g, (digits) =>
      digits.replace(/\D/g, '').length >= 9 ? hidden : digits,
    );
}
