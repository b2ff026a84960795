import type { MenuLink } from '../menu/menuLinks.ts';

/** Links under one caption. */
export interface LinkGroup {
  readonly id: string;
  readonly caption: string;
  readonly links: readonly MenuLink[];
}

/**
 * Groups of a menu: first the links without a heading, under a caption of their own, then those of
 * each heading.
 */
export function groupLinks(id: string, caption: string, menu: readonly MenuLink[]): LinkGroup[] {
  const alone = menu.filter(({ children }) => children.length === 0);
  return [
    { id, caption, links: alone },
    ...menu
      .filter(({ children }) => children.length > 0)
      .map((heading) => ({
        id: `${id} ${heading.id}`,
        caption: heading.label,
        links: flattened(heading),
      })),
  ];
}

/** The link itself, unless it is a heading, and the links below it. */
function flattened(link: MenuLink): readonly MenuLink[] {
  const children = link.children.flatMap(flattened);
  return link.href === undefined ? children : [link, ...children];
}

/** The first link to each address that is not shown already; no group is empty. */
export function withoutRepeats(
  groups: readonly LinkGroup[],
  shown: readonly MenuLink[],
): readonly LinkGroup[] {
  const places = new Set(shown.map(({ href }) => href));
  return groups
    .map((group) => ({
      ...group,
      links: group.links.filter(({ href }) => !places.has(href) && places.add(href)),
    }))
    .filter(({ links }) => links.length > 0);
}
