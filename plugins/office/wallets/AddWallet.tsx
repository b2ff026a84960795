import { observer } from 'mobx-react-lite';
import { Button, Panel, PanelHead, SelectField, useServices, useTranslate } from '#core/ui';
import styles from './AddWallet.module.css';
import type { Wallets } from './walletsFromWire.ts';
import type { WalletsStore } from './WalletsStore.ts';

interface AddWalletProps {
  readonly wallets: Wallets;
  readonly store: WalletsStore;
}

/** Opens a further account in another currency. */
export const AddWallet = observer(function AddWallet({ wallets, store }: AddWalletProps) {
  const t = useTranslate('office.personal');
  const { environment } = useServices();
  const names = new Intl.DisplayNames([environment.language], { type: 'currency' });
  return (
    <Panel aria-labelledby="add-wallet">
      <PanelHead id="add-wallet" title={t('wallets.add.title')} />
      <div className={styles.form}>
        <SelectField
          label={t('wallets.add.currency')}
          name="currency"
          value={store.addCurrency ?? ''}
          options={wallets.addable.map((code) => ({
            value: code,
            label: `${code} · ${names.of(code) ?? code}`,
          }))}
          onChange={store.chooseCurrency}
        />
        <Button
          size="lg"
          icon="plus"
          isBusy={store.process === 'add'}
          isDisabled={store.process !== undefined && store.process !== 'add'}
          onClick={() => void store.add()}
        >
          {t('wallets.add')}
        </Button>
      </div>
    </Panel>
  );
});
