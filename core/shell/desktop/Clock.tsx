import { observer } from 'mobx-react-lite';
import { useServices } from '../../ui/react/useServices.ts';
import { useFormat } from '../../ui/react/useFormat.ts';
import { utcLabel } from '../settings/utcLabel.ts';
import { useMinute } from '../settings/useMinute.ts';
import styles from './Clock.module.css';

/** Time of the platform in the person's time zone. */
export const Clock = observer(function Clock() {
  const { preferences } = useServices();
  const format = useFormat();
  const nowS = useMinute();
  return (
    <>
      <bdi className="num" translate="no">
        {format.time(nowS)}
      </bdi>
      <bdi className={styles.zone}>{utcLabel(preferences.timeZoneOffsetMin)}</bdi>
    </>
  );
});
