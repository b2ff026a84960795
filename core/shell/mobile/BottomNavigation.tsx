import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { Slot } from '../../react/Slot.tsx';
import { useTranslate } from '../../react/useTranslate.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/IconName.ts';
import { MenuAnchor } from '../menu/MenuAnchor.tsx';
import { useMenu } from '../menu/useMenu.ts';
import styles from './BottomNavigation.module.css';

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));

/** With the menu itself five. */
const mostLinks = 4;

/** SHL-69: at most four destinations and the menu; the coupon's bar stands above them. */
export const BottomNavigation = observer(function BottomNavigation() {
  const t = useTranslate('shell');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const links = useMenu('bottom').slice(0, mostLinks);
  return (
    <>
      <div className={styles.bottom}>
        <Slot name="bottom-bar" />
        <nav className={styles.navigation} aria-label={t('bottomMenu')}>
          {links.map((link) => (
            <MenuAnchor key={link.id} link={link} className={styles.item}>
              <Icon name={(link.icon ?? 'point-filled') as IconName} size={23} className={styles.icon} />
              <span>{link.label}</span>
            </MenuAnchor>
          ))}
          <Slot name="bottom-navigation" />
          <button type="button" className={styles.item} aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={() => setMenuOpen(true)}>
            <Icon name="menu-2" size={23} className={styles.icon} />
            <span>{t('menu')}</span>
          </button>
        </nav>
      </div>
      {isMenuOpen ? (
        <Suspense fallback={null}>
          <MenuDrawer onClose={() => setMenuOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
});
