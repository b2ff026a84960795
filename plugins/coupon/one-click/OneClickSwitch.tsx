import { observer } from 'mobx-react-lite';
import { LazyPart, Switch, useTranslate } from '#core/ui';
import styles from './OneClickSwitch.module.css';
import { useOneClickStore, usePlacementStore } from '../setup/useStores.ts';

interface OneClickSwitchProps {
  /** A full row with the whole name. */
  readonly isWide?: boolean;
}

/** The switch of one-click betting, where the operator offers it. */
export const OneClickSwitch = observer(function OneClickSwitch({
  isWide = false,
}: OneClickSwitchProps) {
  const t = useTranslate('coupon.later');
  const oneClick = useOneClickStore();
  const placement = usePlacementStore();
  if (!oneClick.isOffered) return null;
  return (
    <>
      <Switch
        label={t(isWide ? 'one-click.bet' : 'one-click')}
        isOn={oneClick.isOn}
        isDisabled={placement.isUnderWay && !oneClick.isOn}
        onChange={oneClick.toggle}
        className={isWide ? styles.wide : styles.switch}
      />
      {oneClick.isAsking ? (
        <LazyPart
          name="coupon.one-click-question"
          load={async () => (await import('./OneClickQuestion.tsx')).OneClickQuestion}
          props={{}}
          hasLaterTexts
          skeleton={null}
        />
      ) : null}
    </>
  );
});
