import { observer } from 'mobx-react-lite';
import { createMoney } from '#domain/money/Money.ts';
import { ConfirmDialog, useFormat, useTranslate } from '#core/ui';
import { useOneClickStore, useSelections } from '../setup/useStores.ts';

/** Asked while the coupon has selections, which one-click betting would discard. */
export const OneClickQuestion = observer(function OneClickQuestion() {
  const t = useTranslate('coupon.later');
  const format = useFormat();
  const oneClick = useOneClickStore();
  const selections = useSelections();
  return (
    <ConfirmDialog
      title={t('one-click.ask')}
      keep={t('one-click.ask.no')}
      act={t('one-click.ask.yes')}
      variant="secondary"
      focused="keep"
      onKeep={oneClick.cancel}
      onAct={oneClick.confirm}
    >
      <p>
        {t('one-click.ask.text', {
          count: selections.count,
          amount: format.money(createMoney(oneClick.stakeMinor, oneClick.currency)),
        })}
      </p>
    </ConfirmDialog>
  );
});
