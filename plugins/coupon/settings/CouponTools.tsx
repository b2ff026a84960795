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
import { couponViewToken, couponWorkspaceToken } from '../contract.ts';
import styles from './CouponTools.module.css';

/** Opens the settings of the coupon; the coupon itself comes with them. */
export const CouponTools = observer(function CouponTools() {
  const t = useTranslate('coupon.later');
  const { reports, services } = useServices();
  const size = useLayoutKind() === 'mobile' ? 'lg' : 'md';
  // The workspace is looked at only once it can have something to say.
  const { isBusy } = useService(couponViewToken);
  const workspace = usePeekService(couponWorkspaceToken);
  if (!useLaterTexts('coupon', 'settings.title')) return null;

  async function handlePress(): Promise<void> {
    try {
      const [view, workspace] = await Promise.all([
        services.get(couponViewToken),
        services.get(couponWorkspaceToken),
      ]);
      view.show('coupon');
      workspace.settings.open();
    } catch (error) {
      reports.report(error, { plugin: 'coupon', contribution: 'settings' });
    }
  }

  return (
    <>
      {isBusy && workspace?.oneClick.isOn === true ? (
        <IconButton
          icon="bolt"
          size={size}
          label={t('one-click.title')}
          className={styles.armed}
          onClick={() => workspace.view.show('coupon')}
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
