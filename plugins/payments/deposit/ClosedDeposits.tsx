import { observer } from 'mobx-react-lite';
import { Alert, Button, Link, useFormat, useServices, useTranslate } from '#core/ui';
import { hasOpenEnd } from '#domain/limits/openEnd.ts';
import { securityRoute, verificationRoute } from '../../auth/contract.ts';
import type { Methods } from '../payment/Payment.ts';

/** Where the person opens deposits again. */
const cures: Readonly<
  Partial<
    Record<
      NonNullable<Methods['closedReason']>,
      { readonly route: string; readonly key: 'closed.security' | 'closed.verify' }
    >
  >
> = {
  first_secret: { route: securityRoute, key: 'closed.security' },
  identity: { route: verificationRoute, key: 'closed.verify' },
};

/** Why nothing can be paid in, and where that changes. */
export const ClosedDeposits = observer(function ClosedDeposits({
  methods,
  onRetry,
}: {
  readonly methods: Methods;
  readonly onRetry: () => void;
}) {
  const t = useTranslate('payments');
  const tShell = useTranslate('shell');
  const { date, time } = useFormat();
  const { navigation } = useServices();
  const { closedReason, closedUntilS = 0 } = methods;
  if (closedReason === undefined) return null;
  const cure = cures[closedReason];
  return (
    <Alert
      tone="warning"
      title={t(closedReason === 'identity' ? 'closed.identity.title' : 'closed.title')}
      actions={
        closedReason === 'limits' ? (
          <Button size="sm" onClick={onRetry}>
            {tShell('tryAgain')}
          </Button>
        ) : undefined
      }
    >
      {closedReason === 'excluded' && hasOpenEnd(closedUntilS)
        ? t('closed.excluded.open')
        : t(`closed.${closedReason}`, { date: `${date(closedUntilS)} ${time(closedUntilS)}` })}
      {cure !== undefined && navigation.hasRoute(cure.route) ? (
        <>
          {' '}
          <Link to={{ name: cure.route }} className="text-link">
            {t(cure.key)}
          </Link>
        </>
      ) : null}
    </Alert>
  );
});
