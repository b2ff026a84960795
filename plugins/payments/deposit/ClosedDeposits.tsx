import { observer } from 'mobx-react-lite';
import type { RouteTarget } from '#core';
import { Alert, Button, Link, useFormat, useServices, useTranslate } from '#core/ui';
import { hasOpenEnd } from '#domain/limits/openEnd.ts';
import { securityRoute, verificationRoute, type SecurityPart } from '../../auth/contract.ts';
import type { Methods } from '../payment/Payment.ts';

/** Where the person opens deposits again. */
const cures: Readonly<
  Partial<
    Record<
      NonNullable<Methods['closedReason']>,
      {
        readonly to: RouteTarget;
        readonly key: 'closed.security' | 'closed.confirm' | 'closed.verify';
      }
    >
  >
> = {
  first_secret: {
    to: { name: securityRoute, query: { part: 'password' satisfies SecurityPart } },
    key: 'closed.security',
  },
  unconfirmed: {
    to: { name: securityRoute, query: { part: 'contacts' satisfies SecurityPart } },
    key: 'closed.confirm',
  },
  identity: { to: { name: verificationRoute }, key: 'closed.verify' },
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
      title={t(
        closedReason === 'identity' ||
          closedReason === 'first_secret' ||
          closedReason === 'unconfirmed'
          ? `closed.${closedReason}.title`
          : 'closed.title',
      )}
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
      {cure !== undefined && navigation.hasRoute(cure.to.name) ? (
        <>
          {' '}
          <Link to={cure.to} className="text-link">
            {t(cure.key)}
          </Link>
        </>
      ) : null}
    </Alert>
  );
});
