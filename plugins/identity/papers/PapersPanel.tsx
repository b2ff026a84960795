import { observer } from 'mobx-react-lite';
import { useId, useState, type DragEvent, type FormEvent } from 'react';
import {
  Alert,
  Button,
  Icon,
  IconButton,
  Panel,
  PanelHead,
  RadioGroup,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import type { Resource } from '#core/data';
import { documentTypes, fileLimits } from '#domain/identity/documentFile.ts';
import type { Identity } from '../verification/Identity.ts';
import styles from '../verification/Verification.module.css';
import { PapersStore } from './PapersStore.ts';
import { seePicture } from './PictureReader.ts';
import type { Upload } from './Upload.ts';

/** Which paper, its pictures or file, and the button that sends them. */
export const PapersPanel = observer(function PapersPanel({
  identity,
  isUnknown,
  onCorrect,
}: {
  readonly identity: Resource<Identity>;
  /** Public records do not know the person. */
  readonly isUnknown: boolean;
  /** The details may have been mistyped, or have changed. */
  readonly onCorrect: (() => void) | undefined;
}) {
  const t = useTranslate('identity.page');
  const { number } = useFormat();
  const { http } = useServices();
  const [store] = useState(() => new PapersStore(http, identity, seePicture));
  const { paper, choices, outcome } = store;
  if (paper === undefined) return null;
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.submit();
  };
  return (
    <Panel aria-labelledby="identity-papers">
      <PanelHead id="identity-papers" title={t('papers.title')} />
      <form className={styles.body} onSubmit={handleSubmit}>
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
        <RadioGroup
          label={t('papers.which')}
          name="paper"
          value={paper}
          options={choices.map((each) => ({ value: each, label: t(`paper.${each}`) }))}
          onChange={store.choose}
        />
        <p className={styles.text}>
          {t('papers.proves', { what: store.proves.map((kind) => t(`check.${kind}`)).join(', ') })}{' '}
          {t(`advice.${paper}`)}
        </p>
        <FileChoice store={store} />
        {store.hasTooMany ? (
          <Alert tone="warning">
            {t('file.too_many_files', { most: number(fileLimits.mostFiles) })}
          </Alert>
        ) : null}
        {store.uploads.length === 0 ? null : (
          <ul className={styles.files} aria-label={t('papers.files')}>
            {store.uploads.map((upload, place) => (
              <FileRow key={place} store={store} upload={upload} />
            ))}
          </ul>
        )}
        {outcome === undefined ? null : <Alert tone="danger">{t(`papers.${outcome}`)}</Alert>}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={store.isBusy} isDisabled={!store.isReady}>
            {t('papers.send')}
          </Button>
        </div>
      </form>
    </Panel>
  );
});

/** Camera of a phone, files of any device; they may be dropped as well. */
const FileChoice = observer(function FileChoice({ store }: { readonly store: PapersStore }) {
  const t = useTranslate('identity.page');
  const { number } = useFormat();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    store.add([...event.dataTransfer.files]);
  };
  const input = (name: string, more: { readonly capture?: 'environment' }) => (
    <input
      id={`${id}-${name}`}
      className={styles.input}
      type="file"
      accept={more.capture === undefined ? documentTypes.join(',') : 'image/*'}
      multiple={more.capture === undefined}
      {...more}
      onChange={(event) => {
        store.add([...(event.currentTarget.files ?? [])]);
        // The same file may be chosen again after it was taken away.
        event.currentTarget.value = '';
      }}
    />
  );
  return (
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <span className={styles.choose}>
        {input('file', {})}
        <label className={styles.chooser} htmlFor={`${id}-file`}>
          <Icon name="upload" size={18} />
          {t('papers.choose')}
        </label>
      </span>
      <span className={styles.camera}>
        {input('photo', { capture: 'environment' })}
        <label className={styles.chooser} htmlFor={`${id}-photo`}>
          <Icon name="camera" size={18} />
          {t('papers.photo')}
        </label>
      </span>
      <p className={styles.text}>
        {t('papers.limits', {
          size: number(fileLimits.mostBytes / 1024 / 1024),
          most: number(fileLimits.mostFiles),
        })}
      </p>
    </div>
  );
});

const FileRow = observer(function FileRow({
  store,
  upload,
}: {
  readonly store: PapersStore;
  readonly upload: Upload;
}) {
  const t = useTranslate('identity.page');
  const { number } = useFormat();
  const { state, name, hints } = upload;
  const isOnItsWay = state.kind === 'sending' || state.kind === 'stopped';
  return (
    <li className={styles.file}>
      <Icon name="file-text" size={18} />
      <div className={styles.facts}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.text} data-state={state.kind} role="status">
          {state.kind === 'refused'
            ? t(`file.${state.problem}`, {
                size: number(fileLimits.mostBytes / 1024 / 1024),
                most: number(fileLimits.mostFiles),
              })
            : t(`upload.${state.kind}`, {
                percent: isOnItsWay ? number(Math.round(state.share * 100)) : '',
              })}
        </span>
        {isOnItsWay ? <progress className={styles.progress} value={state.share} /> : null}
        {hints.map((hint) => (
          <span key={hint} className={styles.hint}>
            {t(`hint.${hint}`)}
          </span>
        ))}
      </div>
      {state.kind === 'stopped' ? (
        <Button size="sm" onClick={() => void upload.send()}>
          {t('upload.goOn')}
        </Button>
      ) : null}
      <IconButton
        icon="x"
        label={t('file.remove', { name })}
        onClick={() => store.remove(upload)}
      />
    </li>
  );
});
