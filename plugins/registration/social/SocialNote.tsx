import { Alert, useTranslate } from '#core/ui';
import type { SocialVisitor } from '../form/RegistrationForm.ts';

/** From where the visitor comes, and what need not be asked because of it. */
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
