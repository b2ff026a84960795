import { ButtonLink, useServices, useTranslate } from '#core/ui';

interface SupportLinkProps {
  readonly isMain?: boolean;
  /** By which the support finds the decision: stands in the subject. */
  readonly reference?: string | undefined;
}

/** Mail to the support, where the brand has an address. */
export function SupportLink({ isMain = false, reference }: SupportLinkProps) {
  const t = useTranslate('access');
  const { supportEmail } = useServices().config.brand;
  if (supportEmail === '') return null;
  const subject = reference === undefined ? '' : `?subject=${encodeURIComponent(reference)}`;
  return (
    <ButtonLink to={`mailto:${supportEmail}${subject}`} size="lg" icon="mail" variant={isMain ? 'primary' : 'secondary'}>
      {t('block.support')}
    </ButtonLink>
  );
}
