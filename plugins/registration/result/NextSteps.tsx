import { observer } from 'mobx-react-lite';
import { Alert, Button, useTranslate } from '#core/ui';
import { useHoldQuestions } from '../../auth/ui.ts';
import styles from './Credentials.module.css';
import { NextStepLinks } from './NextStepLinks.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';
import { useInSight } from './useInSight.ts';

interface NextStepsProps {
  readonly heading: 'h1' | 'h2';
  /** Whether the account has no password and its passkey is created here. */
  readonly isPasskeyAwaited: boolean;
  readonly onDone: () => void;
}

/** Page after a registration by phone: limits and first deposit with equal weight. */
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
