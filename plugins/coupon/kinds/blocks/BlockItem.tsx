import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { observer } from 'mobx-react-lite';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import { Icon, IconButton, useServices, useTranslate } from '#core/ui';
import { Amount } from '../../money/Amount.tsx';
import { accumulatorOdds } from '#domain/ticket/totalOdds.ts';
import type { CouponBlock } from '../../compose/CouponStore.ts';
import { SelectionList } from '../../selections/SelectionList.tsx';
import { BlockPlace } from './BlockPlace.tsx';
import { BlockStakeField } from './BlockStakeField.tsx';
import styles from './BlockItem.module.css';
import forecastStyles from './Forecast.module.css';
import { useBlockName } from './useBlockName.ts';
import {
  useCompositionStore,
  useCouponStore,
  usePlacementStore,
  useRowsStore,
  useStakeCheckStore,
  useTicketStore,
} from '../../setup/useStores.ts';

interface BlockItemProps {
  readonly block: CouponBlock;
  /** From 0, empty blocks included. */
  readonly index: number;
}

/** A block: a single, or an accumulator of its selections. */
export const BlockItem = observer(function BlockItem({ block, index }: BlockItemProps) {
  const t = useTranslate('coupon.kinds');
  const writer = oddsWriterFor(useServices());
  const { announcer } = useServices();
  const composition = useCompositionStore();
  const coupon = useCouponStore();
  const placement = usePlacementStore();
  const rows = useRowsStore();
  const stakeCheck = useStakeCheckStore();
  const tickets = useTicketStore();
  const { type } = coupon;
  const name = useBlockName()(type, index);
  const count = block.outcomeIds.length;
  const own = block.outcomeIds.map((outcomeId) => rows.of(outcomeId));
  // The last price of a closed outcome is no offer.
  const hasOdds = count > 1 && own.every((row) => row?.block === undefined);
  const odds = accumulatorOdds(own.map((row) => row?.odds ?? 1000));
  const step =
    type === 'conditional' && stakeCheck.stakeProblem === undefined && rows.obstacle === undefined
      ? tickets.steps.find((each) => each.id === block.number)
      : undefined;

  function handleMove(direction: 1 | -1): void {
    composition.moveBlock(block.id, direction);
    announcer.polite(
      t('move.done', { name, place: index + 1 + direction, count: coupon.blocks.length }),
    );
  }

  return (
    <li className={styles.block} data-block={block.id}>
      {type === 'conditional' && index > 0 ? (
        <p className={styles.link}>
          <Icon name="corner-down-right" size={14} />
          {t('block.carry')}
        </p>
      ) : null}
      <div className={styles.blockHead}>
        <span className={styles.blockName}>
          {count === 0
            ? name
            : t('block.kind', {
                block: name,
                kind: t(count > 1 ? 'name.accumulator' : 'name.single'),
              })}
        </span>
        {count === 0 ? (
          <IconButton
            icon="x"
            label={t('block.remove', { name })}
            onClick={() => composition.removeEmptyBlock(block.id)}
          />
        ) : (
          <b className="num" translate="no">
            {hasOdds ? writer.exactTotal(toOddsOfThousandths(odds)) : null}
          </b>
        )}
        {type === 'conditional' ? (
          <>
            <IconButton
              icon="chevron-up"
              label={t('move.up', { name })}
              disabled={index === 0 || placement.isUnderWay}
              onClick={() => handleMove(-1)}
            />
            <IconButton
              icon="chevron-down"
              label={t('move.down', { name })}
              disabled={index === coupon.blocks.length - 1 || placement.isUnderWay}
              onClick={() => handleMove(1)}
            />
          </>
        ) : null}
      </div>
      {count === 0 ? (
        <p className={styles.blockEmpty}>{t('block.empty')}</p>
      ) : (
        <SelectionList
          outcomeIds={block.outcomeIds}
          label={name}
          className={styles.inner}
          Lead={BlockPlace}
        />
      )}
      {count > 0 && coupon.hasOwnStakes ? <BlockStakeField block={block} name={name} /> : null}
      {step === undefined ? null : (
        <p className={forecastStyles.blockForecast}>
          {t('block.after')}
          <Amount minor={step.accountMinor} currency={coupon.currency} />
        </p>
      )}
    </li>
  );
});
