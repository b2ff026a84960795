import { observer } from 'mobx-react-lite';
import { menus, type PlannedMenuItem } from '#core';
import { Icon, Link, useServices, useTranslate, type IconName } from '#core/ui';
import styles from './OfficeMenu.module.css';

/** The office menu of the plan: sections with links. What leads nowhere is not in it. */
export const OfficeMenuItems = observer(function OfficeMenuItems() {
  const t = useTranslate('office');
  const { plan } = useServices();
  return (plan.menus[menus.office.name] ?? [])
    .filter((section) => section.offReason === undefined)
    .map((section) => (
      <div key={section.id} className={styles.section}>
        {section.children.length === 0 ? null : (
          <h2 className={styles.heading}>{t(section.labelKey)}</h2>
        )}
        <ul>
          {(section.children.length === 0 ? [section] : section.children).map((item) => (
            <OfficeMenuLink key={item.id} item={item} />
          ))}
        </ul>
      </div>
    ));
});

interface OfficeMenuLinkProps {
  readonly item: PlannedMenuItem;
}

const OfficeMenuLink = observer(function OfficeMenuLink({ item }: OfficeMenuLinkProps) {
  const t = useTranslate('office');
  const { navigation } = useServices();
  if (
    item.target === undefined ||
    item.offReason !== undefined ||
    !navigation.hasRoute(item.target)
  )
    return null;
  const href = navigation.href({ name: item.target });
  const isHere = navigation.routeName === item.target;
  // The card of a bet stands below the history.
  const isAbove =
    !isHere && item.target !== 'office.account' && navigation.path.startsWith(`${href}/`);
  return (
    <li>
      <Link
        to={href}
        className={styles.row}
        aria-current={isHere ? 'page' : isAbove ? 'true' : undefined}
      >
        {item.icon === undefined ? null : <Icon name={item.icon as IconName} size={18} />}
        <span>{t(item.labelKey)}</span>
      </Link>
    </li>
  );
});
