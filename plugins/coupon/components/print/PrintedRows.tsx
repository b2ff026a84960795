import { observer } from 'mobx-react-lite';
import { createMoney, toOddsOfThousandths } from '#core';
import { useFormat, useTranslate } from '#core/ui';
import { blockLetter } from '../../domain/blockLetter.ts';
import type { PlacedBet, PlacedSelection } from '../../domain/PlacedBet.ts';
import { betGroups, type BetGroup } from '../../domain/betGroups.ts';
import styles from './PrintedCoupon.module.css';

/** The selections as the kind of the bet is made: blocks with their stakes, bankers, steps by their numbers. */
export const PrintedRows = observer(function PrintedRows({ bet }: { readonly bet: PlacedBet }) {
  return betGroups(bet).map((group) => (
    <tbody key={`${group.kind}-${group.blockId}`}>
      <GroupHead group={group} bet={bet} />
      {group.selections.map((selection, index) => (
        <PrintedRow key={selection.outcomeId} selection={selection} step={group.kind === 'steps' ? index + 1 : undefined} />
      ))}
    </tbody>
  ));
});

const GroupHead = observer(function GroupHead({ group, bet }: { readonly group: BetGroup; readonly bet: PlacedBet }) {
  const t = useTranslate('coupon.later');
  const tKinds = useTranslate('coupon.kinds');
  const format = useFormat();
  const { kind, blockId, stake } = group;
  if (kind === 'all' || kind === 'steps') return null;
  const isConditional = bet.typeId === 5;
  const name = kind === 'block' ? t('bets.block', { number: isConditional ? blockId : blockLetter(blockId) }) : t(`bets.${kind}`);
  const amount = typeof stake === 'number' ? format.money(createMoney(stake, bet.stake.currency)) : undefined;
  const isFirst = blockId === 1;
  return (
    <tr>
      <th scope="rowgroup" colSpan={4} className={styles.group}>
        {name}
        {amount === undefined ? null : (
          <>
            {' · '}
            {tKinds(isConditional && !isFirst ? 'block.up-to' : 'block.amount')}{' '}
            <bdi className="num" translate="no">
              {amount}
            </bdi>
          </>
        )}
        {stake === 'max' ? ` · ${tKinds('block.all')}` : null}
        {isConditional && !isFirst && stake !== 'max' ? ` · ${tKinds('block.carry')}` : null}
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
        {selection.eventName}
        <br />
        <small>
          {format.date(selection.startsAtS)} · {format.time(selection.startsAtS)}
        </small>
      </td>
      <td>
        <b>{selection.outcomeName}</b>
        <br />
        <small>{selection.marketName}</small>
      </td>
      <td className={styles.end}>
        <bdi className="num" translate="no">
          {format.odds(toOddsOfThousandths(selection.odds))}
        </bdi>
      </td>
      <td className={styles.end}>
        {t(`status.${selection.statusId}`)}
        {selection.scoreText === '' ? null : (
          <>
            <br />
            <bdi className="num" translate="no">
              {selection.scoreText}
            </bdi>
          </>
        )}
      </td>
    </tr>
  );
});
