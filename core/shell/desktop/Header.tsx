import { observer } from 'mobx-react-lite';
import { Slot } from '../../ui/react/Slot.tsx';
import { useServices } from '../../ui/react/useServices.ts';
import { Brand } from '../frame/Brand.tsx';
import styles from './Header.module.css';
import { MainMenu } from './MainMenu.tsx';
import { slots } from '../slots.ts';

/** Main row: brand, main menu, contributions of plugins at both ends. */
export const Header = observer(function Header() {
  const { config } = useServices();
  return (
    <div className={styles.row}>
      <Brand className={styles.brand} />
      <Slot slot={slots.headerStart} />
      {config.site.isRedesignedHeader ? <MainMenu /> : <span className={styles.room} />}
      <div className={styles.end}>
        <Slot slot={slots.headerEnd} />
      </div>
    </div>
  );
});
