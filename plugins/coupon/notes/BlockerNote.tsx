import { observer } from 'mobx-react-lite';
import { Button, ButtonLink, useFormat, useServices, useTranslate } from '#core/ui';
import { hasOpenEnd } from '#domain/limits/openEnd.ts';
import { verificationRoute } from '../../auth/contract.ts';
import { RightReasonText } from '../../auth/ui.ts';
import type { PlaceBlocker } from '../place/PlaceBlocker.ts';
import { usePlacingStore } from '../setup/useStores.ts';
import { Note } from './Note.tsx';

/** Note about what to wait for, agree to or change before placing. */
export const BlockerNote = observer(function BlockerNote({
  blocker,
}: {
  readonly blocker: PlaceBlocker | undefined;
}) {
  const placing = usePlacingStore();
  const t = useTranslate('coupon.later');
  const tKinds = useTranslate('coupon.kinds');
  const { date, time } = useFormat();
  const moment = (atS: number): string => `${date(atS)} ${time(atS)}`;
  const { navigation } = useServices();
  switch (blocker?.kind) {
    case 'excluded':
      return (
        <Note tone="warning" icon="lock">
          {hasOpenEnd(blocker.untilS)
            ? t('excluded.open')
            : t('excluded', { date: moment(blocker.untilS) })}
        </Note>
      );
    case 'session':
      return (
        <Note tone="warning" icon="hourglass">
          {t('obstacle.session', { date: moment(blocker.untilS) })}
        </Note>
      );
    case 'right':
      return (
        <Note tone="warning" icon="lock" title={t('obstacle.right')}>
          <RightReasonText reason={blocker.reason} />
        </Note>
      );
    case 'identity':
      return (
        <Note
          tone="warning"
          icon="id"
          actions={
            navigation.hasRoute(verificationRoute) ? (
              <ButtonLink size="sm" to={{ name: verificationRoute }}>
                {t('obstacle.identity.go')}
              </ButtonLink>
            ) : undefined
          }
        >
          {t('obstacle.identity')}
        </Note>
      );
    case 'stale':
      return (
        <Note tone="warning" icon="wifi-off" title={t('obstacle.stale.title')}>
          {t('obstacle.stale')}
        </Note>
      );
    case 'terms':
      return (
        <Note
          tone="warning"
          icon="license"
          title={t('obstacle.terms.title')}
          actions={
            <Button size="sm" onClick={() => placing.checkTerms()}>
              {t('obstacle.terms.check')}
            </Button>
          }
        >
          {t('obstacle.terms')}
        </Note>
      );
    case 'too-few-blocks':
    case 'no-price':
      return (
        <Note tone="warning" icon="alert-triangle">
          {tKinds(blocker.kind === 'no-price' ? 'anti.none' : 'blocks.few')}
        </Note>
      );
    case 'too-many':
      return (
        <Note tone="warning" icon="alert-triangle">
          {t('obstacle.too-many', { count: blocker.most })}
        </Note>
      );
    default:
      return null;
  }
});
