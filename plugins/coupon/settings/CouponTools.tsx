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
import { couponSettingsToken, couponViewToken } from '../contract.ts';
import { couponCoreToken } from '../setup/couponCoreToken.ts';
import styles from './CouponTools.module.css';

/** Opens the settings of the coupon and loads the coupon's stores. */
export const CouponTools = observer(function CouponTools() {
  const t = useTranslate('coupon.later');
  const { reports, services } = useServices();
  const size = useLayoutKind() === 'mobile' ? 'lg' : 'md';
  const couponView = useService(couponViewToken);
  // Loads nothing: while the coupon is not busy, one-click betting is off.
  const couponSettings = usePeekService(couponSettingsToken);
  if (!useLaterTexts('coupon', 'settings.title')) return null;

  async function handlePress(): Promise<void> {
    try {
      const [view, settings] = await Promise.all([
        services.get(couponViewToken),
        services.get(couponSettingsToken),
        services.get(couponCoreToken),
      ]);
      view.show('coupon');
      settings.open();
    } catch (error) {
      reports.report(error, { plugin: 'coupon', contribution: 'settings' });
    }
  }

  return (
    <>
      {couponView.isBusy && couponSettings?.isOneClickOn === true ? (
        <IconButton
          icon="bolt"
          size={size}
          label={t('one-click.title')}
          className={styles.armed}
          onClick={() => couponView.show('coupon')}
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
