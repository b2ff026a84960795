import { observer } from 'mobx-react-lite';
import { Alert, Button, CodeField, useFocusAfter, useTranslate } from '#core/ui';
import { codeLength } from '#domain/accounts/person/codeDigits.ts';
import { CountryPhoneField, ResendButton } from '../../auth/ui.ts';
import type { RegistrationStore } from '../form/RegistrationStore.ts';
import styles from './PhoneProof.module.css';

/** Number, the code sent to it, and a mark once it is verified. */
export const PhoneProof = observer(function PhoneProof({
  store,
}: {
  readonly store: RegistrationStore;
}) {
  const t = useTranslate('registration');
  const { phoneProof: proof } = store;
  const { sent, ticket } = proof;
  const { failure: problem, isBusy } = proof.asking;
  // A field with a pending call is disabled and loses the focus by that.
  const codeField = useFocusAfter<HTMLInputElement>(
    sent === undefined ? 'number' : isBusy ? 'busy' : 'code',
  );
  const isUnproved = store.problems.get('phone') === 'unproved' && ticket === undefined;
  const phoneError =
    problem?.kind === 'refused'
      ? t('problem.phone.refused')
      : isUnproved && sent === undefined
        ? t('problem.phone.unproved')
        : undefined;
  return (
    <div className={styles.proof}>
      <div className={styles.number}>
        <CountryPhoneField
          className={styles.field}
          phone={proof.entry}
          label={t('field.phone')}
          name="phone"
          autoComplete="tel"
          onEdit={proof.forget}
          error={phoneError}
        />
        {sent === undefined ? (
          <Button size="lg" isBusy={isBusy} onClick={() => void proof.send()}>
            {t('phone.send')}
          </Button>
        ) : null}
      </div>
      {ticket !== undefined ? (
        <Alert tone="success">{t('phone.proved')}</Alert>
      ) : sent === undefined ? null : (
        <div className={styles.code}>
          <CodeField
            ref={codeField}
            label={t('phone.code')}
            name="code"
            length={codeLength}
            value={proof.code}
            onChange={proof.setCode}
            isDisabled={isBusy}
            hint={t('phone.sent', { phone: `⁨${sent.phone}⁩` })}
            error={
              problem?.kind === 'wrong-code'
                ? problem.triesLeft === undefined
                  ? t('phone.wrong')
                  : t('phone.wrongLeft', { count: problem.triesLeft })
                : isUnproved
                  ? t('problem.phone.unproved')
                  : undefined
            }
          />
          <ResendButton resendAtS={sent.resendAtS} onResend={() => void proof.send()} />
        </div>
      )}
      {problem?.kind === 'too-many' ||
      problem?.kind === 'no-connection' ||
      problem?.kind === 'trouble' ||
      problem?.kind === 'code-over' ? (
        <Alert tone="warning">{t(`phone.${problem.kind}`)}</Alert>
      ) : null}
    </div>
  );
});
