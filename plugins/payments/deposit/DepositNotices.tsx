import { observer } from 'mobx-react-lite';
import { Alert, Button, ButtonLink, Dialog, useServices, useTranslate } from '#core/ui';
import { verificationRoute } from '../../auth/contract.ts';
import type { Methods } from '../payment/Payment.ts';
import type { DepositStore } from './DepositStore.ts';

interface DepositNoticesProps {
  readonly store: DepositStore;
  readonly methods: Methods;
}

/** Notices of the operator above the page, each until dismissed; nothing without a text. */
export const DepositNotices = observer(function DepositNotices({
  store,
  methods,
}: DepositNoticesProps) {
  const t = useTranslate('payments.later');
  const { i18n } = useServices();
  const { notice } = methods;
  const isShown = notice !== undefined && i18n.has(`payments.later:notice.${notice.id}`);
  return (
    <>
      {isShown ? (
        <Alert
          tone={notice.tone}
          actions={
            <Button size="sm" onClick={() => void store.putNoticeAway(notice.id)}>
              {t('funds.read')}
            </Button>
          }
        >
          {t(`notice.${notice.id}`)}
        </Alert>
      ) : null}
      <IdentityQuestion store={store} methods={methods} />
    </>
  );
});

/** Asks for the verification over the page if the operator wants it; deposits stay open. */
const IdentityQuestion = observer(function IdentityQuestion({
  store,
  methods,
}: DepositNoticesProps) {
  const t = useTranslate('payments');
  const { navigation } = useServices();
  if (!methods.asksIdentity || store.hasPutIdentityOff || !navigation.hasRoute(verificationRoute))
    return null;
  return (
    <Dialog
      title={t('closed.identity.title')}
      isDismissible
      onClose={store.putIdentityOff}
      size="sm"
      footer={
        <>
          <Button onClick={store.putIdentityOff}>{t('payments.later:identity.later')}</Button>
          <ButtonLink to={{ name: verificationRoute }} variant="primary">
            {t('closed.verify')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('payments.later:identity.text')}</p>
    </Dialog>
  );
});
