import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { observer } from 'mobx-react-lite';
import { useMemo, useState, type ReactNode } from 'react';
import {
  Button,
  Panel,
  PanelHead,
  Segmented,
  useOpen,
  usePeekService,
  useServices,
  useTranslate,
} from '#core/ui';
import { accountsToken } from '../../../auth/contract.ts';
import { firstListChoices } from '../../lists/options/listChoices.ts';
import type { AccumulatorKind } from './Accumulator.ts';
import type { Section } from '../../feed/SportEvent.ts';
import { accumulatorsOf } from './accumulatorsOf.ts';
import { useBetting } from '../../service/useBetting.ts';
import { useIsLiveOpen } from '../../lists/live/useIsLiveOpen.ts';
import { AddToCoupon } from '../AddToCoupon.tsx';
import { generatorModal } from '../generator/generatorModal.ts';
import { ProposalSelections } from '../ProposalSelections.tsx';
import styles from './AccumulatorsPanel.module.css';

export const AccumulatorsPanel = observer(function AccumulatorsPanel() {
  const { modals, navigation } = useServices();
  const t = useTranslate('betting.accumulators');
  const { options } = useBetting();
  const isLiveOpen = useIsLiveOpen();
  const isExcluded = usePeekService(accountsToken)?.user?.excludedUntilS !== undefined;
  const isLivePage =
    navigation.routeName?.startsWith('betting.live') === true ||
    navigation.params['section'] === 'live';
  const section = isLivePage && isLiveOpen ? 'live' : 'line';
  const choices = options?.choices ?? firstListChoices;
  const isWanted =
    section === 'live' ? choices.isLiveAccumulatorOfTheDay : choices.isAccumulatorOfTheDay;
  const generator = choices.isBetGenerator ? (
    <Button
      variant="ghost"
      icon="sparkles"
      isBlock
      onClick={() => void modals.open(generatorModal, {})}
    >
      {t('generator.title')}
    </Button>
  ) : null;
  // People who have excluded themselves get no proposals.
  if (isExcluded) return null;
  if (isWanted) return <Accumulators section={section} generator={generator} />;
  return generator === null ? null : <Panel as="div">{generator}</Panel>;
});

interface AccumulatorsProps {
  readonly section: Section;
  readonly generator: ReactNode;
}

/** The accumulators, loaded only while this is on the page. */
const Accumulators = observer(function Accumulators({ section, generator }: AccumulatorsProps) {
  const services = useServices();
  const t = useTranslate('betting.accumulators');
  const writer = oddsWriterFor(useServices());
  const [kind, setKind] = useState<AccumulatorKind>('favourites');
  const { value: accumulators = [] } = useOpen(
    useMemo(() => accumulatorsOf(section, services), [section, services]),
  );
  const shown = accumulators.find((each) => each.kind === kind) ?? accumulators[0];
  if (shown === undefined) return null;
  const title = t(section === 'live' ? 'accumulator.live-title' : 'accumulator.title');
  return (
    <Panel aria-label={title} className={styles.panel}>
      <PanelHead
        title={title}
        actions={
          <span className={styles.total}>
            <span className={styles.totalLabel}>{t('accumulator.total')}</span>
            <b className="num" translate="no">
              {writer.exactTotal(shown.odds)}
            </b>
          </span>
        }
      />
      {accumulators.length > 1 ? (
        <Segmented
          label={t('accumulator.choose')}
          isBlock
          className={styles.kinds}
          items={accumulators.map(({ kind: id }) => ({ id, label: t(`accumulator.${id}`) }))}
          value={shown.kind}
          onChange={setKind}
        />
      ) : null}
      <ProposalSelections selections={shown.selections} />
      <div className={styles.actions}>
        <AddToCoupon selections={shown.selections} />
        {generator}
      </div>
    </Panel>
  );
});
