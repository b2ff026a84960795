import { observer } from 'mobx-react-lite';
import { menus } from '#core';
import {
  Icon,
  Link,
  SkeletonLine,
  Slot,
  useOpen,
  useService,
  useServices,
  useTranslate,
  type IconName,
} from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import { officeMenuMark, officeMenuToken } from '../contract.ts';
import {
  composeOfficeMenu,
  type OfficeMenuRow,
  type OfficeMenuSection,
} from '../menu/composeOfficeMenu.ts';
import styles from './OfficeMenu.module.css';

/** Number of rows by the specification while the menu is loading. */
const skeletonRows = 15;

/** Items of the plan in the platform's order. */
export const OfficeMenuItems = observer(function OfficeMenuItems() {
  const { environment, plan, navigation } = useServices();
  const { isDepositClosed, user } = useService(accountsToken);
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
  const sections = composeOfficeMenu(
    plan.menus[menus.office.name] ?? [],
    answer.value,
    (target) =>
      navigation.hasRoute(target) ? navigation.href({ name: target }).slice(4) : undefined,
    {
      isDepositClosed,
      isExcluded: user?.excludedUntilS !== undefined,
      isPhone: environment.isMobile,
    },
  );
  return sections.map(({ id, title, rows }) => (
    <div key={id} className={styles.section}>
      {title === undefined ? null : <OfficeMenuHeading title={title} />}
      <ul>
        {rows.map((row) => (
          <OfficeMenuLink key={row.item.id} row={row} />
        ))}
      </ul>
    </div>
  ));
});

const OfficeMenuHeading = observer(function OfficeMenuHeading({
  title,
}: {
  readonly title: NonNullable<OfficeMenuSection['title']>;
}) {
  const t = useTranslate('office');
  const { i18n } = useServices();
  const text = 'text' in title ? title.text : t(title.key);
  const isThere = 'text' in title || i18n.has(title.key);
  return (
    <h2 className={styles.heading}>
      {isThere ? text : <SkeletonLine width="90px" height="14px" />}
    </h2>
  );
});

const OfficeMenuLink = observer(function OfficeMenuLink({ row }: { readonly row: OfficeMenuRow }) {
  const t = useTranslate('office');
  const { navigation, i18n } = useServices();
  const { item, isClosed } = row;
  // Loads the texts of its plugin if missing.
  const label = t(item.labelKey);
  const words = (
    <>
      {item.icon === undefined ? null : <Icon name={item.icon as IconName} size={18} />}
      <span>
        {i18n.has(item.labelKey) ? label : <SkeletonLine width="90px" height="14px" />}
        {isClosed ? <small className={styles.closed}>{t('menu.rechargeClosed')}</small> : null}
      </span>
      <Slot slot={officeMenuMark(item.id)} />
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
  // The page of a bet is below the history.
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
