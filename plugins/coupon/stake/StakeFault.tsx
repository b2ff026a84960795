import { observer } from 'mobx-react-lite';
import { Button, Icon, LazyPart, Link, useServices, useTranslate } from '#core/ui';
import { responsibleRoute } from '../../auth/contract.ts';
import styles from './StakeBox.module.css';
import { offeredLeast } from './offeredLeast.ts';
import { stakeHintId } from './stakeIds.ts';
import { useStakeProblemText } from './useStakeProblemText.ts';
import {
  useCouponStore,
  useLimitsStore,
  useMoneyStore,
  usePlacingStore,
  useStakeCheckStore,
  useStakeStore,
} from '../setup/useStores.ts';

const remedies = {
  'below-min': 'stake.set-min',
  'above-max': 'stake.set-max',
  'above-own': 'stake.set-own',
  'above-balance': 'stake.set-balance',
} as const;

const loadRemedies = async () => (await import('../money/MoneyRemedies.tsx')).MoneyRemedies;

/** Error of the amount, with a button that corrects it. */
export const StakeFault = observer(function StakeFault() {
  const t = useTranslate('coupon.later');
  const coupon = useCouponStore();
  const limits = useLimitsStore();
  const money = useMoneyStore();
  const placing = usePlacingStore();
  const stake = useStakeStore();
  const stakeCheck = useStakeCheckStore();
  const { navigation } = useServices();
  const problem = stakeCheck.fieldProblem;
  const problemText = useStakeProblemText(coupon.currency);
  if (problem === undefined || problem.kind === 'empty') return null;
  // The refusal note already shows it, with its remedy.
  if (problem.kind === 'above-own' && placing.refusal?.isPersonLimit === true) return null;
  // If the balance is below the maximum, the balance is filled in.
  const cure =
    problem.kind === 'below-min'
      ? offeredLeast({ limits, money, stakeCheck })
      : stakeCheck.largestStakeMinor;
  return (
    <>
      <p id={stakeHintId} className={styles.error}>
        <Icon name="alert-circle" size={14} />
        <span>{problemText(problem)}</span>
      </p>
      {cure === undefined || !(problem.kind in remedies) ? null : (
        <Button
          size="sm"
          className={styles.remedy}
          onClick={() => (problem.kind === 'below-min' ? stake.set(cure) : stake.setMost(cure))}
        >
          {t(remedies[problem.kind as keyof typeof remedies])}
        </Button>
      )}
      {problem.kind === 'above-own' && navigation.hasRoute(responsibleRoute) ? (
        <Link to={{ name: responsibleRoute }} className="lone-link">
          {t('remedy.limits')}
        </Link>
      ) : null}
      {problem.kind === 'above-max' || problem.kind === 'above-balance' ? (
        <LazyPart name="coupon.money-remedies" load={loadRemedies} props={{}} skeleton={null} />
      ) : null}
    </>
  );
});
