import { observer } from 'mobx-react-lite';
import { Slot } from '../../ui/react/Slot.tsx';
import { Brand } from '../frame/Brand.tsx';
import styles from './MobileHeader.module.css';
import { slots } from '../slots.ts';

export const MobileHeader = observer(function MobileHeader() {
  return (
    <div className={styles.row}>
      <Brand className={styles.brand} />
      <Slot slot={slots.headerStart} />
      <Slot slot={slots.headerEnd} />
    </div>
  );
});
