import { observer } from 'mobx-react-lite';
import { Button, useServices, useTranslate } from '#core/ui';
import { openCouponCommand } from '../../../coupon/contract.ts';
import { addLegs } from '../../stores/selection/addLegs.ts';
import type { ProposedLeg } from '../../domain/selection/Accumulator.ts';
import { useBetting } from '../useBetting.ts';

interface AddToCouponProps {
  readonly legs: readonly ProposedLeg[];
  readonly isPrimary?: boolean | undefined;
  /** Called when the selections are in. */
  readonly onAdded?: (() => void) | undefined;
}

/** Puts all selections into the coupon with one press; when they are there it leads to them. */
export const AddToCoupon = observer(function AddToCoupon({ legs, isPrimary = false, onAdded }: AddToCouponProps) {
  const { selections } = useBetting();
  const { announcer, commands } = useServices();
  const t = useTranslate('betting.accumulators');
  if (selections === undefined) return null;
  const missing = legs.filter(({ outcomeId }) => !selections.has(outcomeId));

  const handlePress = (): void => {
    const result = addLegs(selections, missing);
    if (result !== 'added') {
      announcer.polite(t(`accumulator.${result}`));
      return;
    }
    announcer.polite(t('accumulator.added', { count: legs.length }));
    void commands.run(openCouponCommand, {});
    onAdded?.();
  };

  return (
    <Button variant={isPrimary ? 'primary' : 'secondary'} isBlock isDisabled={selections.isLocked} onClick={handlePress}>
      {missing.length === 0 ? t('accumulator.to-coupon') : t('accumulator.add', { count: missing.length })}
    </Button>
  );
});
