import { observer } from 'mobx-react-lite';
import { Button, useTranslate } from '#core/ui';
import type { CouponWorkspace } from '../compose/CouponWorkspace.ts';
import { Note } from './Note.tsx';

/** What the person has to wait for, or too many selections. */
export const ObstacleNote = observer(function ObstacleNote({
  workspace,
}: {
  readonly workspace: CouponWorkspace;
}) {
  const t = useTranslate('coupon');
  const tKinds = useTranslate('coupon.kinds');
  const { obstacle } = workspace.coupon;
  if (obstacle === 'stale') {
    return (
      <Note tone="warning" icon="wifi-off" title={t('obstacle.stale.title')}>
        {t('obstacle.stale')}
      </Note>
    );
  }
  if (obstacle === 'terms') {
    return (
      <Note
        tone="warning"
        icon="license"
        title={t('obstacle.terms.title')}
        actions={
          <Button size="sm" onClick={() => workspace.checkTerms()}>
            {t('obstacle.terms.check')}
          </Button>
        }
      >
        {t('obstacle.terms')}
      </Note>
    );
  }
  if (obstacle === 'too-few-blocks' || obstacle === 'no-price') {
    return (
      <Note tone="warning" icon="alert-triangle">
        {tKinds(obstacle === 'no-price' ? 'anti.none' : 'blocks.few')}
      </Note>
    );
  }
  if (obstacle === 'too-many') {
    return (
      <Note tone="warning" icon="alert-triangle">
        {t('obstacle.too-many', { count: workspace.pricing.pricing?.maxSelections ?? 0 })}
      </Note>
    );
  }
  return null;
});
