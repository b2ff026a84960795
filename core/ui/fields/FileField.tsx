import { Observer, observer } from 'mobx-react-lite';
import { useId, useState, type DragEvent } from 'react';
import { documentTypes, fileLimits } from '#domain/files/documentFile.ts';
import type { UploadState } from '../../data/uploads/Upload.ts';
import type { PictureHint } from '../../data/uploads/pictureHints.ts';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useFormat } from '../react/useFormat.ts';
import { useTranslate } from '../react/useTranslate.ts';
import { Alert } from '../surfaces/Alert.tsx';
import styles from './FileField.module.css';

/** Upload of a file, as `Upload` of `#core/data`. */
interface ShownUpload {
  readonly name: string;
  readonly state: UploadState;
  readonly hints: readonly PictureHint[];
  readonly send: () => Promise<void>;
}

/** Uploads of chosen files, as `Uploads` of `#core/data`. */
interface ShownUploads<Each extends ShownUpload> {
  readonly files: readonly Each[];
  readonly hasTooMany: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (upload: Each) => void;
}

interface FileFieldProps<Each extends ShownUpload> {
  readonly uploads: ShownUploads<Each>;
}

/**
 * File input with the camera of a phone, files of any device and dropped files; below it the
 * progress of each. Its view must load the namespace `shell.files`.
 */
export function FileField<Each extends ShownUpload>({ uploads }: FileFieldProps<Each>) {
  const t = useTranslate('shell.files');
  const { number } = useFormat();
  return (
    <Observer>
      {() => (
        <>
          <FileChoice onAdd={uploads.add} />
          {uploads.hasTooMany ? (
            <Alert tone="warning">
              {t('file.too_many_files', { most: number(fileLimits.mostFiles) })}
            </Alert>
          ) : null}
          {uploads.files.length === 0 ? null : (
            <ul className={styles.files} aria-label={t('files.chosen')}>
              {uploads.files.map((upload, place) => (
                <FileRow key={place} upload={upload} onRemove={() => uploads.remove(upload)} />
              ))}
            </ul>
          )}
        </>
      )}
    </Observer>
  );
}

function FileChoice({ onAdd }: { readonly onAdd: (files: readonly File[]) => void }) {
  const t = useTranslate('shell.files');
  const { number } = useFormat();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    onAdd([...event.dataTransfer.files]);
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
        onAdd([...(event.currentTarget.files ?? [])]);
        // The same file may be chosen again after its removal.
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
          {t('files.choose')}
        </label>
      </span>
      <span className={styles.camera}>
        {input('photo', { capture: 'environment' })}
        <label className={styles.chooser} htmlFor={`${id}-photo`}>
          <Icon name="camera" size={18} />
          {t('files.photo')}
        </label>
      </span>
      <p className={styles.text}>
        {t('files.limits', {
          size: number(fileLimits.mostBytes / 1024 / 1024),
          most: number(fileLimits.mostFiles),
        })}
      </p>
    </div>
  );
}

const FileRow = observer(function FileRow({
  upload,
  onRemove,
}: {
  readonly upload: ShownUpload;
  readonly onRemove: () => void;
}) {
  const t = useTranslate('shell.files');
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
      <IconButton icon="x" label={t('file.remove', { name })} onClick={onRemove} />
    </li>
  );
});
