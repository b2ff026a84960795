import { observer } from 'mobx-react-lite';
import { Button, useTranslate } from '#core/ui';
import { useCarriedTotalStore, usePlacementStore, useRowsStore } from '../setup/useStores.ts';
import { Note } from './Note.tsx';

/** Selections that block the bet, why, and a button that removes them. */
export const SelectionsNote = observer(function SelectionsNote() {
  const t = useTranslate('coupon.later');
  const tKinds = useTranslate('coupon.kinds');
  const carriedTotal = useCarriedTotalStore();
  const placement = usePlacementStore();
  const rows = useRowsStore();
  const { blocked, obstacle } = rows;
  if (obstacle === undefined) return null;
  const texts = [
    ...(obstacle.kind === 'both' ? [t('blocked.also', { count: obstacle.uncombinable })] : []),
    ...(placement.state.kind === 'refused'
      ? [`${t('refused.title')}. ${t('refused.nothing-charged')}`]
      : []),
  ];
  return (
    <Note
      tone="warning"
      icon={obstacle.kind === 'combine' ? 'alert-circle' : 'lock'}
      title={
        obstacle.kind === 'combine'
          ? t('blocked.combine')
          : t('blocked.title', { count: obstacle.unavailable })
      }
      actions={
        <>
          <Button size="sm" onClick={rows.removeBlocked}>
            {t(`blocked.remove.${obstacle.kind}`, { count: blocked.length })}
          </Button>
          {rows.canBeSingles ? (
            <Button size="sm" onClick={() => carriedTotal.choose('singles')}>
              {tKinds('blocked.singles')}
            </Button>
          ) : null}
        </>
      }
    >
      {texts.length === 0 ? undefined : texts.join(' ')}
    </Note>
  );
});
