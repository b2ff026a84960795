import { observer } from 'mobx-react-lite';
import { useLayoutKind, useServices, useTranslate } from '#core/ui';
import { SettingSwitch } from '../settings/SettingSwitch.tsx';
import { useFitsQuickCoupon } from './useFitsQuickCoupon.ts';

/** The tablet's switch for the quick coupon; desktop hides the column, phones have none. */
export const QuickSwitch = observer(function QuickSwitch() {
  const t = useTranslate('coupon.later');
  const { preferences } = useServices();
  const hasRoom = useFitsQuickCoupon();
  const layout = useLayoutKind();
  if (!hasRoom || layout !== 'mobile') return null;
  return (
    <SettingSwitch
      label={t('settings.quick')}
      hint={t('settings.quick.hint')}
      isOn={preferences.isEndColumnHidden}
      onChange={(isOn) => preferences.set('isEndColumnHidden', isOn)}
    />
  );
});
