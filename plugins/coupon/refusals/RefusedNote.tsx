import { observer } from 'mobx-react-lite';
import { createMoney } from '#domain/money/Money.ts';
import { Button, useFormat, useServices, useTranslate } from '#core/ui';
import type { Refusal } from './Refusal.ts';
import { remedyOf } from './remedyOf.ts';
import { useCapText, usePersonLimitText } from '../stake/useStakeProblemText.ts';
import { Note } from '../notes/Note.tsx';
import { refusalId } from './refusalId.ts';
import { useRowsStore } from '../setup/useStores.ts';
import { useRemedyStores } from './useRemedyStores.ts';

interface RefusedNoteProps {
  readonly refusal: Refusal;
}

/** Reason of the refusal, that nothing was charged, and the remedy as a button. */
export const RefusedNote = observer(function RefusedNote({ refusal }: RefusedNoteProps) {
  const t = useTranslate('coupon.later');
  const services = useServices();
  const format = useFormat();
  const stores = useRemedyStores();
  const { coupon } = stores;
  const rows = useRowsStore();
  const { limit, outcomeIds } = refusal;
  const capText = useCapText(coupon.currency);
  const personLimitText = usePersonLimitText();
  const event =
    rows.all.find((row) => outcomeIds.includes(row.draft.outcomeId))?.draft.eventName ?? '';
  const remedy = remedyOf(refusal, stores, services);
  const texts = [
    t(refusal.key, { event: format.names(event) }),
    limit === undefined
      ? ''
      : refusal.isPersonLimit === true
        ? personLimitText({ ...limit, freesAtS: refusal.freesAtS })
        : t('refused.limit', { limit: format.money(createMoney(limit.minor, limit.currency)) }),
    capText(refusal.cap) ?? '',
    t('refused.nothing-charged'),
  ];
  return (
    <div id={refusalId}>
      <Note
        tone="danger"
        icon="alert-circle"
        title={t('refused.title')}
        actions={
          remedy === undefined ? undefined : (
            <Button size="sm" onClick={remedy.run}>
              {t(remedy.key, {
                count: remedy.count ?? 1,
                amount:
                  remedy.stakeMinor === undefined
                    ? ''
                    : format.money(createMoney(remedy.stakeMinor, coupon.currency)),
              })}
            </Button>
          )
        }
      >
        {texts.filter((text) => text !== '').join(' ')}
      </Note>
    </div>
  );
});
