import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Alert,
  Button,
  DescriptionList,
  Panel,
  PanelHead,
  TextField,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import { listInLine } from '#domain/texts/listInLine.ts';
import { BonusesFrame, NotThere } from '../frame/BonusesFrame.tsx';
import styles from '../frame/Frame.module.css';
import { useOddsText } from '../frame/useOddsText.ts';
import type { CodeTerms } from './Codes.ts';
import { CodesStore } from './CodesStore.ts';

/** Checks the terms of a promo code before it is used. */
export const CodesPage = observer(function CodesPage() {
  const tMenu = useTranslate('bonuses');
  const services = useServices();
  const [store] = useState(() => new CodesStore(services));
  return (
    <BonusesFrame title={tMenu('codes')} resource={store.settings}>
      {({ isShown }) => (isShown ? <CodeForm store={store} /> : <NotThere />)}
    </BonusesFrame>
  );
});

const CodeForm = observer(function CodeForm({ store }: { readonly store: CodesStore }) {
  const t = useTranslate('bonuses.page');
  return (
    <>
      <Panel aria-labelledby="code-check">
        <PanelHead id="code-check" title={t('code.title')} />
        <p className={styles.lead}>{t('code.text')}</p>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void store.check();
          }}
        >
          <TextField
            name="promo-code"
            label={t('code.label')}
            value={store.text}
            maxLength={40}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            error={store.isEmpty ? t('code.empty') : undefined}
            onChange={store.type}
          />
          <Button type="submit" variant="primary" isBusy={store.isBusy}>
            {t('code.check')}
          </Button>
        </form>
      </Panel>
      <Outcome store={store} />
    </>
  );
});

const Outcome = observer(function Outcome({ store }: { readonly store: CodesStore }) {
  const t = useTranslate('bonuses.page');
  const { outcome } = store;
  if (outcome === undefined) return null;
  switch (outcome.kind) {
    case 'failed':
      return <Alert tone="danger">{t('code.failed')}</Alert>;
    case 'wait':
      return <Alert tone="warning">{t('code.wait', { count: outcome.seconds })}</Alert>;
    case 'answered': {
      const { answer, code } = outcome;
      return (
        <>
          <Alert tone={answer.kind === 'good' ? 'success' : 'warning'}>
            {t(`code.${answer.kind}`, { code })}
          </Alert>
          {'terms' in answer ? <Terms terms={answer.terms} /> : null}
        </>
      );
    }
  }
});

const Terms = observer(function Terms({ terms }: { readonly terms: CodeTerms }) {
  const t = useTranslate('bonuses.page');
  const { environment } = useServices();
  const tKinds = useTranslate('coupon.kinds');
  const { dateTime, money, number } = useFormat();
  const odds = useOddsText();
  const gives = terms.kind === 'refund' ? 'refund' : terms.isStakePaidOut ? 'paid' : 'free';
  const types =
    terms.types.length === 0
      ? t('code.types.any')
      : listInLine(
          terms.types.map((type) => tKinds(`name.${type}`)),
          environment.direction,
        );
  return (
    <Panel aria-labelledby="code-terms">
      <PanelHead id="code-terms" title={<span translate="no">{terms.code}</span>} />
      <DescriptionList
        items={[
          {
            id: 'gives',
            label: t('code.gives'),
            value: t(`code.gives.${gives}`, { amount: money(terms.amount) }),
          },
          {
            id: 'until',
            label: t('until'),
            value: terms.endsAtS === undefined ? t('code.noEnd') : dateTime(terms.endsAtS),
          },
          { id: 'types', label: t('code.types'), value: types },
          {
            id: 'selections',
            label: t('code.selections'),
            value: number(Math.max(1, terms.leastSelections)),
          },
          ...(terms.leastOdds > 1000
            ? [{ id: 'odds', label: t('code.odds'), value: odds(terms.leastOdds) }]
            : []),
        ]}
      />
    </Panel>
  );
});
