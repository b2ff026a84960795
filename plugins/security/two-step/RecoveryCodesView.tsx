import { useState } from 'react';
import { Actions, Alert, Button, saveFile, useServices, useTranslate } from '#core/ui';
import styles from '../protection/SecurityPage.module.css';

interface RecoveryCodesViewProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** Recovery codes, shown only this once. */
export function RecoveryCodesView({ codes, onSaved }: RecoveryCodesViewProps) {
  const t = useTranslate('security');
  const { announcer, config } = useServices();
  const [done, setDone] = useState<'copied' | 'file' | 'failed'>();
  const text = codes.join('\n');

  function tell(result: 'copied' | 'file' | 'failed'): void {
    setDone(result);
    announcer.polite(t(`codes.${result}`));
  }

  function copy(): void {
    navigator.clipboard.writeText(text).then(
      () => tell('copied'),
      () => tell('failed'),
    );
  }

  function save(): void {
    saveFile(`${config.brand.id}-recovery-codes.txt`, text);
    tell('file');
  }

  return (
    <>
      <Alert tone="warning" title={t('codes.title')}>
        {t('codes.text')}
      </Alert>
      <ul className={styles.codes} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <bdi className="num">{code}</bdi>
          </li>
        ))}
      </ul>
      {done === undefined ? null : (
        <Alert tone={done === 'failed' ? 'danger' : 'success'}>{t(`codes.${done}`)}</Alert>
      )}
      <Actions>
        <Button onClick={copy}>{t('codes.copy')}</Button>
        <Button onClick={save}>{t('codes.save')}</Button>
        <Button variant="primary" onClick={onSaved}>
          {t('codes.saved')}
        </Button>
      </Actions>
    </>
  );
}
