import { observer } from 'mobx-react-lite';
import { Icon, Switch, useTranslate } from '#core/ui';
import { Amount } from '../money/Amount.tsx';
import { PaidFrom } from '../account/PaidFrom.tsx';
import { CouponNote } from '../notes/CouponNote.tsx';
import { PlacingButton } from '../place/PlacingButton.tsx';
import { WaitingBar } from '../place/WaitingBar.tsx';
import { isKeyboardLikely } from './isKeyboardLikely.ts';
import styles from './OneClickPanel.module.css';
import {
  useAccountStore,
  useOneClickStore,
  usePlacementStore,
  usePlacingStore,
  useSelections,
  useSettingsStore,
} from '../setup/useStores.ts';

/** One-click betting is on: amount, account and the state of the last bet. */
export const OneClickPanel = observer(function OneClickPanel() {
  const t = useTranslate('coupon.later');
  const account = useAccountStore();
  const oneClick = useOneClickStore();
  const placement = usePlacementStore();
  const placing = usePlacingStore();
  const selections = useSelections();
  const settings = useSettingsStore();
  const isEmpty = selections.count === 0;
  const { current } = account;
  return (
    <>
      <section className={styles.strip} aria-label={t('one-click')}>
        <div className={styles.head}>
          <Icon name="bolt" size={18} />
          <b>{t('one-click.title')}</b>
          <Switch label={t('one-click')} isLabelHidden isOn onChange={oneClick.toggle} />
        </div>
        <p>
          {t(`one-click.text.${settings.policy}`)}
          {isKeyboardLikely() ? ` ${t('one-click.esc')}` : null}
        </p>
        <div className={styles.amounts} role="group" aria-label={t('one-click.amount')}>
          {oneClick.stakesMinor.map((minor) => (
            <button
              key={minor}
              type="button"
              className={styles.amount}
              aria-pressed={minor === oneClick.stakeMinor}
              onClick={() => oneClick.setStake(minor)}
            >
              <Amount minor={minor} currency={oneClick.currency} />
            </button>
          ))}
        </div>
      </section>
      {isEmpty ? (
        <div className={styles.state}>
          <CouponNote />
          <PaidFrom />
          {placing.stage === 'placing' ? (
            <>
              <WaitingBar placement={placement} />
              <PlacingButton placement={placement} />
            </>
          ) : account.hasChoice || current === undefined ? null : (
            <p className={styles.ready}>
              <b>{t('one-click.ready')}</b>
              <span>
                {t(`account.${current.kind}`, { currency: current.currency })}
                {settings.choices.isBalanceShown ? (
                  <>
                    {', '}
                    <Amount minor={current.balance.minor} currency={current.balance.currency} />
                  </>
                ) : null}
              </span>
            </p>
          )}
        </div>
      ) : null}
    </>
  );
});
