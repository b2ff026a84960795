import { observer } from 'mobx-react-lite';
import { IconButton, useLaterTexts, useServices, useTranslate } from '#core/ui';
import { couponViewToken, couponWorkspaceToken } from '../../contract.ts';

/** Opens the settings of the coupon; the coupon itself comes with them. */
export const CouponTools = observer(function CouponTools({ size = 'md' }: { readonly size?: 'md' | 'lg' }) {
  const t = useTranslate('coupon.later');
  const { reports, services } = useServices();
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

  return <IconButton icon="settings" size={size} label={t('settings.title')} data-coupon-settings="" onClick={() => void handlePress()} />;
});
