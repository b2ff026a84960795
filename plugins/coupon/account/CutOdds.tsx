import { observer } from 'mobx-react-lite';
import { LazyPart } from '#core/ui';
import type { CouponWorkspace } from '../compose/CouponWorkspace.ts';

/** For the few whose odds are cut; nobody else loads it. */
export const CutOdds = observer(function CutOdds({
  workspace,
}: {
  readonly workspace: CouponWorkspace;
}) {
  if (!workspace.hasCutOdds) return null;
  return (
    <LazyPart
      name="coupon.cut-odds"
      load={async () => (await import('./CutOddsNote.tsx')).CutOddsNote}
      props={{}}
      hasLaterTexts
      skeleton={null}
    />
  );
});
