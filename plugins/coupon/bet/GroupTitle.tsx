import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import { Amount } from '../money/Amount.tsx';
import type { BetGroup } from '#domain/bets/betGroups.ts';
import { blockLetter } from '#domain/ticket/blockLetter.ts';
import type { Bet } from '#domain/bets/Bet.ts';

export interface GroupProps {
  readonly group: BetGroup;
  readonly bet: Bet;
}

/** Whether a group has a title; a group of all selections or of steps has none. */
export function hasTitle({ kind }: BetGroup): boolean {
  return kind !== 'all' && kind !== 'steps';
}

/** Name of a block, the lobby or the bankers, with its own stake where it has one. */
export const GroupTitle = observer(function GroupTitle({
  group: { kind, blockId, stake },
  bet,
}: GroupProps) {
  const t = useTranslate('coupon.bets');
  const tKinds = useTranslate('coupon.kinds');
  // Blocks that pay for each other are numbered.
  const isConditional = bet.type === 'conditional';
  const number = isConditional ? blockId : blockLetter(blockId);
  return (
    <>
      {t(`place.${kind}`, kind === 'block' ? { number } : {})}
      {typeof stake === 'number' ? (
        <>
          {` · ${tKinds(isConditional && blockId !== 1 ? 'block.up-to' : 'block.amount')} `}
          <Amount minor={stake} currency={bet.stake.currency} />
        </>
      ) : null}
      {stake === 'max' ? ` · ${tKinds('block.all')}` : null}
    </>
  );
});
