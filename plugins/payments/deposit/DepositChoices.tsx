import { observer } from 'mobx-react-lite';
import { Checkbox, SelectField, useFormat, useTranslate } from '#core/ui';
import type { DepositStore } from './DepositStore.ts';

/** Further fields of the order: network, saving the card, the acknowledgement. */
export const DepositChoices = observer(function DepositChoices({
  store,
}: {
  readonly store: DepositStore;
}) {
  const t = useTranslate('payments.later');
  const { money } = useFormat();
  const { method, savedId, network } = store;
  if (method === undefined) return null;
  return (
    <>
      {method.networks.length === 0 ? null : (
        <SelectField
          label={t('network')}
          name="network"
          value={store.networkId ?? ''}
          options={[
            { value: '', label: t('network.choose') },
            ...method.networks.map(({ id, name, token }) => ({
              value: id,
              label: `${token} · ${name}`,
            })),
          ]}
          onChange={store.chooseNetwork}
          hint={
            network === undefined
              ? t('network.hint')
              : t('network.least', { least: money(network.least), token: network.token })
          }
          error={store.missing === 'network' ? t('network.missing') : undefined}
        />
      )}
      {method.maySave && savedId === undefined ? (
        <Checkbox
          label={t('save')}
          hint={t('save.hint')}
          isChecked={store.isToSave}
          onChange={store.setToSave}
        />
      ) : null}
      <FundsWord store={store} />
    </>
  );
});

/** Acknowledgement of how players' money is protected, before the first deposit. */
export const FundsWord = observer(function FundsWord({
  store,
}: {
  readonly store: Pick<DepositStore, 'methods' | 'hasAcknowledged' | 'setAcknowledged' | 'missing'>;
}) {
  const t = useTranslate('payments.later');
  if (store.methods.value?.mustAcknowledge !== true) return null;
  return (
    <Checkbox
      label={t('funds.word')}
      hint={t('funds.text')}
      isChecked={store.hasAcknowledged}
      onChange={store.setAcknowledged}
      error={store.missing === 'acknowledgement' ? t('funds.missing') : undefined}
      isRequired
    />
  );
});
