import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LiveDot } from '../../ui/marks/LiveDot.tsx';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Popover } from '../../ui/surfaces/Popover.tsx';
import { MenuAnchor } from './MenuAnchor.tsx';
import { MenuList } from './MenuList.tsx';
import type { MenuLink } from './menuLinks.ts';
import { useFittingCount } from './useFittingCount.ts';
import styles from './MenuRow.module.css';

interface MenuRowProps {
  readonly label: string;
  readonly links: readonly MenuLink[];
  readonly className?: string | undefined;
  readonly itemClassName: string | undefined;
  /** Class of the “More” button while the current page is among its items. */
  readonly currentClassName: string | undefined;
}

/** Menu in one row; items that do not fit are behind “More”. */
export const MenuRow = observer(function MenuRow({
  label,
  links,
  className,
  itemClassName,
  currentClassName,
}: MenuRowProps) {
  const t = useTranslate('shell');
  const rowRef = useRef<HTMLElement>(null);
  const count = useFittingCount(rowRef, links.length);
  const rest = links.slice(count);
  return (
    <nav ref={rowRef} className={classNames(styles.row, className)} aria-label={label}>
      {links.map((link, index) => (
        <span
          key={link.id}
          data-item=""
          className={classNames(styles.slot, index >= count && styles.hidden)}
        >
          <MenuAnchor link={link} className={itemClassName}>
            {link.badge === 'dot' ? <LiveDot className={styles.dot} /> : null}
            {link.label}
          </MenuAnchor>
        </span>
      ))}
      <span data-more="" className={classNames(styles.slot, rest.length === 0 && styles.hidden)}>
        <Popover
          label={t('moreSections')}
          triggerClassName={classNames(
            itemClassName,
            rest.some((link) => link.current !== undefined) && currentClassName,
          )}
          trigger={
            <>
              {t('more')}
              <Icon name="chevron-down" size={14} />
            </>
          }
        >
          {(close) => <MenuList links={rest} onChoose={close} />}
        </Popover>
      </span>
    </nav>
  );
});
