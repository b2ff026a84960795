import { ButtonLink, useServices, useTranslate } from '#core/ui';

interface SupportLinkProps {
  readonly isMain?: boolean;
  /** What the letter is for; without it the person says so. */
  readonly wish?: 'withdrawal';
  /** By which the support finds the decision: stands in the subject. */
  readonly reference?: string | undefined;
}

/** Mail to support, also for paying out a balance: no page for that stands while closed. */
export function SupportLink({ isMain = false, wish, reference }: SupportLinkProps) {
  const t = useTranslate('access');
  const { supportEmail } = useServices().config.brand;
  if (supportEmail === '') return null;
  const subject = [wish === undefined ? '' : t('blockIe.withdraw'), reference ?? '']
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <ButtonLink
      to={`mailto:${supportEmail}${subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`}`}
      size="lg"
      icon={wish === undefined ? 'mail' : 'wallet'}
      variant={isMain ? 'primary' : 'secondary'}
    >
      {t(wish === undefined ? 'block.support' : 'blockIe.withdraw')}
    </ButtonLink>
  );
}
