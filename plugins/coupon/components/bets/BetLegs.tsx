import { observer } from 'mobx-react-lite';
import { useLaterTexts, useTranslate } from '#core/ui';
import { blockLetter } from '../../domain/blockLetter.ts';
import type { PlacedBet } from '../../domain/PlacedBet.ts';
import { betGroups, type BetGroup } from '../../domain/betGroups.ts';
import { MyBetLeg } from '../MyBetLeg.tsx';
import styles from './BetLegs.module.css';

/** Selections of a placed bet as its kind has them: steps in their order, blocks under their names, bankers first. */
export const BetLegs = observer(function BetLegs({ bet }: { readonly bet: PlacedBet }) {
  return betGroups(bet).map((group) => (
    <div key={`${group.kind}-${group.blockId}`}>
      <GroupName group={group} isOrdered={bet.typeId === 5} />
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
  /** Blocks are paid in their order, so they have numbers. */
  readonly isOrdered: boolean;
}

const GroupName = observer(function GroupName({ group: { kind, blockId }, isOrdered }: GroupNameProps) {
  const t = useTranslate('coupon.later');
  const hasTexts = useLaterTexts('coupon', 'bets.block');
  if (!hasTexts || kind === 'all' || kind === 'steps') return null;
  return <p className={styles.name}>{kind === 'block' ? t('bets.block', { number: isOrdered ? blockId : blockLetter(blockId) }) : t(`bets.${kind}`)}</p>;
});
