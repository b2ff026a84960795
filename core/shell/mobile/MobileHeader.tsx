import { observer } from 'mobx-react-lite';
import { Slot } from '../../react/Slot.tsx';
import { Brand } from '../frame/Brand.tsx';
import styles from './MobileHeader.module.css';

export const MobileHeader = observer(function MobileHeader() {
  return (
    <div className={styles.row}>
      <Brand className={styles.brand} />
      <Slot name="header.start" />
      <Slot name="header.end" />
    </div>
  );
});
