import { renderToStaticMarkup } from 'react-dom/server';
import { PlainPage, type PlainPageProps } from './PlainPage.tsx';

/** Renders a page without scripts as HTML. */
export function renderPlainPage(page: PlainPageProps): string {
  return `<!doctype html>${renderToStaticMarkup(<PlainPage {...page} />)}`;
}
