import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';

import {
  Alert,
  Button,
  ButtonLink,
  FileField,
  Panel,
  PanelHead,
  TextArea,
  useFormat,
  useTranslate,
  type LinkProps,
} from '#core/ui';
import {
  messageLength,
  type ServiceRequest,
  type RequestFile,
  type RequestMessage,
} from '#domain/requests/Request.ts';
import { useFailureText } from '../requests/useFailureText.ts';
import { StateBadge } from './StateBadge.tsx';
import type { ThreadStore } from './ThreadStore.ts';
import { CardRemovedNote } from './CardRemovedNote.tsx';
import styles from './Thread.module.css';

interface RequestThreadProps<Request extends ServiceRequest> {
  readonly store: ThreadStore<Request>;
  readonly request: Request;
  readonly title: string;
  /** Subject of the request, above its messages. */
  readonly facts?: ReactNode;
  /** Returns the link to another request to the same desk. */
  readonly toRequest: (id: number) => LinkProps['to'];
}

/** Messages of a request, with forms to reply, close and reopen it. */
export const RequestThread = observer(function RequestThread<Request extends ServiceRequest>({
  store,
  request,
  title,
  facts,
  toRequest,
}: RequestThreadProps<Request>) {
  const t = useTranslate('support.thread');
  const { state, messages } = request;
  return (
    <>
      {state === 'needs_you' ? (
        <Alert tone="warning" title={t('needsYou.title')}>
          {t('needsYou.text')}
        </Alert>
      ) : null}
      <Panel aria-labelledby="request-thread">
        <PanelHead id="request-thread" title={title} actions={<StateBadge state={state} />} />
        {facts}
        <ol className={styles.messages} role="log" aria-label={t('messages')} tabIndex={0}>
          {messages.map((message) => (
            <Message key={message.id} message={message} onOpen={store.openFile} />
          ))}
        </ol>
        {state === 'closed' ? (
          <ClosedNote request={request} store={store} toRequest={toRequest} />
        ) : (
          <ReplyForm store={store} />
        )}
        {store.failure?.kind === 'connection' ? (
          <Alert tone="danger" className={styles.failure}>
            {t('failure')}
          </Alert>
        ) : null}
      </Panel>
    </>
  );
}) as <Request extends ServiceRequest>(props: RequestThreadProps<Request>) => ReactNode;

function Message({
  message,
  onOpen,
}: {
  readonly message: RequestMessage;
  readonly onOpen: (file: RequestFile) => Promise<void>;
}) {
  const t = useTranslate('support.thread');
  const { dateTime, number } = useFormat();
  const { isOwn, text, atS, files } = message;
  return (
    <li className={styles.message} data-own={isOwn}>
      <p className={styles.meta}>
        <b>{t(isOwn ? 'you' : 'desk')}</b> · <bdi className="num">{dateTime(atS)}</bdi>
      </p>
      <p className={styles.bubble} dir="auto">
        {text}
      </p>
      {isOwn ? <CardRemovedNote text={text} className={styles.meta} /> : null}
      {files.length === 0 ? null : (
        <ul className={styles.files} aria-label={t('files')}>
          {files.map((file) => (
            <li key={file.id}>
              <Button size="sm" icon="download" onClick={() => void onOpen(file)}>
                <bdi className={styles.file}>{file.name}</bdi>
                <span className="num">
                  {t('file.size', { size: number(Math.ceil(file.size / 1024)) })}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const ReplyForm = observer(function ReplyForm<Request extends ServiceRequest>({
  store,
}: {
  readonly store: ThreadStore<Request>;
}) {
  const t = useTranslate('support.thread');
  const { draft } = store;
  const failure = useFailureText(draft.sending.failure);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.reply();
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {failure === undefined ? null : <Alert tone="danger">{failure}</Alert>}
      <TextArea
        label={t('reply')}
        name="reply"
        rows={3}
        maxLength={messageLength.most}
        value={draft.text}
        onChange={draft.setText}
        error={draft.isTooShort ? t('reply.missing') : undefined}
      />
      <FileField uploads={draft.uploads} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          icon="send"
          isBusy={draft.sending.isBusy}
          isDisabled={!draft.uploads.isReady}
        >
          {t('reply.send')}
        </Button>
        <Button variant="ghost" isBusy={store.isChanging} onClick={() => void store.close()}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
});

const ClosedNote = observer(function ClosedNote<Request extends ServiceRequest>({
  request,
  store,
  toRequest,
}: {
  readonly request: ServiceRequest;
  readonly store: ThreadStore<Request>;
  readonly toRequest: (id: number) => LinkProps['to'];
}) {
  const t = useTranslate('support.thread');
  const { date } = useFormat();
  const { failure } = store;
  if (failure?.kind === 'other')
    return (
      <Alert
        tone="info"
        className={styles.failure}
        actions={
          <ButtonLink size="sm" to={toRequest(failure.id)}>
            {t('reopen.other.go')}
          </ButtonLink>
        }
      >
        {t('reopen.other')}
      </Alert>
    );
  if (failure?.kind === 'over' || request.reopenUntilS === undefined)
    return <p className={styles.note}>{t('closed.over')}</p>;
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('closed.until', { date: date(request.reopenUntilS) })}</p>
      <div className={styles.actions}>
        <Button isBusy={store.isChanging} onClick={() => void store.reopen()}>
          {t('reopen')}
        </Button>
      </div>
    </div>
  );
});
