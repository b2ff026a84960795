import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { MenuRow } from '../menu/MenuRow.tsx';
import { useMenu } from '../menu/useMenu.ts';
import { menus } from '../slots.ts';
import styles from './MainMenu.module.css';

/** Main menu, in the header or in the bar below it. */
export const MainMenu = observer(function MainMenu() {
  const t = useTranslate('shell');
  const links = useMenu(menus.main).filter((link) => link.href !== undefined);
  return (
    <MenuRow
      label={t('mainMenu')}
      links={links}
      className={styles.menu}
      itemClassName={styles.item}
      currentClassName={styles.current}
    />
  );
});
