import { ButtonLink, useTranslate } from '#core/ui';

/** Where it goes on once all is done. */
export function SignInLink() {
  const t = useTranslate('recovery');
  return (
    <ButtonLink to={{ name: 'auth.login' }} variant="primary" size="lg" isBlock>
      {t('signIn')}
    </ButtonLink>
  );
}
