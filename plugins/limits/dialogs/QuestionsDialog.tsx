import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Alert,
  Button,
  Dialog,
  focusElement,
  RadioGroup,
  useServices,
  useTranslate,
} from '#core/ui';
import { HelpLinks } from '../responsible/HelpLinks.tsx';
import { QuestionsStore } from './QuestionsStore.ts';
import styles from './Dialogs.module.css';

interface QuestionsDialogProps {
  readonly token: string;
  readonly questions: readonly { readonly id: string; readonly text: string }[];
  readonly onClose: (isRight?: boolean) => void;
}

/** Questions before a looser limit. No answer is preselected, and leaving is as easy as sending. */
export const QuestionsDialog = observer(function QuestionsDialog({
  token,
  questions,
  onClose,
}: QuestionsDialogProps) {
  const t = useTranslate('limits.dialogs');
  const services = useServices();
  const [store] = useState(() => new QuestionsStore(services, token, questions));
  const { failure, isBusy } = store.sending;
  const isWrong = store.result === 'wrong';
  const leave = (): void => onClose(isWrong ? false : undefined);
  const handleSend = async (): Promise<void> => {
    await store.send();
    if (store.result === 'right') onClose(true);
  };
  return (
    <Dialog title={t('questions.title')} isDismissible size="md" onClose={leave}>
      <div className={styles.body}>
        {isWrong ? null : <p>{t('questions.text')}</p>}
        {questions.map(({ id, text }) => (
          <RadioGroup
            key={id}
            label={text}
            name={`question-${id}`}
            value={store.answers.get(id) ?? ''}
            options={[
              { value: 'yes', label: t('yes') },
              {
                value: 'no',
                label: t('no'),
                hint: store.wrongIds.includes(id) ? t('questions.wrongOne') : undefined,
              },
            ]}
            isDisabled={isWrong}
            onChange={(answer) => store.choose(id, answer)}
          />
        ))}
        {isWrong ? (
          <div ref={focusElement} tabIndex={-1}>
            <Alert tone="warning" title={t('questions.wrong')}>
              <p>{t('questions.help')}</p>
              <HelpLinks />
            </Alert>
          </div>
        ) : null}
        {failure === undefined ? null : (
          <Alert tone="danger">{t(failure === 'missing' ? 'questions.missing' : 'failed')}</Alert>
        )}
        <div className={styles.answers}>
          <Button size="lg" onClick={leave}>
            {t('questions.keep')}
          </Button>
          {isWrong ? null : (
            <Button size="lg" isBusy={isBusy} onClick={() => void handleSend()}>
              {t('questions.send')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
});
