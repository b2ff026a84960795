import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { Alert, AsyncBoundary, Button, ButtonLink, useServices, useTranslate } from '#core/ui';
import { loginRoute } from '../../auth/contract.ts';
import type { BankRefusal } from '../form/RegistrationForm.ts';
import styles from './BankOutcomeNote.module.css';

const BankSupportButton = lazy(async () => ({
  default: (await import('./BankSupportButton.tsx')).BankSupportButton,
}));

interface BankOutcomeNoteProps {
  readonly reason: BankRefusal;
  /** Address at which an undecided visit continues. */
  readonly url: string | undefined;
}

/** Reason why no account was opened; self-excluded people get only help. */
export const BankOutcomeNote = observer(function BankOutcomeNote({
  reason,
  url,
}: BankOutcomeNoteProps) {
  const t = useTranslate('registration');
  const { config, navigation } = useServices();
  return (
    <Alert
      tone={reason === 'cancelled' || reason === 'open' ? 'info' : 'warning'}
      title={t(`bank.${reason}`)}
      actions={
        reason === 'known' || reason === 'known_unwritten' ? (
          <>
            <ButtonLink size="sm" to={{ name: loginRoute }}>
              {t('bank.logIn')}
            </ButtonLink>
            <AsyncBoundary fallback={null}>
              <BankSupportButton />
            </AsyncBoundary>
          </>
        ) : url === undefined ? undefined : (
          <Button size="sm" onClick={() => navigation.leave(url)}>
            {t('bank.goOn')}
          </Button>
        )
      }
    >
      {t(`bank.${reason}.text`)}
      {reason === 'excluded' ? (
        <ul className={styles.links}>
          {config.brand.responsibleGamblingLinks.map(({ name, url: help }) => (
            <li key={help}>
              <a href={help} target="_blank" rel="noopener noreferrer" className="lone-link">
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
});
