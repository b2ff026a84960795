import { Alert, useTranslate } from '#core/ui';
import type { SocialVisitor } from '../form/RegistrationForm.ts';

/** Names the visitor's provider, and the data that need not be asked because of it. */
export function SocialNote({ visitor }: { readonly visitor: SocialVisitor }) {
  const t = useTranslate('registration');
  const { provider, email } = visitor;
  return (
    <Alert tone="info" title={t('social.from', { provider })}>
      {email === undefined
        ? t('social.letter')
        : t('social.email', { provider, email: `\u2068${email}\u2069` })}
    </Alert>
  );
}
