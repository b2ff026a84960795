import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawPage } from './EdgeOptions.ts';

/** The components in the form in which Node can draw them: it runs no JSX and knows no style sheets. */
export async function loadRenderer(folder: string): Promise<DrawPage> {
  const built = (await import(pathToFileURL(join(folder, 'renderPage.js')).href)) as {
    readonly renderPage: DrawPage;
  };
  return built.renderPage;
}
