import { observer } from 'mobx-react-lite';
import { Button, useServices, useTranslate } from '#core/ui';
import { openCouponCommand } from '../contract.ts';
import { addSelections } from './addSelections.ts';
import type { ProposedSelection } from './accumulators/Accumulator.ts';
import { useBetting } from '../service/useBetting.ts';

interface AddToCouponProps {
  readonly selections: readonly ProposedSelection[];
  readonly isPrimary?: boolean | undefined;
  readonly onAdded?: (() => void) | undefined;
}

/** Puts all selections into the coupon with one press; when they are there it leads to them. */
export const AddToCoupon = observer(function AddToCoupon({
  selections,
  isPrimary = false,
  onAdded,
}: AddToCouponProps) {
  const { selections: coupon } = useBetting();
  const { announcer, commands } = useServices();
  const t = useTranslate('betting.accumulators');
  if (coupon === undefined) return null;
  const missing = selections.filter(({ outcomeId }) => !coupon.has(outcomeId));

  const handlePress = (): void => {
    const result = addSelections(coupon, missing);
    if (result !== 'added') {
      announcer.polite(t(`accumulator.${result}`));
      return;
    }
    announcer.polite(t('accumulator.added', { count: selections.length }));
    void commands.run(openCouponCommand, {});
    onAdded?.();
  };

  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      isBlock
      isDisabled={coupon.isLocked}
      onClick={handlePress}
    >
      {missing.length === 0
        ? t('accumulator.to-coupon')
        : t('accumulator.add', { count: missing.length })}
    </Button>
  );
});
