import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Alert,
  Button,
  ButtonLink,
  FileField,
  Form,
  TextArea,
  useFormat,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { messageLength } from '#domain/requests/Request.ts';
import type { PaymentSubTopic, PaymentTopic } from '#domain/requests/paymentTopics.ts';
import { paymentRequestRoute, supportToken } from '../../support/contract.ts';
import { useFailureText } from '../../support/ui.ts';
import styles from '../request/PaymentRequests.module.css';
import { createNewRequest } from './createAskable.ts';

interface RequestFormProps {
  readonly topic: PaymentTopic;
  readonly subTopic?: PaymentSubTopic;
  readonly paymentId?: number;
}

/** Text and files of a new request; leads to its page once sent. */
export const RequestForm = observer(function RequestForm(subject: RequestFormProps) {
  const t = useTranslate('payment-requests.page');
  const tRequests = useTranslate('support.thread');
  const services = useServices();
  const support = useService(supportToken);
  const format = useFormat();
  const { topic, subTopic, paymentId } = subject;
  const [store] = useState(() =>
    createNewRequest(
      services,
      subject,
      support.draft(`ask:${topic}:${subTopic ?? paymentId ?? ''}`),
    ),
  );
  const { draft, openId } = store;
  const failure = useFailureText(draft.sending.failure);

  const handleSubmit = async (): Promise<void> => {
    const id = await store.submit();
    if (id !== undefined)
      services.navigation.go(
        { name: paymentRequestRoute, params: { request: id } },
        { isReplacing: true },
      );
  };

  return (
    <Form className={styles.form} onSubmit={handleSubmit}>
      {openId === undefined ? (
        failure === undefined ? null : (
          <Alert tone="danger">{failure}</Alert>
        )
      ) : (
        <OpenRequestAlert id={openId} />
      )}
      <TextArea
        label={t(`ask.${topic === 'papers' || topic === 'ways' ? 'other' : 'payment'}`)}
        name="text"
        rows={5}
        maxLength={messageLength.most}
        value={draft.text}
        onChange={draft.setText}
        onBlur={() => draft.check(messageLength.least)}
        hint={tRequests('length', {
          used: format.number(draft.text.length),
          most: format.number(messageLength.most),
        })}
        error={
          draft.isTooShort ? tRequests('text.tooShort', { least: messageLength.least }) : undefined
        }
      />
      <FileField uploads={draft.uploads} />
      <div>
        <Button
          type="submit"
          variant="primary"
          icon="send"
          isBusy={draft.sending.isBusy}
          isDisabled={!draft.uploads.isReady}
        >
          {t('send')}
        </Button>
      </div>
    </Form>
  );
});

/** Says that a request about this exists already. */
export function OpenRequestAlert({ id }: { readonly id: number }) {
  const tRequests = useTranslate('support.thread');
  return (
    <Alert
      tone="info"
      actions={
        <ButtonLink size="sm" to={{ name: paymentRequestRoute, params: { request: id } }}>
          {tRequests('reopen.other.go')}
        </ButtonLink>
      }
    >
      {tRequests('reopen.other')}
    </Alert>
  );
}
