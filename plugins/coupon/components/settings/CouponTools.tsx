import { observer } from 'mobx-react-lite';
import { IconButton, useLaterTexts, usePeekService, useServices, useTranslate } from '#core/ui';
import { couponViewToken, couponWorkspaceToken } from '../../contract.ts';
import styles from './CouponTools.module.css';

/** Opens the settings of the coupon; the coupon itself comes with them. */
export const CouponTools = observer(function CouponTools() {
  const t = useTranslate('coupon.later');
  const { reports, services } = useServices();
  const workspace = usePeekService(couponWorkspaceToken);
  if (!useLaterTexts('coupon', 'settings.title')) return null;

  async function handlePress(): Promise<void> {
    try {
      const [view, workspace] = await Promise.all([services.get(couponViewToken), services.get(couponWorkspaceToken)]);
      view.show('coupon');
      workspace.settings.open();
    } catch (error) {
      reports.report(error, { plugin: 'coupon', contribution: 'settings' });
    }
  }

  return (
    <>
      {workspace?.oneClick.isOn === true ? <IconButton icon="bolt" label={t('one-click.title')} className={styles.armed} onClick={() => workspace.view.show('coupon')} /> : null}
      <IconButton icon="settings" label={t('settings.title')} data-coupon-settings="" onClick={() => void handlePress()} />
    </>
  );
});
