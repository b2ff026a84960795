export interface StyleFault {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** Where the tokens themselves are written. */
const tokenSheets = /core[\\/]ui[\\/]styles[\\/](?:tokens|fonts)\.css$/;
const namedColours =
  'aqua|black|blue|brown|coral|crimson|cyan|gold|gr[ae]y|green|indigo|ivory|lime|magenta|maroon|navy|olive|orange|pink|purple|red|salmon|silver|tan|teal|tomato|turquoise|violet|white|yellow';
const rules: readonly { readonly pattern: RegExp; readonly message: string }[] = [
  {
    pattern: /^\s*(?:[a-z-]*-)?(?:left|right|top|bottom)(?:-[a-z]+)*\s*:/,
    message: 'physical direction; use inset-inline-start, margin-block-end and the like',
  },
  {
    pattern: /^\s*(?:min-|max-)?(?:width|height)\s*:/,
    message: 'physical size; use inline-size and block-size',
  },
  {
    pattern: /^\s*(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
    message: 'physical side; use start or end',
  },
  { pattern: /#[0-9a-f]{3,8}\b/i, message: 'literal colour; use a token' },
  {
    pattern: /\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/,
    message: 'literal colour; use a token',
  },
  {
    pattern: new RegExp(
      `^\\s*(?:color|background|background-color|border[a-z-]*|outline[a-z-]*|fill|stroke|box-shadow|text-shadow)\\s*:[^;]*\\b(?:${namedColours})\\b(?!\\()`,
    ),
    message: 'literal colour; use a token',
  },
  {
    pattern: /^\s*z-index\s*:(?!\s*(?:var\(--z-|auto|-?[01]\s*;|calc\(var\(--z-))/,
    message: 'literal layer; use var(--z-…)',
  },
  { pattern: /!important/, message: '!important; use a layer' },
];

/** Faults of one style sheet, by line. */
export function findStyleFaults(path: string, css: string): StyleFault[] {
  if (tokenSheets.test(path)) return [];
  const faults: StyleFault[] = [];
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
  withoutComments.split('\n').forEach((text, index) => {
    const declaration = text.replace(/url\([^)]*\)/g, '');
    const isContent = /^\s*(?:--[\w-]+|content)\s*:/.test(declaration);
    for (const { pattern, message } of rules) {
      // The wishes of the person (less motion, forced colours) must win over every layer.
      if (message.startsWith('!important') && path.endsWith('base.css')) continue;
      if (pattern.test(declaration) && !(isContent && message.startsWith('physical')))
        faults.push({ path, line: index + 1, message });
    }
  });
  return faults;
}
