import type { MenuToken } from '../../contract/Token.ts';
import { useConditionFacts } from '../../ui/react/useCondition.ts';
import { useServices } from '../../ui/react/useServices.ts';
import { menuLinks, type MenuLink } from './menuLinks.ts';

/** Current links of a menu of the plan. Call it inside an observer. */
export function useMenu({ name }: MenuToken): readonly MenuLink[] {
  const { plan, navigation, i18n } = useServices();
  const facts = useConditionFacts();
  return menuLinks(plan.menus[name] ?? [], { facts, navigation, translate: i18n.t });
}
