import { languageTag } from '../../runtime/texts/languageTag.ts';
import { plainStyles } from './plainStyles.ts';

/** Contents and brand of a page without scripts. */
export interface PlainPageProps {
  readonly nonce: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly theme: string;
  readonly brand: { readonly id: string; readonly name: string; readonly logo: string };
  /** Tokens of the brand. */
  readonly themeCss: string;
  /** Shown above the title; pages with a code have a flat ball, others a raised card. */
  readonly code?: string;
  readonly title: string;
  readonly text: string;
  readonly rows?: readonly { readonly name: string; readonly value: string }[];
  readonly links?: readonly { readonly label: string; readonly href: string }[];
}

/** Document of the brand without scripts, for errors of the edge and old browsers. */
export function PlainPage({ brand, code, rows = [], links = [], ...page }: PlainPageProps) {
  return (
    <html
      lang={languageTag(page.language)}
      dir={page.direction}
      data-brand={brand.id}
      data-theme={page.theme}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${page.title} · ${brand.name}`}</title>
        <style
          nonce={page.nonce}
          dangerouslySetInnerHTML={{ __html: page.themeCss + plainStyles }}
        />
      </head>
      <body>
        <header>
          {brand.logo.includes('#') ? (
            <svg viewBox="0 0 28 28" aria-hidden="true">
              <use href={brand.logo} />
            </svg>
          ) : null}
          {brand.name}
        </header>
        <main>
          <svg className="art" viewBox="0 0 560 420" aria-hidden="true">
            {code === undefined ? <RaisedCard /> : <FlatBall />}
          </svg>
          <div>
            {code === undefined ? null : <small>{code}</small>}
            <h1>{page.title}</h1>
            <p>{page.text}</p>
            {rows.length === 0 ? null : (
              <dl>
                {rows.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {links.length === 0 ? null : (
              <nav>
                {links.map(({ label, href }) => (
                  <a key={href} href={href}>
                    {label}
                  </a>
                ))}
              </nav>
            )}
          </div>
        </main>
      </body>
    </html>
  );
}

/** Drawn with classes, because old browsers know no custom properties in attributes. */
function RaisedCard() {
  return (
    <>
      <path d="M40 350h480M210 350v-70c0-20 10-34 26-42l34-18v-70a14 14 0 0 1 28 0v70M298 220c16 6 26 22 26 44v86" />
      <rect
        className="mark"
        x="246"
        y="52"
        width="76"
        height="108"
        rx="9"
        transform="rotate(10 284 106)"
      />
      <path className="mark" d="M270 92l44 8M266 114l30 5" />
    </>
  );
}

function FlatBall() {
  return (
    <>
      <path d="M40 330h480" />
      <path
        className="ink"
        d="M196 330c-16-44-6-118 60-146 66-26 132 14 132 88 0 24-10 46-22 58zM272 214l-8-34M308 236l46-22M298 278l24 50M254 282l-28 44M236 242l-46 4"
      />
      <path className="full" d="M272 214l36 22-10 42-44 4-18-40z" />
      <path className="mark" d="M396 214q22-16 44-6M404 238q26-6 44 8M398 192q14-24 36-26" />
    </>
  );
}
