import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import {
  Alert,
  Button,
  Panel,
  TextArea,
  TextField,
  useFormat,
  usePageTitle,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { messageLength } from '#domain/requests/Request.ts';
import { OfficeHead, OfficePage } from '../../office/ui.ts';
import { supportToken } from '../contract.ts';
import { useFailureText } from '../requests/useFailureText.ts';
import styles from '../thread/Thread.module.css';
import { createIdeaStore } from './createIdeaStore.ts';
import { longestTitle } from './SharedIdea.ts';

/** Form for suggestions about the site. */
export const IdeaPage = observer(function IdeaPage() {
  const t = useTranslate('support.thread');
  const tSupport = useTranslate('support');
  const { http } = useServices();
  const support = useService(supportToken);
  const [store] = useState(() => createIdeaStore(http, support.draft('idea')));
  const format = useFormat();
  const titleRef = useRef<HTMLInputElement>(null);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const { draft, shared } = store;
  const failureText = useFailureText(draft.sending.failure);
  const failure = draft.sending.failure === 'too-many' ? t('idea.tooMany') : failureText;
  usePageTitle(tSupport('menu.idea'));

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.submit();
    if (draft.isTitleMissing) titleRef.current?.focus();
    else if (draft.isTooShort) textRef.current?.focus();
  };

  return (
    <OfficePage>
      <OfficeHead title={tSupport('menu.idea')} isBelowAccount />
      {shared === undefined ? null : (
        <Alert tone="success" title={t('idea.taken', { number: String(shared.id) })}>
          {t('idea.left', { count: shared.left })}
        </Alert>
      )}
      <Panel aria-label={tSupport('menu.idea')}>
        <form className={styles.form} onSubmit={handleSubmit} noValidate>
          <p className={styles.text}>{t('idea.text')}</p>
          {failure === undefined ? null : <Alert tone="danger">{failure}</Alert>}
          <TextField
            ref={titleRef}
            label={t('idea.title')}
            name="title"
            maxLength={longestTitle}
            value={draft.title}
            onChange={(title) => {
              store.begin();
              draft.setTitle(title);
            }}
            onBlur={() => {
              if (draft.text !== '') draft.checkTitle();
            }}
            hint={t('length', {
              count: longestTitle,
              used: format.number(draft.title.length),
              most: format.number(longestTitle),
            })}
            error={draft.isTitleMissing ? t('idea.title.missing') : undefined}
          />
          <TextArea
            ref={textRef}
            label={t('idea.description')}
            name="idea"
            rows={6}
            maxLength={messageLength.most}
            value={draft.text}
            onChange={(text) => {
              store.begin();
              draft.setText(text);
            }}
            onBlur={() => draft.check(messageLength.least)}
            hint={t('length', {
              count: messageLength.most,
              used: format.number(draft.text.length),
              most: format.number(messageLength.most),
            })}
            error={
              draft.isTooShort ? t('text.tooShort', { least: messageLength.least }) : undefined
            }
          />
          <div className={styles.actions}>
            <Button type="submit" variant="primary" isBusy={draft.sending.isBusy}>
              {t('idea.send')}
            </Button>
          </div>
        </form>
      </Panel>
    </OfficePage>
  );
});
