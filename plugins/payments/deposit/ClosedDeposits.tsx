import { observer } from 'mobx-react-lite';
import type { RouteTarget } from '#core';
import { Alert, Button, ButtonLink, Link, useFormat, useServices, useTranslate } from '#core/ui';
import { hasOpenEnd } from '#domain/limits/openEnd.ts';
import { securityRoute, verificationRoute, type SecurityPart } from '../../auth/contract.ts';
import { accountRoute } from '../../office/contract.ts';
import { depositRoute } from '../contract.ts';
import type { Methods } from '../payment/Payment.ts';
import { returnQuery } from '../payment/returnAddress.ts';

/** Routes on which the person can open deposits again, by the reason. */
const cures: Readonly<
  Partial<
    Record<
      NonNullable<Methods['closedReason']>,
      {
        readonly to: RouteTarget;
        readonly key: 'closed.confirm' | 'closed.verify';
      }
    >
  >
> = {
  unconfirmed: {
    to: { name: securityRoute, query: { part: 'contacts' satisfies SecurityPart } },
    key: 'closed.confirm',
  },
  identity: { to: { name: verificationRoute }, key: 'closed.verify' },
  identity_part: { to: { name: verificationRoute }, key: 'closed.verify' },
};

/** Why deposits are closed, with the link to change that. */
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
          closedReason === 'identity_part' ||
          closedReason === 'first_secret' ||
          closedReason === 'unconfirmed'
          ? `closed.${closedReason}.title`
          : 'closed.title',
      )}
      actions={
        closedReason === 'first_secret' ? (
          <OwnSecretLink />
        ) : closedReason === 'limits' ? (
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

/** Link to an own password or passkey, which leads back to the deposit. */
const OwnSecretLink = observer(function OwnSecretLink() {
  const t = useTranslate('payments');
  const { navigation } = useServices();
  if (!navigation.hasRoute(securityRoute)) return null;
  const before =
    navigation.query.get(returnQuery) ??
    (navigation.hasRoute(accountRoute) ? navigation.href({ name: accountRoute }) : undefined);
  const back = navigation.href({
    name: depositRoute,
    ...(before === undefined ? {} : { query: { [returnQuery]: before } }),
  });
  const part: SecurityPart = 'password';
  return (
    <ButtonLink
      variant="primary"
      size="lg"
      to={{ name: securityRoute, query: { part, [returnQuery]: back } }}
    >
      {t('closed.own')}
    </ButtonLink>
  );
});
