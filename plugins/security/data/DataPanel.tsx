import { observer } from 'mobx-react-lite';
import {
  Actions,
  Alert,
  Button,
  Panel,
  PanelBody,
  PanelHead,
  PanelText,
  saveFile,
  useServices,
  useTranslate,
} from '#core/ui';
import { csvOf } from './csvOf.ts';
import type { DataStore } from './DataStore.ts';

/** Download of all stored data of the person. */
export const DataPanel = observer(function DataPanel({ store }: { readonly store: DataStore }) {
  const t = useTranslate('security.data');
  const { config } = useServices();
  const { outcome } = store;
  const save = (data: Readonly<Record<string, unknown>>): void => {
    const name = `${config.brand.id}-my-data`;
    saveFile(`${name}.json`, JSON.stringify(data, null, 2), 'application/json');
    for (const kind of ['ledger', 'bets', 'payments', 'signIns']) {
      const rows = data[kind];
      if (Array.isArray(rows))
        saveFile(`${name}-${kind}.csv`, csvOf(rows as readonly object[]), 'text/csv');
    }
  };
  return (
    <Panel aria-labelledby="my-data">
      <PanelHead id="my-data" title={t('export')} />
      <PanelBody>
        <PanelText>{t('export.text')}</PanelText>
        {outcome === undefined ? null : (
          <Alert tone={outcome === 'given' ? 'success' : outcome === 'failed' ? 'danger' : 'info'}>
            {t(`export.${outcome}`)}
          </Alert>
        )}
        <Actions>
          <Button
            icon="download"
            isBusy={store.isExporting}
            onClick={() => void store.export(save)}
          >
            {t('export.save')}
          </Button>
        </Actions>
      </PanelBody>
    </Panel>
  );
});
