import { observer } from 'mobx-react-lite';
import { Alert, ButtonLink, useLaterTexts, useServices, useTranslate } from '#core/ui';
import { holdReasons, type HoldReason } from '#domain/accounts/rights.ts';
import { requestsRoute } from '../../support/contract.ts';
import { securityRoute, type SecurityPart } from '../contract.ts';
import { withdrawRoute } from '../../payments/contract.ts';
import { useClosedRight } from './useClosedRight.ts';

/** Note that the account is held, with links to what stays open or reopens it; else nothing. */
export const HeldAccountNote = observer(function HeldAccountNote() {
  const closed = useClosedRight('bet');
  const reason = holdReasons.find((each) => each === closed);
  return reason === undefined ? null : <HeldAccount reason={reason} />;
});

/** Mounted only while the account is held, because its texts are loaded by a call. */
const HeldAccount = observer(function HeldAccount({ reason }: { readonly reason: HoldReason }) {
  const t = useTranslate('auth.rights');
  const { navigation } = useServices();
  if (!useLaterTexts('auth', 'hold.frozen', 'rights')) return null;
  return (
    <Alert
      tone="warning"
      title={t(`hold.${reason}`)}
      actions={
        <>
          {reason === 'first_secret' && navigation.hasRoute(securityRoute) ? (
            <ButtonLink
              size="sm"
              variant="primary"
              to={{ name: securityRoute, query: { part: 'password' satisfies SecurityPart } }}
            >
              {t('hold.password')}
            </ButtonLink>
          ) : null}
          {navigation.hasRoute(withdrawRoute) ? (
            <ButtonLink size="sm" to={{ name: withdrawRoute }}>
              {t('hold.withdraw')}
            </ButtonLink>
          ) : null}
          {navigation.hasRoute(requestsRoute) ? (
            <ButtonLink size="sm" to={{ name: requestsRoute }}>
              {t('hold.support')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {t(reason === 'frozen' ? 'hold.frozen.text' : `reason.${reason}`)}
    </Alert>
  );
});
