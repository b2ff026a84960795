import { useState } from 'react';
import { Button, useServices, useTranslate } from '#core/ui';
import styles from './Pay.module.css';

interface CopyLineProps {
  readonly label: string;
  readonly value: string;
  /** Shown in groups of four, copied without spaces. */
  readonly isGrouped?: boolean;
}

/** A value to be entered elsewhere, with a copy button. */
export function CopyLine({ label, value, isGrouped = false }: CopyLineProps) {
  const t = useTranslate('payments.pay');
  const { announcer } = useServices();
  const [answer, setAnswer] = useState<'copied' | 'failed'>();
  const tell = (said: 'copied' | 'failed'): void => {
    setAnswer(said);
    announcer.polite(t(`copy.${said}`, { name: label }));
  };
  const handleCopy = (): void => {
    navigator.clipboard.writeText(value).then(
      () => tell('copied'),
      () => tell('failed'),
    );
  };
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <bdi dir="ltr" className={`num ${styles.value}`}>
          {isGrouped ? value.replaceAll(/(.{4})(?=.)/g, '$1 ') : value}
        </bdi>
        <Button
          size="sm"
          icon={answer === 'copied' ? 'check' : 'copy'}
          onClick={handleCopy}
          aria-label={t('copy.name', { name: label })}
        >
          {t(answer === 'copied' ? 'copy.done' : 'copy')}
        </Button>
      </dd>
    </div>
  );
}
