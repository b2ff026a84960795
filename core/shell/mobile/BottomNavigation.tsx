import { AsyncBoundary } from '../../ui/react/AsyncBoundary.tsx';
import { observer } from 'mobx-react-lite';
import { lazy, useState } from 'react';
import { Slot } from '../../ui/react/Slot.tsx';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../../schemas/generated/icons/IconName.ts';
import { MenuAnchor } from '../menu/MenuAnchor.tsx';
import type { MenuLink } from '../menu/menuLinks.ts';
import { useMenu } from '../menu/useMenu.ts';
import styles from './BottomNavigation.module.css';
import { menus, slots } from '../slots.ts';

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));

/** Five including the menu itself. */
const mostItems = 4;
/** Contributions of plugins are in the middle. */
const linksBefore = 2;

/** SHL-69: at most four destinations and the menu, below the plugins' bar. */
export const BottomNavigation = observer(function BottomNavigation() {
  const t = useTranslate('shell');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { plan } = useServices();
  const added = plan.slots.filter(
    (slot) =>
      slot.slot === 'bottom-navigation' &&
      slot.offReason === undefined &&
      slot.layout !== 'desktop',
  ).length;
  const links = useMenu(menus.bottom).slice(0, Math.max(0, mostItems - added));
  return (
    <>
      <div className={styles.bottom}>
        <Slot slot={slots.bottomBar} />
        <nav className={styles.navigation} aria-label={t('bottomMenu')}>
          {links.slice(0, linksBefore).map((link) => (
            <BottomLink key={link.id} link={link} />
          ))}
          <Slot slot={slots.bottomNavigation} />
          {links.slice(linksBefore).map((link) => (
            <BottomLink key={link.id} link={link} />
          ))}
          <button
            type="button"
            className={styles.item}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(true)}
          >
            <Icon name="menu-2" size={23} className={styles.icon} />
            <span>{t('menu')}</span>
          </button>
        </nav>
      </div>
      {isMenuOpen ? (
        <AsyncBoundary fallback={null}>
          <MenuDrawer onClose={() => setMenuOpen(false)} />
        </AsyncBoundary>
      ) : null}
    </>
  );
});

function BottomLink({ link }: { readonly link: MenuLink }) {
  return (
    <MenuAnchor link={link} className={styles.item}>
      <Icon name={(link.icon ?? 'point-filled') as IconName} size={23} className={styles.icon} />
      <span>{link.label}</span>
    </MenuAnchor>
  );
}
