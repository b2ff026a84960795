import { observer } from 'mobx-react-lite';
import { Slot } from '../../react/Slot.tsx';
import { useServices } from '../../react/useServices.ts';
import { Brand } from '../frame/Brand.tsx';
import styles from './Header.module.css';
import { MainMenu } from './MainMenu.tsx';

/** The main row: brand, main menu, what plugins put at both ends. */
export const Header = observer(function Header() {
  const { config } = useServices();
  return (
    <div className={styles.row}>
      <Brand className={styles.brand} />
      <Slot name="header.start" />
      {config.site.isRedesignedHeader ? <MainMenu /> : <span className={styles.room} />}
      <div className={styles.end}>
        <Slot name="header.end" />
      </div>
    </div>
  );
});
