import { observer } from 'mobx-react-lite';
import { useFormat, useTranslate } from '#core/ui';
import type { Bet, PlacedSelection } from '#domain/bets/Bet.ts';
import { settlementStatus } from '#domain/bets/betStatus.ts';
import { betGroups, type BetGroup } from '#domain/bets/betGroups.ts';
import { GroupTitle } from '../my-bets/GroupTitle.tsx';
import styles from './PrintedCoupon.module.css';

/** The selections as the kind of the bet is made: blocks with their stakes, bankers, steps by their numbers. */
export const PrintedRows = observer(function PrintedRows({ bet }: { readonly bet: Bet }) {
  return betGroups(bet).map((group) => (
    <tbody key={`${group.kind}-${group.blockId}`}>
      <GroupHead group={group} bet={bet} />
      {group.selections.map((selection, index) => (
        <PrintedRow
          key={selection.outcomeId}
          selection={selection}
          step={group.kind === 'steps' ? index + 1 : undefined}
        />
      ))}
    </tbody>
  ));
});

const GroupHead = observer(function GroupHead({
  group,
  bet,
}: {
  readonly group: BetGroup;
  readonly bet: Bet;
}) {
  const tKinds = useTranslate('coupon.kinds');
  const { kind, blockId, stake } = group;
  if (kind === 'all' || kind === 'steps') return null;
  return (
    <tr>
      <th scope="rowgroup" colSpan={4} className={styles.group}>
        <GroupTitle group={group} bet={bet} />
        {bet.type === 'conditional' && blockId !== 1 && stake !== 'max'
          ? ` · ${tKinds('block.carry')}`
          : null}
      </th>
    </tr>
  );
});

interface PrintedRowProps {
  readonly selection: PlacedSelection;
  /** From 1; undefined where the order means nothing. */
  readonly step: number | undefined;
}

const PrintedRow = observer(function PrintedRow({ selection, step }: PrintedRowProps) {
  const t = useTranslate('coupon');
  const format = useFormat();
  return (
    <tr>
      <td>
        {step === undefined ? null : `${format.number(step)}. `}
        <bdi>{selection.eventName}</bdi>
        <br />
        <small>
          {format.date(selection.startsAtS)} · {format.time(selection.startsAtS)}
        </small>
      </td>
      <td>
        <b>
          <bdi>{selection.outcomeName}</bdi>
        </b>
        <br />
        <small>{selection.marketName}</small>
      </td>
      <td className={styles.end}>
        <bdi className="num" translate="no">
          {format.odds(selection.odds)}
        </bdi>
      </td>
      <td className={styles.end}>
        {t(settlementStatus(selection).key)}
        {selection.score === undefined ? null : (
          <>
            <br />
            <bdi className="num" translate="no">
              {selection.score}
            </bdi>
          </>
        )}
      </td>
    </tr>
  );
});
