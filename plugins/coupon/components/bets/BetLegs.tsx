import { observer } from 'mobx-react-lite';
import { useLaterTexts } from '#core/ui';
import type { PlacedBet } from '../../domain/PlacedBet.ts';
import { betGroups, type BetGroup } from '../../domain/betGroups.ts';
import { MyBetLeg } from '../MyBetLeg.tsx';
import styles from './BetLegs.module.css';
import { GroupTitle } from './GroupTitle.tsx';

/** Selections of a placed bet as its kind has them: steps in their order, blocks under their names, bankers first. */
export const BetLegs = observer(function BetLegs({ bet }: { readonly bet: PlacedBet }) {
  return betGroups(bet).map((group) => (
    <div key={`${group.kind}-${group.blockId}`}>
      <GroupName group={group} bet={bet} />
      <Legs group={group} />
    </div>
  ));
});

function Legs({ group: { kind, selections } }: { readonly group: BetGroup }) {
  const List = kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={kind === 'steps' ? styles.steps : undefined}>
      {selections.map((selection) => (
        <MyBetLeg key={selection.outcomeId} selection={selection} />
      ))}
    </List>
  );
}

interface GroupNameProps {
  readonly group: BetGroup;
  readonly bet: PlacedBet;
}

const GroupName = observer(function GroupName({ group, bet }: GroupNameProps) {
  const hasTexts = useLaterTexts('coupon', 'bets.block');
  if (!hasTexts || group.kind === 'all' || group.kind === 'steps') return null;
  return (
    <p className={styles.name}>
      <GroupTitle group={group} bet={bet} />
    </p>
  );
});
