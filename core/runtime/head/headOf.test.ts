import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SeoPage } from '../../../schemas/generated/wire.ts';
import { readPageSeo } from './fromWire.ts';
import { headOf, type HeadFacts } from './headOf.ts';
import { emptySeo } from './PageSeo.ts';

const origin = 'https://northline.example';
const facts: HeadFacts = {
  origin,
  path: 'live/1-football',
  language: 'pt',
  languages: [
    { language: 'en', tag: 'en' },
    { language: 'pt', tag: 'pt-BR' },
  ],
  defaultLanguage: 'en',
  brandName: 'Northline',
  title: 'Futebol · Northline',
  description: 'Ao vivo',
  isPublic: true,
  picture: '/brands/northline/icon-512.png',
};
const written = (seo: SeoPage = {}, change: Partial<HeadFacts> = {}) =>
  headOf({ ...facts, ...change }, readPageSeo(seo, origin));
const linksOf = (seo?: SeoPage, change?: Partial<HeadFacts>) =>
  written(seo, change).tags.flatMap(({ name, attributes }) =>
    name === 'link'
      ? [
          `${attributes['rel']} ${attributes['hreflang'] ?? attributes['media'] ?? ''} ${attributes['href']}`,
        ]
      : [],
  );
const metaOf = (name: string, seo?: SeoPage, change?: Partial<HeadFacts>) =>
  written(seo, change).tags.find(
    ({ attributes }) => attributes['name'] === name || attributes['property'] === name,
  )?.attributes['content'];

test('SHL-290 a page has its canonical address, its address in every public language and the default for everybody else', () => {
  expect(linksOf()).toEqual([
    `canonical  ${origin}/pt/live/1-football`,
    `alternate en ${origin}/en/live/1-football`,
    `alternate pt-BR ${origin}/pt/live/1-football`,
    `alternate x-default ${origin}/en/live/1-football`,
  ]);
  expect(linksOf({}, { defaultLanguage: 'ru', path: '' }).at(-1)).toBe(
    `alternate x-default ${origin}/en`,
  );
  expect([metaOf('description'), metaOf('og:url'), metaOf('og:image'), metaOf('robots')]).toEqual([
    'Ao vivo',
    `${origin}/pt/live/1-football`,
    `${origin}/brands/northline/icon-512.png`,
    undefined,
  ]);
  expect(metaOf('og:title', { metas: [{ name: 'og:title', content: 'Mine' }] })).toBe('Mine');
});

test('SHL-291 a page that is not for search engines has noindex and no canonical address', () => {
  expect(written({}, { isPublic: false }).tags.map(({ attributes }) => attributes)).toEqual([
    { name: 'description', content: 'Ao vivo' },
    { name: 'robots', content: 'noindex' },
  ]);
  expect([
    written({ metaRobots: 'NOINDEX, follow' }).canonical,
    written({ metaRobots: 'NOINDEX, follow' }).robots,
  ]).toEqual([undefined, 'noindex, follow']);
  expect(written({ metaRobots: 'none' }).canonical).toBeUndefined();
  expect(written({ metaRobots: 'index' }, { isPublic: false }).robots).toBe('noindex');
});

test('SHL-291 directives of the page precede those of the pages above it; misspelt ones are left out', () => {
  expect(written({ metaRobots: 'nofollow', hierarchyMetaRobots: 'noindex' }).robots).toBe(
    'nofollow',
  );
  expect(written({ hierarchyMetaRobots: 'max-image-preview:large, max-snippet:-1' }).robots).toBe(
    'max-image-preview:large, max-snippet:-1',
  );
  expect(written({ metaRobots: 'no-index, banana"><script>' }).robots).toBeUndefined();
});

test('SHL-292 another canonical address, or a mirror, replaces it, without contradicting translations', () => {
  expect(linksOf({ customCanonical: { mode: 'url', targetUrl: '/pt/line/1-football' } })).toEqual([
    `canonical  ${origin}/pt/line/1-football`,
  ]);
  expect(
    linksOf({ customCanonical: { mode: 'url', targetUrl: `${origin}/pt/live/1-football` } }),
  ).toHaveLength(4);
  expect(linksOf({ customCanonical: { mode: 'mirror', domain: 'Mirror.Example' } })).toEqual([
    'canonical  https://mirror.example/pt/live/1-football',
    'alternate en https://mirror.example/en/live/1-football',
    'alternate pt-BR https://mirror.example/pt/live/1-football',
    'alternate x-default https://mirror.example/en/live/1-football',
  ]);
});

test.each([
  'javascript:alert(1)',
  '//evil.example/x',
  'http://evil.example',
  'https://a:b@evil.example/',
  '/\\evil.example',
  '/a b',
  'data:text/html,x',
  '',
  'x',
  '/\u0000',
])('SHL-292 %j is no address: the own one stays', (targetUrl) => {
  expect(linksOf({ customCanonical: { mode: 'url', targetUrl } })[0]).toBe(
    `canonical  ${origin}/pt/live/1-football`,
  );
  expect(
    readPageSeo(
      {
        alternateMediaLinks: [{ media: 'print', href: targetUrl }],
        alternateLanguageLinks: [{ lng: 'en', href: targetUrl }],
      },
      origin,
    ),
  ).toEqual(emptySeo);
});

