import { observer } from 'mobx-react-lite';
import { Alert, Button, useTranslate } from '#core/ui';
import { useHoldQuestions } from '../../auth/ui.ts';
import styles from './Credentials.module.css';
import { NextStepLinks } from './NextStepLinks.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';
import { useInSight } from './useInSight.ts';

interface NextStepsProps {
  readonly heading: 'h1' | 'h2';
  /** The account has no password: its passkey is made here. */
  readonly isPasskeyAwaited: boolean;
  readonly onDone: () => void;
}

/** After a registration by phone: limits and the first deposit, neither above the other. */
export const NextSteps = observer(function NextSteps({
  heading: Heading,
  isPasskeyAwaited,
  onDone,
}: NextStepsProps) {
  const t = useTranslate('registration');
  const headingRef = useInSight();
  useHoldQuestions();
  return (
    <div className={styles.result}>
      <Heading ref={headingRef} tabIndex={-1} className={styles.title}>
        {t('credentials.title')}
      </Heading>
      {isPasskeyAwaited ? <PasskeyStep /> : <Alert tone="success">{t('next.text')}</Alert>}
      <NextStepLinks />
      <Button size="lg" variant="primary" onClick={onDone}>
        {t('credentials.done')}
      </Button>
    </div>
  );
});
