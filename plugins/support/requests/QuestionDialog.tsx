import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent } from 'react';
import {
  Alert,
  Button,
  Dialog,
  FileField,
  Icon,
  SelectField,
  TextArea,
  TextField,
  useFormat,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { useHasProduct } from '../../auth/ui.ts';
import { requestsModal, supportToken, type SupportTopic } from '../contract.ts';
import { longestText, shortestText } from './checkQuestion.ts';
import { supportTopics } from './SupportRequest.ts';
import type { QuestionStore } from './QuestionStore.ts';
import type { SupportStore } from '../menu/SupportStore.ts';
import styles from './SupportForm.module.css';
import { useFailureText } from './useFailureText.ts';

interface QuestionDialogProps {
  readonly topic?: SupportTopic;
  readonly onClose: () => void;
}

/** Form for a request. What was typed stays for the next opening. */
export const QuestionDialog = observer(function QuestionDialog({
  topic,
  onClose,
}: QuestionDialogProps) {
  const t = useTranslate('support');
  const { question } = useService(supportToken) as SupportStore;

  useEffect(() => question.begin(topic), [question, topic]);

  return (
    <Dialog title={t('question')} isDismissible onClose={onClose}>
      {question.taken === undefined ? (
        <QuestionForm store={question} />
      ) : (
        <Taken store={question} onClose={onClose} />
      )}
    </Dialog>
  );
});

const QuestionForm = observer(function QuestionForm({ store }: { readonly store: QuestionStore }) {
  const t = useTranslate('support');
  const format = useFormat();
  const failureText = useFailureText(store.sending.failure);
  const hasProduct = useHasProduct();
  const textRef = useRef<HTMLTextAreaElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const { isTextTooShort, isEmailWrong } = store.faults;

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.submit();
    // Only after submitting: a fault that is resolved while typing must not move the focus to the
    // next one.
    if (store.faults.isTextTooShort) textRef.current?.focus();
    else if (store.faults.isEmailWrong) emailRef.current?.focus();
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {failureText === undefined ? null : <Alert tone="danger">{failureText}</Alert>}
      <SelectField
        label={t('topic')}
        name="topic"
        value={store.topic}
        options={supportTopics
          .filter((topic) => topic !== 'casino' || hasProduct(topic))
          .map((value) => ({ value, label: t(`topic.${value}`) }))}
        onChange={store.setTopic}
      />
      <TextArea
        ref={textRef}
        label={t('text')}
        name="question"
        rows={5}
        maxLength={longestText}
        value={store.text}
        onChange={store.setText}
        hint={t('text.hint', {
          used: format.number(store.text.length),
          most: format.number(longestText),
        })}
        error={isTextTooShort ? t('text.tooShort', { least: shortestText }) : undefined}
      />
      {store.isVisitor ? (
        <TextField
          ref={emailRef}
          label={t('yourEmail')}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          value={store.email}
          onChange={store.setEmail}
          hint={t('yourEmail.hint')}
          error={isEmailWrong ? t('yourEmail.wrong') : undefined}
        />
      ) : (
        <FileField uploads={store.uploads} />
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isBusy={store.sending.isBusy}
        isDisabled={!store.uploads.isReady}
      >
        {t(store.sending.isBusy ? 'sending' : 'send')}
      </Button>
    </form>
  );
});

/** Shows the number of the request, for later reference. */
const Taken = observer(function Taken({
  store,
  onClose,
}: {
  readonly store: QuestionStore;
  readonly onClose: () => void;
}) {
  const t = useTranslate('support');
  const { modals } = useServices();
  const headRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => headRef.current?.focus(), []);

  return (
    <div className={styles.done}>
      <Icon name="circle-check" size={32} className={styles.doneIcon} />
      <h3 ref={headRef} tabIndex={-1} className={styles.doneTitle}>
        {t('taken.title', { number: store.taken?.id ?? 0 })}
      </h3>
      <p className={styles.note}>
        {store.isVisitor ? t('taken.byEmail', { email: store.email }) : t('taken.here')}
      </p>
      <div className={styles.answers}>
        {store.isVisitor ? null : (
          <Button
            size="lg"
            onClick={() => {
              onClose();
              void modals.open(requestsModal, {});
            }}
          >
            {t('requests')}
          </Button>
        )}
        <Button size="lg" variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
});
