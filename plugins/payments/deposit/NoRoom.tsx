import { observer } from 'mobx-react-lite';
import { Alert, Link, useFormat, useServices, useTranslate } from '#core/ui';
import { responsibleRoute } from '../../auth/contract.ts';

/** Says that the person's own limit leaves nothing, and from when it leaves more. */
export const NoRoom = observer(function NoRoom({
  growsAtS,
}: {
  /** Undefined: no deposit will leave the window, so the limit has to be raised. */
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
