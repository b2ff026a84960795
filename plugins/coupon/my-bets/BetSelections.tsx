import { observer } from 'mobx-react-lite';
import { useLaterTexts } from '#core/ui';
import type { Bet } from '#domain/bets/Bet.ts';
import { betGroups, type BetGroup } from '#domain/bets/betGroups.ts';
import { MyBetSelection } from './MyBetSelection.tsx';
import styles from './BetSelections.module.css';
import { GroupTitle } from './GroupTitle.tsx';

/** Selections of a placed bet as its kind has them: steps in their order, blocks under their names, bankers first. */
export const BetSelections = observer(function BetSelections({ bet }: { readonly bet: Bet }) {
  return betGroups(bet).map((group) => (
    <div key={`${group.kind}-${group.blockId}`}>
      <GroupName group={group} bet={bet} />
      <Selections group={group} />
    </div>
  ));
});

function Selections({ group: { kind, selections } }: { readonly group: BetGroup }) {
  const List = kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={kind === 'steps' ? styles.steps : undefined}>
      {selections.map((selection) => (
        <MyBetSelection key={selection.outcomeId} selection={selection} />
      ))}
    </List>
  );
}

interface GroupNameProps {
  readonly group: BetGroup;
  readonly bet: Bet;
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
