import { ButtonLink, useServices, useTranslate } from '#core/ui';

interface SupportLinkProps {
  readonly isMain?: boolean;
  /** Purpose of the mail; without it the person writes it. */
  readonly wish?: 'withdrawal';
  /** Reference by which the support finds the decision, for the subject. */
  readonly reference?: string | undefined;
}

/** Mail link to the support, also for withdrawing a balance, because no page for that is open. */
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