test.each([
  'localhost',
  'evil.example/path',
  'a b.example',
  '-x.example',
  'evil.example:80',
  'x@y.example',
  '',
])('SHL-292 %j is no host of a mirror', (domain) => {
  expect(linksOf({ customCanonical: { mode: 'mirror', domain } })[0]).toBe(
    `canonical  ${origin}/pt/live/1-football`,
  );
});

test('SHL-290 SHL-942 addresses of the platform by language and medium replace and add, for public languages', () => {
  const links = linksOf({
    alternateLanguageLinks: [
      { lng: 'en', href: 'https://northline.co.uk/live' },
      { lng: 'xx', href: 'https://northline.co.uk/xx' },
    ],
    alternateMediaLinks: [
      { media: 'only screen and (max-width: 640px)', href: '/pt?platform_type=mobile' },
    ],
  });
  expect(links).toEqual([
    `canonical  ${origin}/pt/live/1-football`,
    'alternate en https://northline.co.uk/live',
    `alternate pt-BR ${origin}/pt/live/1-football`,
    'alternate x-default https://northline.co.uk/live',
    `alternate only screen and (max-width: 640px) ${origin}/pt?platform_type=mobile`,
  ]);
});

test('SHL-293 no data of the platform can change how the page works', () => {
  const { metas, ...rest } = readPageSeo(
    {
      title: ' \u0000\n',
      metas: [
        'viewport',
        'Referrer',
        'refresh',
        'robots',
        'theme-color',
        'a"b',
        'on load',
        'description',
        'x'.repeat(65),
        'keywords',
      ].map((name) => ({ name, content: 'x\ny' })),
    },
    origin,
  );
  expect(metas).toEqual([{ name: 'keywords', content: 'x y' }]);
  expect(rest).toEqual({ languageLinks: new Map(), mediaLinks: [] });
});

test('SHL-293 a mirror is a domain that a browser can read', () => {
  const mirrorOf = (domain: string): unknown =>
    readPageSeo({ customCanonical: { mode: 'mirror', domain } }, origin).canonical;
  expect(['a.0', 'a.0x1', 'a b.example', 'a.example/x', 'Mirror.example'].map(mirrorOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    { mode: 'mirror', domain: 'mirror.example' },
  ]);
});

test('SHL-293 hostile data stay text: every written address is https or of the site', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom(
      'javascript:alert(1)',
      '"><script>alert(1)</script>',
      '//evil.example',
      '/ok',
      'https://ok.example/a',
      '\\\\evil',
      'https:evil',
      'HTTPS://x.example',
      'A.0',
    ),
  );
  const page: fc.Arbitrary<SeoPage> = fc.record({
    title: text,
    metaRobots: text,
    customCanonical: fc.oneof(
      fc.record({ mode: fc.constant('url' as const), targetUrl: text }),
      fc.record({ mode: fc.constant('mirror' as const), domain: text }),
    ),
    alternateLanguageLinks: fc.array(fc.record({ lng: fc.constantFrom('en', 'pt'), href: text }), {
      maxLength: 3,
    }),
    alternateMediaLinks: fc.array(fc.record({ media: text, href: text }), { maxLength: 3 }),
    metas: fc.array(fc.record({ name: text, content: text }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(page, (seo) => {
      for (const { name, attributes } of written(seo).tags) {
        if (name === 'link')
          expect(['https:', 'http:']).toContain(new URL(attributes['href'] ?? '').protocol);
        if (name === 'link') expect(attributes['href']).toMatch(/^https:\/\//);
        expect(attributes['http-equiv']).toBeUndefined();
      }
    }),
    { numRuns: 1000 },
  );
});

test('SHL-400 the picture of a page has description and size; an invalid address leaves the picture of the brand', () => {
  const shown = (href: string): Record<string, string | undefined> => {
    const { tags } = headOf(
      facts,
      readPageSeo({}, origin, { picture: { href, alt: 'A\n– B', width: 1200, height: 630 } }),
    );
    return Object.fromEntries(
      tags.flatMap(({ attributes }) =>
        /image|twitter/.test(attributes['property'] ?? attributes['name'] ?? '')
          ? [[attributes['property'] ?? attributes['name'] ?? '', attributes['content']]]
          : [],
      ),
    );
  };
  expect(shown('/cards/1.png')).toEqual({
    'og:image': `${origin}/cards/1.png`,
    'og:image:alt': 'A – B',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  for (const href of [
    'http://evil.example/x.png',
    '//evil.example/x.png',
    'javascript:alert(1)',
    'data:image/png,x',
  ])
    expect(shown(href), href).toEqual({ 'og:image': `${origin}/brands/northline/icon-512.png` });
});
