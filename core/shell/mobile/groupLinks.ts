import type { MenuLink } from '../menu/menuLinks.ts';

/** Links under one caption. */
export interface LinkGroup {
  readonly id: string;
  readonly caption: string;
  readonly links: readonly MenuLink[];
}

/**
 * A menu as groups: what stands in it without a heading first, under a caption of its own, then
 * what each heading holds.
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

/** The link itself, unless it is a heading, and what stands below it. */
function flattened(link: MenuLink): readonly MenuLink[] {
  const children = link.children.flatMap(flattened);
  return link.href === undefined ? children : [link, ...children];
}

/** The first link to each place that is not among those already shown; no group is empty. */
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
