import { observer } from 'mobx-react-lite';
import type { CouponWorkspace } from '../../stores/CouponWorkspace.ts';
import { SelectionList } from '../SelectionList.tsx';
import { BankerToggle } from './BankerToggle.tsx';
import { SystemSize } from './SystemSize.tsx';

/** The selections of the kinds that need more than a list of them. */
export const KindBody = observer(function KindBody({ workspace }: { readonly workspace: CouponWorkspace }) {
  switch (workspace.coupon.type) {
    case 'system':
      return (
        <>
          <SystemSize workspace={workspace} />
          <SelectionList workspace={workspace} Lead={BankerToggle} />
        </>
      );
    default:
      return <SelectionList workspace={workspace} />;
  }
});
