import { observer } from 'mobx-react-lite';
import { useLayoutKind } from '#core/ui';
import type { Bet } from '#domain/bets/Bet.ts';
import { betGroups } from '#domain/bets/betGroups.ts';
import { CardGroup } from './CardGroup.tsx';
import { PaperGroup } from './PaperGroup.tsx';
import { SelectionBlocks } from './SelectionBlocks.tsx';
import { SelectionsTable } from './SelectionsTable.tsx';

interface BetSelectionsProps {
  readonly bet: Bet;
  /** A narrow list; a table, or blocks on a phone; or the body of a printed table. */
  readonly variant: 'card' | 'page' | 'paper';
}

/**
 * Selections of a placed bet, arranged by its kind: steps in order, blocks with their stakes,
 * bankers first. On a page each selection names its position in the bet; elsewhere they are
 * grouped.
 */
export const BetSelections = observer(function BetSelections({ bet, variant }: BetSelectionsProps) {
  const isPhone = useLayoutKind() === 'mobile';
  if (variant === 'page') {
    const Selections = isPhone ? SelectionBlocks : SelectionsTable;
    return <Selections bet={bet} />;
  }
  const Group = variant === 'card' ? CardGroup : PaperGroup;
  return betGroups(bet).map((group) => (
    <Group key={`${group.kind}-${group.blockId}`} group={group} bet={bet} />
  ));
});
