import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { TextField, useService, useServices, useTranslate } from '#core/ui';
import { createMoney } from '#domain/money/Money.ts';
import { currencySymbol } from '#domain/money/currencySymbol.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { parseMoney } from '#domain/money/parseMoney.ts';
import { accountsToken } from '../../auth/contract.ts';
import { amountIn, withAmount } from './amounts.ts';
import styles from './SettingsPage.module.css';
import type { SettingsStore } from './SettingsStore.ts';

const longest = 16;

interface AmountSettingProps {
  readonly store: SettingsStore;
  readonly id: string;
  readonly label: string;
}

/** Amount in the account's currency; empty: the default. Saved on blur. */
export const AmountSetting = observer(function AmountSetting({
  store,
  id,
  label,
}: AmountSettingProps) {
  const t = useTranslate('office.settings');
  const { config, environment } = useServices();
  const { activeAccount } = useService(accountsToken);
  const currency = activeAccount?.currency ?? config.currency;
  const { language } = environment;
  const [draft, setDraft] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const minor = amountIn(store.valueOf(id), currency);
  const written =
    minor === undefined
      ? ''
      : formatMoney(createMoney(minor, currency), language, { hasSymbol: false });

  const save = (): void => {
    if (draft === undefined) return;
    const text = draft.trim();
    const parsed = text === '' ? undefined : parseMoney(text, currency, language);
    if (parsed !== undefined && (parsed.kind !== 'money' || parsed.money.minor <= 0)) {
      setWrong(true);
      return;
    }
    setWrong(false);
    setDraft(undefined);
    void store.change(
      id,
      withAmount(
        store.valueOf(id),
        currency,
        parsed?.kind === 'money' ? parsed.money.minor : undefined,
      ),
    );
  };

  return (
    <form
      className={styles.amount}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={label}
        isLabelHidden
        name={id}
        size="sm"
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? written}
        placeholder={t('amount.usual')}
        end={<span aria-hidden="true">{currencySymbol(currency, language)}</span>}
        error={isWrong ? t('amount.wrong') : undefined}
        onChange={(value) => setDraft(value.slice(0, longest))}
        onBlur={save}
      />
    </form>
  );
});
