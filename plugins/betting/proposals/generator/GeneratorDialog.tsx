import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import {
  Alert,
  Button,
  Chip,
  Dialog,
  Icon,
  Segmented,
  TextField,
  useOpen,
  useServices,
  useTranslate,
} from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import { GeneratorStore } from './GeneratorStore.ts';
import { useBetting } from '../../service/useBetting.ts';
import { useIsLiveOpen } from '../../lists/live/useIsLiveOpen.ts';
import styles from './GeneratorDialog.module.css';
import { ProposedBets } from './ProposedBets.tsx';

const shownSports = 10;
const risks = ['low', 'middle', 'high'] as const;

export const GeneratorDialog = observer(function GeneratorDialog({
  onClose,
}: {
  readonly onClose: () => void;
}) {
  const services = useServices();
  const t = useTranslate('betting.later');
  const { tree } = useBetting();
  useOpen(tree);
  const isLiveOpen = useIsLiveOpen();
  const [store] = useState(() => new GeneratorStore(services));
  const stakeRef = useRef<HTMLInputElement>(null);
  const wishRef = useRef<HTMLInputElement>(null);
  const { proposed } = store;
  const problem = store.hasTried ? store.problem : undefined;

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.submit();
    if (store.problem !== undefined)
      (store.problem === 'stake' ? stakeRef : wishRef).current?.focus();
  };

  return (
    <Dialog title={t('betting.accumulators:generator.title')} isDismissible onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <p className={styles.text}>{t('generator.text')}</p>
        <div className={styles.amounts}>
          <TextField
            ref={stakeRef}
            label={t('generator.stake', { currency: store.currency })}
            name="stake"
            inputMode="decimal"
            autoComplete="off"
            value={store.stakeText}
            onChange={store.setStake}
            error={problem === 'stake' ? t('generator.amount-wrong') : undefined}
          />
          <TextField
            ref={wishRef}
            label={t('generator.wish', { currency: store.currency })}
            name="wish"
            inputMode="decimal"
            autoComplete="off"
            value={store.wishText}
            onChange={store.setWish}
            error={
              problem === 'wish'
                ? t('generator.amount-wrong')
                : problem === 'wish-below-stake'
                  ? t('generator.wish-below-stake')
                  : undefined
            }
          />
        </div>
        <div className={styles.choice}>
          <span className={styles.label} aria-hidden="true">
            {t('generator.risk')}
          </span>
          <Segmented
            label={t('generator.risk')}
            isBlock
            items={risks.map((id) => ({ id, label: t(`generator.risk-${id}`) }))}
            value={store.risk}
            onChange={store.setRisk}
          />
        </div>
        {isLiveOpen ? (
          <div className={styles.choice}>
            <span className={styles.label} aria-hidden="true">
              {t('generator.when')}
            </span>
            <Segmented
              label={t('generator.when')}
              isBlock
              items={[
                { id: 'line', label: t('generator.line') },
                { id: 'live', label: t('generator.live'), isLive: true },
              ]}
              value={store.section}
              onChange={store.setSection}
            />
          </div>
        ) : null}
        <div role="group" aria-label={t('generator.sports')} className={styles.sports}>
          <Chip
            isOn={store.sportIds.length === 0}
            onClick={() => store.sportIds.forEach(store.toggleSport)}
          >
            {t('generator.all-sports')}
          </Chip>
          {tree
            .sportsOf(store.section)
            .slice(0, shownSports)
            .map(({ id, name, icon }) => (
              <Chip
                key={id}
                isOn={store.sportIds.includes(id)}
                onClick={() => store.toggleSport(id)}
              >
                <Icon name={sportSymbol(icon)} size={15} />
                {name}
              </Chip>
            ))}
        </div>
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={proposed.isBusy}>
          {t('generator.find')}
        </Button>
      </form>
      {proposed.hasFailed ? <Alert tone="danger">{t('generator.failed')}</Alert> : null}
      {proposed.value === undefined ? null : (
        <ProposedBets answer={proposed.value} onAdded={onClose} />
      )}
    </Dialog>
  );
});
