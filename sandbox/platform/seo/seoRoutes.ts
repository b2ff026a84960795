import type {
  SeoAddress,
  SeoContent,
  SeoLanguageMap,
  SeoPage,
  SeoSiteMap,
  SeoSportsMap,
  SeoVisual,
} from '#wire';
import { isSeoContent, isSeoPage } from '#wire/validators/seo.js';
import { readControl, textLike } from '../../control/readControl.ts';
import { notFound, invalidQuery } from '../http/ApiError.ts';
import { queryInteger, queryOf } from '../http/readQuery.ts';
import type { SandboxApp, SandboxContext } from '../http/SandboxApp.ts';
import { drawCard } from './drawCard.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

const longestPath = 1000;

/** Language segments of addresses that differ from ISO 639. */
const otherSegments: Readonly<Record<string, string>> = {
  br: 'pt-BR',
  cn: 'zh-Hans',
  cz: 'cs',
  dk: 'da',
  ee: 'et',
  gr: 'el',
  in: 'hi',
  jp: 'ja',
  kr: 'ko',
  kz: 'kk',
  mx: 'es-MX',
  rs: 'sr',
  se: 'sv',
  tw: 'zh-Hant',
  ua: 'uk',
  vn: 'vi',
};
const plainSegments =
  'en ru es pt de fr tr ar az bg bn fa fi he hr hu id it ka ky lt lv mn ms nl no pl ro sk sl sw tg th ur uz';
const languages = [
  ...plainSegments.split(' ').map((lng) => ({ lng, iso: lng })),
  ...Object.entries(otherSegments).map(([lng, iso]) => ({ lng, iso })),
];

function pathOf(context: SandboxContext): string {
  const path = context.req.query('path') ?? '';
  if (path.length > longestPath)
    throw invalidQuery('path', `path has ${path.length} characters: give at most ${longestPath}`);
  return path;
}

function setCacheTime(context: SandboxContext, seconds: number): void {
  context.header('Cache-Control', `public, max-age=${seconds}`);
}

/** Adds texts for search engines; equal for all callers, so they may be cached for minutes. */
export function addSeoRoutes(app: SandboxApp, { seo, addresses }: SandboxPlatform): void {
  app.get('/web-api/seo/v1/page', (context) => {
    const path = pathOf(context);
    const page = seo.page(path, context.var.language) ?? {};
    setCacheTime(context, 60);
    context.header('Vary', 'X-Language');
    return context.json<SeoPage>(page);
  });

  app.get('/web-api/seo/v1/address', (context) => {
    setCacheTime(context, 60);
    return context.json<SeoAddress>(addresses.find(pathOf(context)));
  });

  app.get('/web-api/seo/v1/visual', (context) => {
    const visual = seo.visual(pathOf(context), context.var.language);
    setCacheTime(context, 60);
    context.header('Vary', 'X-Language');
    return context.json<SeoVisual>(visual);
  });

  app.get('/web-api/seo/v1/cards/:name', (context) => {
    const [, kind, id = ''] =
      /^(event|champ|sport)-([1-9]\d{0,15})\.png$/.exec(context.req.param('name')) ?? [];
    if (kind === undefined) throw notFound('card_unknown', 'There is no such picture');
    return context.body(drawCard(Number(id), kind === 'event' ? 2 : 1), 200, {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=86400',
    });
  });

  app.get('/web-api/seo/v1/content', (context) => {
    const path = pathOf(context);
    const content = seo.content(path, context.var.language) ?? { sections: [], links: [] };
    setCacheTime(context, 60);
    context.header('Vary', 'X-Language');
    return context.json<SeoContent>(content);
  });

  app.get('/web-api/seo/v1/sports', (context) => {
    setCacheTime(context, 600);
    return context.json<SeoSportsMap>(seo.sports());
  });

  app.get('/web-api/seo/v1/languages', (context) => {
    setCacheTime(context, 3600);
    return context.json<SeoLanguageMap>({ languages });
  });

  app.get('/web-api/seo/v1/site-map', (context) => {
    const page = queryInteger(queryOf(context), 'page', 1, 50_000, 1);
    const map = seo.siteMap(page);
    if (map === undefined)
      throw notFound('site_map_unknown', `There is no page ${page} of the site map`);
    setCacheTime(context, 300);
    return context.json<SeoSiteMap>(map);
  });
}

/** Adds texts set by the operator for a path, checked by the contract. */
export function addSeoControl(app: SandboxApp, { seo }: SandboxPlatform): void {
  app.post('/sandbox/v1/seo', async (context) => {
    const { path, ...texts } = await readControl(
      context,
      {
        path: textLike(/^.{0,1000}$/, 'a path after the language'),
        page: {
          says: 'what seo.page answers',
          holds: (value: unknown): value is SeoPage => isSeoPage(value),
        },
        content: {
          says: 'what seo.content answers',
          holds: (value: unknown): value is SeoContent => isSeoContent(value),
        },
      },
      'path',
    );
    seo.override(path, Object.keys(texts).length === 0 ? undefined : texts);
    return context.json({ ok: true });
  });
}
