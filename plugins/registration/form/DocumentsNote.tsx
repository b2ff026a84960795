import { observer } from 'mobx-react-lite';
import { Alert, useLaterTexts, useServices, useTranslate } from '#core/ui';
import { papers } from '#domain/identity/papers.ts';
import type { RegistrationForm } from './RegistrationForm.ts';

/** Documents that the country requires, shown before an account is opened. */
export const DocumentsNote = observer(function DocumentsNote({
  documents,
}: {
  readonly documents: NonNullable<RegistrationForm['documents']>;
}) {
  const t = useTranslate('registration.later');
  const { environment } = useServices();
  if (!useLaterTexts('registration', 'documents')) return null;
  const either = new Intl.ListFormat(environment.language, { type: 'disjunction' });
  const named = (names: readonly string[]): string =>
    either.format(
      papers.filter((paper) => names.includes(paper)).map((paper) => t(`paper.${paper}`)),
    );
  return (
    <Alert tone="info" title={t('documents')}>
      <p>{t('documents.identity', { papers: named(documents.identity) })}</p>
      <p>{t('documents.address', { papers: named(documents.address) })}</p>
    </Alert>
  );
});
