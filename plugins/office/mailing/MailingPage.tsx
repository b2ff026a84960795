import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Alert, Panel, PanelHead, Switch, useServices, useTranslate } from '#core/ui';
import { useHasProduct } from '../../auth/ui.ts';
import { OfficeResourcePage } from '../frame/OfficeResourcePage.tsx';
import { channels, products } from './Mailing.ts';
import styles from './MailingPage.module.css';
import { MailingStore } from './MailingStore.ts';

/** Mailing settings: offers by product and channel, and e-mails about deposits and bets. */
export const MailingPage = observer(function MailingPage() {
  const t = useTranslate('office');
  const tHere = useTranslate('office.personal');
  const services = useServices();
  const [store] = useState(() => new MailingStore(services));
  return (
    <OfficeResourcePage
      title={t('menu.mailing')}
      resource={store.answer}
      failedTitle={tHere('mailing.loadFailed')}
    >
      {() => <MailingSwitches store={store} />}
    </OfficeResourcePage>
  );
});

const MailingSwitches = observer(function MailingSwitches({
  store,
}: {
  readonly store: MailingStore;
}) {
  const t = useTranslate('office.personal');
  const hasProduct = useHasProduct();
  const { mailing, outcome } = store;
  if (mailing === undefined) return null;
  return (
    <>
      {outcome === undefined ? null : (
        <Alert tone={outcome === 'saved' ? 'success' : 'danger'}>{t(`mailing.${outcome}`)}</Alert>
      )}
      <Panel aria-labelledby="mailing-offers">
        <PanelHead id="mailing-offers" title={t('mailing.offers')} />
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('mailing.product')}</th>
              {channels.map((channel) => (
                <th key={channel} scope="col">
                  {t(`mailing.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.filter(hasProduct).map((product) => (
              <tr key={product}>
                <th scope="row">{t(`mailing.${product}`)}</th>
                {channels.map((channel) => (
                  <td key={channel}>
                    <Switch
                      label={`${t(`mailing.${product}`)}: ${t(`mailing.${channel}`)}`}
                      isLabelHidden
                      isOn={mailing.offers[product][channel]}
                      onChange={(isOn) => void store.setOffer(product, channel, isOn)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <Panel aria-labelledby="mailing-letters">
        <PanelHead id="mailing-letters" title={t('mailing.letters')} />
        <div className={styles.switches}>
          <Switch
            label={t('mailing.deposits')}
            isOn={mailing.hasDeposits}
            onChange={(hasDeposits) => void store.setLetters({ hasDeposits })}
          />
          <Switch
            label={t('mailing.bets')}
            isOn={mailing.hasBets}
            onChange={(hasBets) => void store.setLetters({ hasBets })}
          />
          <p className={styles.fixed}>{t('mailing.fixed')}</p>
        </div>
      </Panel>
    </>
  );
});
