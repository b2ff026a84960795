import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import {
  Actions,
  Alert,
  Button,
  FileField,
  Form,
  Panel,
  PanelBody,
  PanelHead,
  PanelText,
  RadioGroup,
  useTranslate,
} from '#core/ui';
import type { Attempt, Uploads } from '#core/data';
import type { Paper } from '#domain/identity/papers.ts';

interface PaperFormStore {
  readonly papers: readonly Paper[];
  readonly uploads: Uploads;
  readonly sending: Pick<Attempt<unknown>, 'isBusy'>;
  readonly isReady: boolean;
  choosePaper(paper: Paper): void;
}

interface PaperFormProps {
  readonly id: string;
  readonly title: string;
  readonly store: PaperFormStore;
  /** The chosen document. */
  readonly paper: Paper;
  /** Checks that it proves, before the advice. */
  readonly proof?: string;
  /** Why sending failed. */
  readonly failure: string | undefined;
  readonly send: string;
  readonly onSubmit: () => Promise<unknown> | void;
  /** Beside the send button. */
  readonly otherwise?: ReactNode;
  /** Above the choice of the document. */
  readonly children?: ReactNode;
}

/** Choice of a document, upload of its images or file, and the send button. */
export const PaperForm = observer(function PaperForm(props: PaperFormProps) {
  const { id, title, store, paper, proof, failure, send, onSubmit, otherwise, children } = props;
  const t = useTranslate('identity.page');
  const waitId = useId();
  const wait = store.isReady ? undefined : waitOf(store.uploads);
  return (
    <Panel aria-labelledby={id}>
      <PanelHead id={id} title={title} />
      <Form onSubmit={onSubmit}>
        <PanelBody>
          {children}
          <RadioGroup
            label={t('papers.which')}
            name="paper"
            value={paper}
            options={store.papers.map((each) => ({ value: each, label: t(`paper.${each}`) }))}
            onChange={store.choosePaper}
          />
          <PanelText>
            {proof} {t(`advice.${paper}`)}
          </PanelText>
          <FileField uploads={store.uploads} />
          {failure === undefined ? null : <Alert tone="danger">{failure}</Alert>}
          <Actions>
            <Button
              type="submit"
              variant="primary"
              isBusy={store.sending.isBusy}
              isDisabled={!store.isReady}
              aria-describedby={wait === undefined ? undefined : waitId}
            >
              {send}
            </Button>
            {otherwise}
          </Actions>
          {wait === undefined ? null : (
            <div id={waitId}>
              <PanelText>{t(`papers.wait.${wait}`)}</PanelText>
            </div>
          )}
        </PanelBody>
      </Form>
    </Panel>
  );
});

/** Why the documents cannot be sent yet; what the person can solve comes first. */
function waitOf({ files }: Uploads): 'none' | 'refused' | 'stopped' | 'sending' {
  if (files.length === 0) return 'none';
  const kinds = new Set(files.map(({ state }) => state.kind));
  return (['refused', 'stopped'] as const).find((kind) => kinds.has(kind)) ?? 'sending';
}
