import { observer } from 'mobx-react-lite';
import { SelectionList } from '../selections/SelectionList.tsx';
import { AgainstNote } from './AgainstNote.tsx';
import { BankerToggle } from './BankerToggle.tsx';
import { BlockList } from './blocks/BlockList.tsx';
import { ChainList } from './chain/ChainList.tsx';
import { KindHint } from './KindHint.tsx';
import { MultiMode } from './blocks/MultiMode.tsx';
import { SingleStake } from './SingleStake.tsx';
import { SystemSize } from './SystemSize.tsx';
import { useCouponStore } from '../setup/useStores.ts';

/** Selections of the kinds that need more than a list. */
export const KindBody = observer(function KindBody() {
  const coupon = useCouponStore();
  switch (coupon.type) {
    case 'system':
      return (
        <>
          <KindHint />
          <SystemSize />
          <SelectionList Lead={BankerToggle} />
        </>
      );
    case 'chain':
      return <ChainList />;
    case 'multi':
      return (
        <>
          <KindHint />
          <MultiMode />
          <BlockList />
        </>
      );
    case 'conditional':
      return (
        <>
          <KindHint />
          <BlockList />
        </>
      );
    case 'lucky':
    case 'patent':
      return (
        <>
          <KindHint />
          <SelectionList />
        </>
      );
    case 'antiAccumulator':
      return (
        <>
          <AgainstNote />
          <SelectionList />
        </>
      );
    case 'singles':
      return <SelectionList Extra={SingleStake} />;
    default:
      return <SelectionList />;
  }
});
