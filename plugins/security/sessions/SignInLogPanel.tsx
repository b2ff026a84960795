import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Actions,
  Badge,
  Button,
  RecordList,
  PanelBody,
  PanelText,
  ResourcePanel,
  useTranslate,
} from '#core/ui';
import { OriginRow } from './OriginRow.tsx';
import type { SessionsStore } from './SessionsStore.ts';

const shownAtFirst = 5;

/** Sign-ins and attempts of the last 90 days, and what to do about a foreign one. */
export const SignInLogPanel = observer(function SignInLogPanel({
  store,
  onNotMe,
}: {
  readonly store: SessionsStore;
  readonly onNotMe: () => void;
}) {
  const t = useTranslate('security');
  const [isWhole, setIsWhole] = useState(false);
  return (
    <ResourcePanel title={t('log')} resource={store.log}>
      {(entries) => (
        <>
          <RecordList>
            {entries.slice(0, isWhole ? undefined : shownAtFirst).map((entry, place) => (
              <OriginRow
                key={place}
                origin={entry}
                atS={entry.atS}
                actions={
                  <Badge tone={entry.isRight ? 'neutral' : 'warning'}>
                    {t(entry.isRight ? 'log.in' : 'log.wrong')}
                  </Badge>
                }
              />
            ))}
          </RecordList>
          <PanelBody>
            <PanelText>{t('log.text')}</PanelText>
            <Actions>
              {isWhole || entries.length <= shownAtFirst ? null : (
                <Button onClick={() => setIsWhole(true)}>
                  {t('log.all', { count: entries.length })}
                </Button>
              )}
              <Button isBusy={store.ending === 'others'} onClick={onNotMe}>
                {t('log.notMe')}
              </Button>
            </Actions>
          </PanelBody>
        </>
      )}
    </ResourcePanel>
  );
});
