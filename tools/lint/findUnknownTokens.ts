import type { StyleFault } from './findStyleFaults.ts';

/** A file that may write custom properties: a style sheet, a component, the themes of a brand. */
export interface TokenSource {
  readonly path: string;
  readonly text: string;
}

/** Custom properties that a style sheet reads without a fallback and nobody writes: the whole declaration would be dropped in silence. */
export function findUnknownTokens(sources: readonly TokenSource[]): StyleFault[] {
  const known = new Set(
    sources.flatMap(({ path, text }) =>
      path.endsWith('.json')
        ? [...text.matchAll(/"([a-z0-9-]+)"\s*:/g)].map(([, name]) => `--${name ?? ''}`)
        : [...text.matchAll(/(--[a-z0-9-]+)['"\]]*\s*:|['"](--[a-z0-9-]+)['"]/g)].map(
            ([, set, quoted]) => set ?? quoted ?? '',
          ),
    ),
  );
  return sources
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) =>
        [...line.matchAll(/var\((--[a-z0-9-]+)\s*\)/g)].flatMap(([, name = '']) =>
          known.has(name)
            ? []
            : [
                {
                  path,
                  line: index + 1,
                  message: `${name} is written nowhere; use a token of core/ui/styles/tokens.css or of the themes`,
                },
              ],
        ),
      ),
    );
}
