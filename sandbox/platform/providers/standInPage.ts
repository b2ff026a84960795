import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

interface StandInPage {
  readonly name: string;
  /** Question of the stand-in. */
  readonly question: string;
  readonly style?: string;
  /** Origin of the framing page. */
  readonly parent?: string;
  /** Address of the page's script. */
  readonly script?: string | undefined;
}

/** Returns a page of a provider stand-in. */
export function standInPage(
  { name, question, style, parent = '', script }: StandInPage,
  body: Html,
): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${name}</title>
        ${
          style === undefined
            ? ''
            : html`<style>
                ${style}
              </style>`
        }
      </head>
      <body data-parent="${parent}">
        <main>
          <h1>${name}</h1>
          <p>A stand-in for the provider. ${question}</p>
          ${body}
        </main>
        ${script === undefined ? '' : html`<script src="${script}"></script>`}
      </body>
    </html>`;
}
