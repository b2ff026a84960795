import { evaluateCondition, type ConditionFacts } from '../../runtime/plan/evaluateCondition.ts';
import type { PlannedMenuItem } from '../../runtime/plan/Plan.ts';
import type { Navigation } from '../../runtime/routes/Navigation.ts';

/** Menu item as it is rendered. */
export interface MenuLink {
  readonly id: string;
  readonly label: string;
  readonly icon: string | undefined;
  /** Undefined for a heading of children. */
  readonly href: string | undefined;
  /** Parent addresses of further pages that belong to it. */
  readonly within: readonly string[];
  readonly badge: PlannedMenuItem['badge'];
  readonly current: 'page' | 'true' | undefined;
  readonly children: readonly MenuLink[];
}

export interface MenuContext {
  readonly facts: ConditionFacts;
  readonly navigation: Pick<Navigation, 'hasRoute' | 'href' | 'path'>;
  readonly translate: (key: string) => string;
}

/** SHL-61: leaves out items that are off in the plan, fail their condition or lead nowhere. */
export function menuLinks(
  items: readonly PlannedMenuItem[],
  context: MenuContext,
): readonly MenuLink[] {
  const links = items.flatMap((item): readonly MenuLink[] => {
    if (item.offReason !== undefined || !evaluateCondition(item.when, context.facts)) return [];
    const href = hrefOf(item.target, context.navigation, item.params);
    const children = menuLinks(item.children, context);
    if (href === undefined && children.length === 0) return [];
    return [
      {
        id: item.id,
        label: context.translate(item.labelKey),
        icon: item.icon,
        href,
        within: (item.within ?? []).flatMap((name) => hrefOf(name, context.navigation) ?? []),
        badge: item.badge,
        current: undefined,
        children,
      },
    ];
  });
  return markCurrent(links, context.navigation.path.replace(/\/$/, ''));
}

function hrefOf(
  target: string | undefined,
  navigation: MenuContext['navigation'],
  params?: PlannedMenuItem['params'],
): string | undefined {
  if (target === undefined) return undefined;
  if (target.startsWith('https://')) return target;
  // A path behind the language, which has two letters.
  if (target.startsWith('/')) return navigation.path.slice(0, 3) + target;
  return navigation.hasRoute(target)
    ? navigation.href({ name: target, ...(params === undefined ? {} : { params }) })
    : undefined;
}

/** SHL-62: the exact page, or else the longest address above it; never the home page. */
function markCurrent(links: readonly MenuLink[], path: string): readonly MenuLink[] {
  let best: MenuLink | undefined;
  let bestLength = 0;
  for (const link of links) {
    for (const href of link.href === undefined ? [] : [link.href, ...link.within]) {
      if (!isAtOrAbove(href, path) || href.length <= bestLength) continue;
      best = link;
      bestLength = href.length;
    }
  }
  if (best === undefined) return links;
  const current = best.href === path ? 'page' : 'true';
  return links.map((link) => (link === best ? { ...link, current } : link));
}

function isAtOrAbove(href: string, path: string): boolean {
  if (href === path) return true;
  return href.split('/').length > 2 && path.startsWith(`${href}/`);
}
