import { observer } from 'mobx-react-lite';
import { menus } from '#core';
import {
  Icon,
  Link,
  SkeletonLine,
  useOpen,
  useService,
  useServices,
  useTranslate,
  type IconName,
} from '#core/ui';
import { officeMenuToken } from '../contract.ts';
import { composeOfficeMenu, type OfficeMenuRow } from '../menu/composeOfficeMenu.ts';
import styles from './OfficeMenu.module.css';

/** The specification's number of rows while the menu is not known. */
const skeletonRows = 15;

/** The menu in the platform's order, of what is in the plan. */
export const OfficeMenuItems = observer(function OfficeMenuItems() {
  const t = useTranslate('office');
  const { plan, navigation } = useServices();
  const { answer } = useService(officeMenuToken);
  useOpen(answer);
  if (answer.isLoading)
    return (
      <div className={styles.section} aria-hidden="true">
        {Array.from({ length: skeletonRows }, (_, index) => (
          <div key={index} className={styles.row}>
            <SkeletonLine width="60%" height="14px" />
          </div>
        ))}
      </div>
    );
  const sections = composeOfficeMenu(plan.menus[menus.office.name] ?? [], answer.value, (target) =>
    navigation.hasRoute(target) ? navigation.href({ name: target }).slice(4) : undefined,
  );
  return sections.map(({ id, title, rows }) => (
    <div key={id} className={styles.section}>
      {title === undefined ? null : (
        <h2 className={styles.heading}>{'text' in title ? title.text : t(title.key)}</h2>
      )}
      <ul>
        {rows.map((row) => (
          <OfficeMenuLink key={row.item.id} row={row} />
        ))}
      </ul>
    </div>
  ));
});

const OfficeMenuLink = observer(function OfficeMenuLink({ row }: { readonly row: OfficeMenuRow }) {
  const t = useTranslate('office');
  const { navigation } = useServices();
  const { item, isClosed } = row;
  const words = (
    <>
      {item.icon === undefined ? null : <Icon name={item.icon as IconName} size={18} />}
      <span>
        {t(item.labelKey)}
        {isClosed ? <small className={styles.closed}>{t('menu.rechargeClosed')}</small> : null}
      </span>
    </>
  );
  if (isClosed || item.target === undefined)
    return (
      <li>
        <span className={styles.row} aria-disabled="true">
          {words}
        </span>
      </li>
    );
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
        {words}
      </Link>
    </li>
  );
});
