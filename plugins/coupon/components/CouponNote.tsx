import { observer } from 'mobx-react-lite';
import { createMoney } from '#core';
import { Button, useFormat, useTranslate } from '#core/ui';
import type { CouponWorkspace } from '../stores/CouponWorkspace.ts';
import { ChangedNote } from './ChangedNote.tsx';
import { Note } from './Note.tsx';
import { ObstacleNote } from './ObstacleNote.tsx';
import { UnknownNote } from './UnknownNote.tsx';

/** Why the coupon cannot be placed as it is, and what to do about it. */
export const CouponNote = observer(function CouponNote({ workspace }: { readonly workspace: CouponWorkspace }) {
  const t = useTranslate('coupon');
  const format = useFormat();
  const { coupon, placement, stage } = workspace;
  const { state } = placement;
  switch (stage) {
    case 'placing':
      return null;
    case 'unknown':
      return <UnknownNote workspace={workspace} />;
    case 'elsewhere':
      return (
        <Note tone="info" icon="clock" title={t('elsewhere.title')}>
          {t('elsewhere.text')}
        </Note>
      );
    case 'blocked': {
      const count = coupon.blockedRows.length;
      return (
        <Note
          tone="warning"
          icon="lock"
          title={t('blocked.title', { count })}
          actions={
            <Button size="sm" onClick={coupon.removeBlocked}>
              {t('blocked.remove', { count })}
            </Button>
          }
        >
          {state.kind === 'refused' ? `${t('refused.title')}. ${t('refused.nothing-charged')}` : undefined}
        </Note>
      );
    }
    case 'changed':
      return coupon.obstacle === 'terms' ? <ObstacleNote workspace={workspace} /> : <ChangedNote coupon={coupon} isRefused={state.kind === 'refused'} />;
    case 'signed-out':
      return (
        <Note tone="warning" icon="lock" title={t('signed-out.title')}>
          {t('signed-out.text')}
        </Note>
      );
    case 'refused': {
      if (state.kind !== 'refused') return null;
      const { limit, outcomeIds } = state.refusal;
      const event = coupon.rows.find((row) => outcomeIds.includes(row.draft.outcomeId))?.draft.eventName ?? '';
      return (
        <Note tone="danger" icon="alert-circle" title={t('refused.title')}>
          {[t(state.refusal.key, { event }), limit === undefined ? '' : t('refused.limit', { limit: format.money(createMoney(limit.minor, limit.currency)) }), t('refused.nothing-charged')]
            .filter((text) => text !== '')
            .join(' ')}
        </Note>
      );
    }
    case 'ready':
      return <ObstacleNote workspace={workspace} />;
  }
});
