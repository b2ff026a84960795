import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawPage, DrawPlainPage } from '../EdgeOptions.ts';

/**
 * The components in the form in which Node can draw them: it runs no JSX and knows no style sheets.
 */
export async function loadRenderer(
  folder: string,
): Promise<{ readonly draw: DrawPage; readonly drawPlain: DrawPlainPage }> {
  const built = (await import(pathToFileURL(join(folder, 'renderPage.js')).href)) as {
    readonly renderPage: DrawPage;
    readonly renderPlainPage: DrawPlainPage;
  };
  return { draw: built.renderPage, drawPlain: built.renderPlainPage };
}
