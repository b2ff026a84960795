import { observer } from 'mobx-react-lite';
import { Alert, Link, useFormat, useServices, useTranslate } from '#core/ui';
import { responsibleRoute } from '../../auth/contract.ts';

/** The person's own limit leaves nothing: why, and from when on it leaves more. */
export const NoRoom = observer(function NoRoom({
  growsAtS,
}: {
  /** Undefined: nothing that was paid in will leave the limit, it has to be raised. */
  readonly growsAtS: number | undefined;
}) {
  const t = useTranslate('payments');
  const { dateTime } = useFormat();
  const { navigation } = useServices();
  return (
    <Alert tone="warning" title={t('room.none')}>
      {growsAtS === undefined ? null : `${t('room.grows', { date: dateTime(growsAtS) })}. `}
      {navigation.hasRoute(responsibleRoute) ? (
        <Link to={{ name: responsibleRoute }} className="text-link">
          {t('room.limits')}
        </Link>
      ) : null}
    </Alert>
  );
});
