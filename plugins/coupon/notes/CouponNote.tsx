import { observer } from 'mobx-react-lite';
import { LazyPart, useTranslate } from '#core/ui';
import { ChangedNote } from './ChangedNote.tsx';
import { Note } from './Note.tsx';
import { isObstacle } from '../place/PlaceBlocker.ts';
import { BlockerNote } from './BlockerNote.tsx';
import { SelectionsNote } from './SelectionsNote.tsx';
import { UnknownNote } from './UnknownNote.tsx';
import { usePlacementStore, usePlacingStore } from '../setup/useStores.ts';

const loadRefusedNote = async () => (await import('../refusals/RefusedNote.tsx')).RefusedNote;

/** Note about why the coupon cannot be placed, with the remedy. */
export const CouponNote = observer(function CouponNote() {
  const t = useTranslate('coupon.later');
  const placement = usePlacementStore();
  const placing = usePlacingStore();
  const { blocker, stage } = placing;
  const { state } = placement;
  if (isObstacle(blocker))
    return (
      <>
        <BlockerNote blocker={blocker} />
        {stage === 'selections' ? <SelectionsNote /> : null}
      </>
    );
  switch (stage) {
    case 'placing':
      return null;
    case 'unknown':
      return <UnknownNote />;
    case 'elsewhere':
      return (
        <Note tone="info" icon="clock" title={t('elsewhere.title')}>
          {t('elsewhere.text')}
        </Note>
      );
    case 'selections':
      return <SelectionsNote />;
    case 'changed':
      return placing.isChangeNoted ? <ChangedNote isRefused={state.kind === 'refused'} /> : null;
    case 'signed-out':
      return (
        <Note tone="warning" icon="lock" title={t('signed-out.title')}>
          {t('signed-out.text')}
        </Note>
      );
    case 'refused':
      return state.kind === 'refused' ? (
        <LazyPart
          name="coupon.refused"
          load={loadRefusedNote}
          props={{ refusal: state.refusal }}
          hasLaterTexts
          skeleton={null}
        />
      ) : null;
    case 'ready':
      return null;
  }
});
