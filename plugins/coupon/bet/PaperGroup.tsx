import { observer } from 'mobx-react-lite';
import { useFormat, useTranslate } from '#core/ui';
import { settlementStatus } from '#domain/bets/betStatus.ts';
import { PickedOutcome } from '../../betting/ui.ts';
import styles from '../print/PrintedCoupon.module.css';
import { GroupTitle, hasTitle, type GroupProps } from './GroupTitle.tsx';
import { SelectionOdds } from './SelectionParts.tsx';

/** A group of selections on paper: with day, year and result, and without links. */
export const PaperGroup = observer(function PaperGroup({ group, bet }: GroupProps) {
  const t = useTranslate('coupon.bets');
  const tKinds = useTranslate('coupon.kinds');
  const format = useFormat();
  return (
    <tbody>
      {hasTitle(group) ? (
        <tr>
          <th scope="rowgroup" colSpan={4} className={styles.group}>
            <GroupTitle group={group} bet={bet} />
            {bet.type === 'conditional' && group.blockId !== 1 && group.stake !== 'max'
              ? ` · ${tKinds('block.carry')}`
              : null}
          </th>
        </tr>
      ) : null}
      {group.selections.map((selection, index) => (
        <tr key={selection.outcomeId}>
          <td>
            {group.kind === 'steps' ? `${format.number(index + 1)}. ` : null}
            <bdi>{format.names(selection.eventName)}</bdi>
            <br />
            <small>
              {format.date(selection.startsAtS)} · {format.time(selection.startsAtS)}
            </small>
          </td>
          <td>
            <PickedOutcome picked={selection} isStacked />
          </td>
          <td className={styles.end}>
            <SelectionOdds selection={selection} />
          </td>
          <td className={styles.end}>
            {t(settlementStatus(selection).key)}
            {selection.score === undefined ? null : (
              <>
                <br />
                <bdi className="num" translate="no">
                  {format.score(selection.score)}
                </bdi>
              </>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  );
});
