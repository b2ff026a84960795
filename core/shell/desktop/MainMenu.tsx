import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LiveDot } from '../../ui/marks/LiveDot.tsx';
import { Popover } from '../../ui/surfaces/Popover.tsx';
import { MenuAnchor } from '../menu/MenuAnchor.tsx';
import { MenuList } from '../menu/MenuList.tsx';
import { useFittingCount } from '../menu/useFittingCount.ts';
import { useMenu } from '../menu/useMenu.ts';
import styles from './MainMenu.module.css';
import { menus } from '../slots.ts';

/** The main menu in one row; what does not fit is behind “More”. */
export const MainMenu = observer(function MainMenu() {
  const t = useTranslate('shell');
  const links = useMenu(menus.main).filter((link) => link.href !== undefined);
  const rowRef = useRef<HTMLElement>(null);
  const count = useFittingCount(rowRef, links.length);
  const rest = links.slice(count);
  return (
    <nav ref={rowRef} className={styles.menu} aria-label={t('mainMenu')}>
      {links.map((link, index) => (
        <span
          key={link.id}
          data-item=""
          className={classNames(styles.slot, index >= count && styles.hidden)}
        >
          <MenuAnchor link={link} className={styles.item}>
            {link.badge === 'dot' ? <LiveDot className={styles.dot} /> : null}
            {link.label}
          </MenuAnchor>
        </span>
      ))}
      <span data-more="" className={classNames(styles.slot, rest.length === 0 && styles.hidden)}>
        <Popover
          label={t('moreSections')}
          triggerClassName={classNames(
            styles.item,
            rest.some((link) => link.current !== undefined) && styles.current,
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
