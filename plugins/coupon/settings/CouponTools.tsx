import { observer } from 'mobx-react-lite';
import {
  IconButton,
  useLaterTexts,
  useLayoutKind,
  usePeekService,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { couponViewToken } from '../contract.ts';
import { couponStoresToken } from '../setup/couponStoresToken.ts';
import styles from './CouponTools.module.css';

/** Opens the settings of the coupon and loads the coupon's stores. */
export const CouponTools = observer(function CouponTools() {
  const t = useTranslate('coupon.later');
  const { reports, services } = useServices();
  const size = useLayoutKind() === 'mobile' ? 'lg' : 'md';
  // The stores are looked at only once they can have something to say.
  const { isBusy } = useService(couponViewToken);
  const stores = usePeekService(couponStoresToken);
  if (!useLaterTexts('coupon', 'settings.title')) return null;

  async function handlePress(): Promise<void> {
    try {
      const [view, { settings }] = await Promise.all([
        services.get(couponViewToken),
        services.get(couponStoresToken),
      ]);
      view.show('coupon');
      settings.open();
    } catch (error) {
      reports.report(error, { plugin: 'coupon', contribution: 'settings' });
    }
  }

  return (
    <>
      {isBusy && stores?.oneClick.isOn === true ? (
        <IconButton
          icon="bolt"
          size={size}
          label={t('one-click.title')}
          className={styles.armed}
          onClick={() => stores.view.show('coupon')}
        />
      ) : null}
      <IconButton
        icon="settings"
        size={size}
        label={t('settings.title')}
        data-coupon-settings=""
        onClick={() => void handlePress()}
      />
    </>
  );
});
