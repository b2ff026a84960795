import { observer } from 'mobx-react-lite';
import { Icon, Link, Spinner, useServices, useTranslate, type IconName } from '#core/ui';
import type { Bet } from '#domain/bets/Bet.ts';
import { SavedCode } from '../codes/SavedCode.tsx';
import styles from './PlacedActions.module.css';
import { useCodesStore, useCouponView } from '../setup/useStores.ts';
import { useRepeats } from '../repeat/useRepeats.ts';

/** Actions for an accepted bet: repeat it, share its code, print it, open it. */
export const PlacedActions = observer(function PlacedActions({ bet }: { readonly bet: Bet }) {
  const t = useTranslate('coupon.later');
  const { navigation } = useServices();
  const codes = useCodesStore();
  const repeats = useRepeats();
  const view = useCouponView();
  const { saved, saveFault } = codes;

  function handleShare(): void {
    if (saved.hasValue) codes.dismissSave();
    else if (saved.state.kind !== 'loading')
      void codes.saveCoupon({
        type: bet.type,
        systemSize: bet.systemSize,
        selections: bet.selections,
      });
  }

  return (
    <div className={styles.panel}>
      <div className={styles.tiles}>
        <Tile icon="repeat" text={t('placed.repeat')} onPress={() => repeats.repeat(bet)} />
        <Tile
          icon="share"
          text={t('placed.share')}
          isBusy={saved.state.kind === 'loading'}
          isExpanded={saved.hasValue}
          onPress={handleShare}
        />
        {navigation.hasRoute('coupon.print') ? (
          <Link
            to={{ name: 'coupon.print', params: { coupon: bet.id } }}
            target="_blank"
            className={styles.tile}
          >
            <Icon name="printer" />
            {t('placed.print')}
          </Link>
        ) : null}
        <Tile icon="eye" text={t('placed.track')} onPress={() => view.show('bets')} />
      </div>
      {saved.value === undefined ? null : <SavedCode saved={saved.value} />}
      {saveFault === undefined ? null : <p className={styles.error}>{t(saveFault)}</p>}
    </div>
  );
});

interface TileProps {
  readonly icon: IconName;
  readonly text: string;
  readonly isBusy?: boolean;
  readonly isExpanded?: boolean;
  readonly onPress: () => void;
}

function Tile({ icon, text, isBusy = false, isExpanded, onPress }: TileProps) {
  return (
    <button
      type="button"
      className={styles.tile}
      aria-busy={isBusy || undefined}
      aria-expanded={isExpanded}
      onClick={onPress}
    >
      {isBusy ? <Spinner /> : <Icon name={icon} />}
      {text}
    </button>
  );
}
