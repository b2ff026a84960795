import { observer } from 'mobx-react-lite';
import type { CouponWorkspace } from '../compose/CouponWorkspace.ts';
import { SelectionList } from '../selections/SelectionList.tsx';
import { BankerToggle } from './BankerToggle.tsx';
import { BlockList } from './blocks/BlockList.tsx';
import { ChainList } from './chain/ChainList.tsx';
import { MultiMode } from './blocks/MultiMode.tsx';
import { SingleStake } from './SingleStake.tsx';
import { SystemSize } from './SystemSize.tsx';

/** The selections of the kinds that need more than a list of them. */
export const KindBody = observer(function KindBody({
  workspace,
}: {
  readonly workspace: CouponWorkspace;
}) {
  switch (workspace.coupon.type) {
    case 'system':
      return (
        <>
          <SystemSize workspace={workspace} />
          <SelectionList workspace={workspace} Lead={BankerToggle} />
        </>
      );
    case 'chain':
      return <ChainList workspace={workspace} />;
    case 'multi':
      return (
        <>
          <MultiMode workspace={workspace} />
          <BlockList workspace={workspace} />
        </>
      );
    case 'conditional':
      return <BlockList workspace={workspace} />;
    case 'singles':
      return <SelectionList workspace={workspace} Extra={SingleStake} />;
    default:
      return <SelectionList workspace={workspace} />;
  }
});
