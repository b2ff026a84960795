import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Alert, Button, useServices, useTranslate } from '#core/ui';
import type { Resource } from '#core/data';
import { listInLine } from '#domain/texts/listInLine.ts';
import type { Identity } from '../verification/Identity.ts';
import { PaperForm } from './PaperForm.tsx';
import { PapersStore } from './PapersStore.ts';

/** Form to send a document for the open checks. */
export const PapersPanel = observer(function PapersPanel({
  identity,
  isUnknown,
  onCorrect,
  onSent,
}: {
  readonly identity: Resource<Identity>;
  /** Public records do not know the person. */
  readonly isUnknown: boolean;
  /** Opens the details for correction; undefined if that is not possible. */
  readonly onCorrect: (() => void) | undefined;
  readonly onSent: () => void;
}) {
  const t = useTranslate('identity.page');
  const { environment, http } = useServices();
  const [store] = useState(() => new PapersStore(http, identity));
  const { paper } = store;
  const { failure } = store.sending;
  if (paper === undefined) return null;
  return (
    <PaperForm
      id="identity-papers"
      title={t('papers.title')}
      store={store}
      paper={paper}
      proof={t('papers.proves', {
        what: listInLine(
          store.proves.map((kind) => t(`check.${kind}`)),
          environment.direction,
        ),
      })}
      failure={failure && t(`papers.${failure}`)}
      send={t('papers.send')}
      onSubmit={async () => {
        if (await store.submit()) onSent();
      }}
    >
      {onCorrect === undefined ? null : (
        <Alert
          tone="info"
          actions={
            <Button size="sm" onClick={onCorrect}>
              {t('details.correct')}
            </Button>
          }
        >
          {t(isUnknown ? 'details.unknown' : 'details.mayCorrect')}
        </Alert>
      )}
    </PaperForm>
  );
});
