import { observer } from 'mobx-react-lite';
import { ButtonLink, Slot, useLayoutKind, usePageTitle, useTranslate } from '#core/ui';
import { MoneyLinks } from '../../auth/ui.ts';
import { accountDepositsSlot, accountPaymentsSlot, accountProtectionSlot } from '../contract.ts';
import { AccountCards } from './AccountCards.tsx';
import { OfficeHead } from '../frame/OfficeHead.tsx';
import { OfficeMenu } from '../frame/OfficeMenu.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { RecentBets } from './RecentBets.tsx';
import { WeekPanel } from './WeekPanel.tsx';
import { OfficeColumn, OfficeColumns } from '../frame/OfficeColumns.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';

/** Account page: balances, newest bets and weekly figures. On a phone with the menu of the area. */
export const AccountPage = observer(function AccountPage() {
  const t = useTranslate('office');
  const isMobile = useLayoutKind() === 'mobile';
  usePageTitle(t('account.title'));
  return (
    <OfficePage>
      <OfficeHead
        title={t('account.title')}
        actions={
          isMobile ? undefined : (
            <ButtonLink to={{ name: 'office.history' }} icon="list-details">
              {t('menu.history')}
            </ButtonLink>
          )
        }
      />
      <AccountCards />
      {isMobile ? <MoneyLinks /> : null}
      {isMobile ? <OfficeMenu /> : null}
      <OfficeColumns>
        <OfficeColumn>
          <RecentBets />
          <Slot slot={accountPaymentsSlot} />
        </OfficeColumn>
        <OfficeColumn>
          <Slot slot={accountProtectionSlot} />
          <WeekPanel />
          <ProfilePanel />
          <Slot slot={accountDepositsSlot} />
        </OfficeColumn>
      </OfficeColumns>
    </OfficePage>
  );
});
