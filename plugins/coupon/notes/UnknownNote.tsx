import { observer } from 'mobx-react-lite';
import { Button, useTranslate } from '#core/ui';
import { Note } from './Note.tsx';
import { usePlacementStore, usePlacingStore } from '../setup/useStores.ts';

/** Note that the answer to a bet is missing, with a button that looks it up at once. */
export const UnknownNote = observer(function UnknownNote() {
  const placement = usePlacementStore();
  const placing = usePlacingStore();
  const t = useTranslate('coupon.later');
  const { state } = placement;
  const needsSignIn = state.kind === 'unknown' && state.needsSignIn;
  return (
    <Note
      tone="info"
      icon="clock"
      title={t('unknown.title')}
      actions={
        <Button size="sm" onClick={() => (needsSignIn ? placing.signIn() : placement.checkNow())}>
          {t(needsSignIn ? 'unknown.sign-in' : 'unknown.check')}
        </Button>
      }
    >
      {t(needsSignIn ? 'unknown.signed-out' : 'unknown.text')}
    </Note>
  );
});
