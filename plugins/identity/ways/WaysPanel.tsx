import { observer } from 'mobx-react-lite';
import {
  Button,
  RecordList,
  RecordRow,
  Panel,
  PanelHead,
  useServices,
  useTranslate,
} from '#core/ui';
import { listInLine } from '#domain/texts/listInLine.ts';
import type { WaysStore } from './WaysStore.ts';

/** Identity providers, such as banks and offices: quicker than a document. */
export const WaysPanel = observer(function WaysPanel({ store }: { readonly store: WaysStore }) {
  const t = useTranslate('identity.page');
  const { environment } = useServices();
  if (store.open.length === 0) return null;
  return (
    <Panel aria-labelledby="identity-ways">
      <PanelHead id="identity-ways" title={t('ways.title')} />
      <RecordList>
        {store.open.map((way) => (
          <RecordRow
            key={way.id}
            icon={way.kind === 'frame' ? 'id' : 'external-link'}
            name={way.name}
            details={[
              t('papers.proves', {
                what: listInLine(
                  way.proves.map((kind) => t(`check.${kind}`)),
                  environment.direction,
                ),
              }),
              t(`ways.${way.kind}`),
            ]}
            actions={
              <Button
                size="sm"
                isBusy={store.busyId === way.id}
                aria-label={t('ways.goWith', { name: way.name })}
                onClick={() => void store.go(way)}
              >
                {t('ways.go')}
              </Button>
            }
          />
        ))}
      </RecordList>
    </Panel>
  );
});
