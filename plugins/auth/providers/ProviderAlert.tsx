import { Alert, useTranslate } from '#core/ui';
import type { ProviderOutcome } from './ProviderReturn.ts';

/** Why the visit to a provider did not sign in, and what to do next. */
export function ProviderAlert({ outcome }: { readonly outcome: ProviderOutcome }) {
  const t = useTranslate('auth.ways');
  if (outcome.kind === 'none' || outcome.kind === 'signing-in') return null;
  const { kind, provider } = outcome;
  const values = { provider: provider?.name ?? t('social.provider') };
  return (
    <Alert tone={kind === 'link' ? 'info' : 'warning'} title={t(`social.${kind}`, values)}>
      {t(`social.${kind}.text`, values)}
    </Alert>
  );
}
