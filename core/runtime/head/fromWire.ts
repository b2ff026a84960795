import type { SeoPage, SeoVisual } from '../../../schemas/generated/wire.ts';
import type { CustomCanonical, PageSeo } from './PageSeo.ts';

/** Names that control how the page works, or that the site sets itself. */
const ownNames = new Set([
  'charset',
  'color-scheme',
  'content-security-policy',
  'description',
  'refresh',
  'referrer',
  'robots',
  'theme-color',
  'title',
  'viewport',
]);
const namePattern = /^[a-z][a-z0-9_.:-]{0,63}$/i;
const directive =
  /^(?:all|none|(?:no)?index|(?:no)?follow|noarchive|nocache|nosnippet|notranslate|noimageindex|noodp|indexifembedded|max-snippet:\s?-?\d{1,5}|max-video-preview:\s?-?\d{1,5}|max-image-preview:\s?(?:none|standard|large))$/i;
const host =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
const mediaPattern = /^[a-z0-9 ():,.-]{1,200}$/i;
const languagePattern = /^(?:[a-z]{2}|x-default)$/;

/** Data of the platform about a page, without fields that must not come from outside. */
export function readPageSeo(wire: SeoPage, origin: string, visual: SeoVisual = {}): PageSeo {
  const title = words(wire.title);
  const description = words(wire.description);
  const robots = readRobots(wire.metaRobots) ?? readRobots(wire.hierarchyMetaRobots);
  const canonical = readCanonical(wire.customCanonical, origin);
  const picture = readPicture(visual.picture, origin);
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(robots === undefined ? {} : { robots }),
    ...(canonical === undefined ? {} : { canonical }),
    ...(picture === undefined ? {} : { picture }),
    metas: (wire.metas ?? []).flatMap(({ name, content }) => {
      const said = words(content);
      return said === undefined || !namePattern.test(name) || ownNames.has(name.toLowerCase())
        ? []
        : [{ name, content: said }];
    }),
    languageLinks: new Map(
      (wire.alternateLanguageLinks ?? []).flatMap(({ lng, href }) => {
        const address = readAddress(href, origin);
        return address === undefined || !languagePattern.test(lng) ? [] : [[lng, address] as const];
      }),
    ),
    mediaLinks: (wire.alternateMediaLinks ?? []).flatMap(({ media, href }) => {
      const address = readAddress(href, origin);
      return address === undefined || !mediaPattern.test(media) ? [] : [{ media, href: address }];
    }),
  };
}

/** One line of text; undefined when nothing is left. */
function words(text: string | undefined): string | undefined {
  const line = text?.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return line === undefined || line === '' ? undefined : line;
}

/** Keeps known directives only: a misspelt one would hide or show a page by accident. */
function readRobots(text: string | undefined): string | undefined {
  const directives = (text ?? '').split(',').map((part) => part.trim().toLowerCase());
  return directives.filter((part) => directive.test(part)).join(', ') || undefined;
}

function readPicture(picture: SeoVisual['picture'], origin: string): PageSeo['picture'] {
  const href = picture === undefined ? undefined : readAddress(picture.href, origin);
  return picture === undefined || href === undefined
    ? undefined
    : { href, alt: words(picture.alt) ?? '', width: picture.width, height: picture.height };
}

function readCanonical(
  wire: SeoPage['customCanonical'],
  origin: string,
): CustomCanonical | undefined {
  if (wire === undefined) return undefined;
  // A host name that ends in a number is parsed as an invalid IPv4 address.
  if (wire.mode === 'mirror')
    return host.test(wire.domain) && URL.canParse(`https://${wire.domain}`)
      ? { mode: 'mirror', domain: wire.domain.toLowerCase() }
      : undefined;
  const targetUrl = readAddress(wire.targetUrl, origin);
  return targetUrl === undefined ? undefined : { mode: 'url', targetUrl };
}

/** Absolute https address, or a path of the site made absolute; without credentials. */
function readAddress(text: string, origin: string): string | undefined {
  if (
    !/^(?:https:\/\/|\/(?!\/))/i.test(text) ||
    /[\s\\\p{Cc}]/u.test(text) ||
    !URL.canParse(text, origin)
  )
    return undefined;
  const url = new URL(text, origin);
  if (
    url.username !== '' ||
    url.password !== '' ||
    (url.protocol !== 'https:' && url.origin !== origin)
  )
    return undefined;
  return url.href;
}
