import { observer } from 'mobx-react-lite';
import { ButtonLink, useServices, useTranslate } from '#core/ui';
import { responsibleRoute } from '../../auth/contract.ts';
import { completionRoute } from '../../office/contract.ts';
import { depositRoute } from '../../payments/contract.ts';
import styles from './Credentials.module.css';

interface NextStepLinksProps {
  /**
   * Whether the platform made the password, so that choosing an own one comes before the deposit.
   */
  readonly hasFirstSecret?: boolean;
}

/**
 * Next steps of a new account: limits and first deposit with equal weight, and the data that this
 * registration type has left out.
 */
export const NextStepLinks = observer(function NextStepLinks({
  hasFirstSecret = false,
}: NextStepLinksProps) {
  const t = useTranslate('registration');
  const { navigation } = useServices();
  const asked = navigation.query.get('return-url');
  const links = [
    { key: 'limits', to: { name: responsibleRoute } },
    { key: 'deposit', to: { name: depositRoute } },
    {
      key: 'details',
      to: {
        name: completionRoute,
        ...(asked === null ? {} : { query: { 'return-url': asked } }),
      },
    },
  ];
  return (
    <>
      <div className={styles.buttons}>
        {links
          .filter(({ to }) => navigation.hasRoute(to.name))
          .map(({ key, to }) => (
            <ButtonLink key={key} size="lg" to={to}>
              {t(`next.${key}`)}
            </ButtonLink>
          ))}
      </div>
      {hasFirstSecret && navigation.hasRoute(depositRoute) ? (
        <p className={styles.note}>{t('next.first-secret')}</p>
      ) : null}
    </>
  );
});
