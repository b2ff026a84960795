import { observer } from 'mobx-react-lite';
import { LiveAnnouncer } from '../../runtime/notices/LiveAnnouncer.ts';
import { useServices } from '../../ui/react/useServices.ts';
import styles from './Announcements.module.css';

/**
 * The two live regions, present from the start, because a region that is inserted with its text is
 * not announced.
 */
export const Announcements = observer(function Announcements() {
  const { announcer } = useServices();
  const texts = announcer instanceof LiveAnnouncer ? announcer : undefined;
  return (
    <div className={styles.regions}>
      <div role="status" aria-live="polite" aria-atomic="true">
        {texts?.politeText}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {texts?.alertText}
      </div>
    </div>
  );
});
