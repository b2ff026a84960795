import { observer } from 'mobx-react-lite';
import { Button, useTranslate } from '#core/ui';
import type { CouponWorkspace } from '../compose/CouponWorkspace.ts';
import { Note } from './Note.tsx';

/** The answer is missing: said as it is, with a way to look at once. */
export const UnknownNote = observer(function UnknownNote({
  workspace,
}: {
  readonly workspace: CouponWorkspace;
}) {
  const t = useTranslate('coupon');
  const { state } = workspace.placement;
  const needsSignIn = state.kind === 'unknown' && state.needsSignIn;
  return (
    <Note
      tone="info"
      icon="clock"
      title={t('unknown.title')}
      actions={
        <Button
          size="sm"
          onClick={() => (needsSignIn ? workspace.signIn() : workspace.placement.checkNow())}
        >
          {t(needsSignIn ? 'unknown.sign-in' : 'unknown.check')}
        </Button>
      }
    >
      {t(needsSignIn ? 'unknown.signed-out' : 'unknown.text')}
    </Note>
  );
});
