import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { LiveDot } from '../../ui/marks/LiveDot.tsx';
import { MenuAnchor } from '../menu/MenuAnchor.tsx';
import { useMenu } from '../menu/useMenu.ts';
import styles from './SectionTabs.module.css';
import { menus } from '../slots.ts';

/** Main menu as a row that scrolls sideways. */
export const SectionTabs = observer(function SectionTabs() {
  const t = useTranslate('shell');
  const links = useMenu(menus.main).filter((link) => link.href !== undefined);
  if (links.length === 0) return null;
  return (
    <nav className={styles.tabs} aria-label={t('mainMenu')}>
      {links.map((link) => (
        <MenuAnchor key={link.id} link={link} className={styles.tab}>
          {link.badge === 'dot' ? <LiveDot className={styles.dot} /> : null}
          {link.label}
        </MenuAnchor>
      ))}
    </nav>
  );
});
