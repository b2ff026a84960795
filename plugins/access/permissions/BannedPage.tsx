import { observer } from 'mobx-react-lite';
import {
  ButtonLink,
  Button,
  Icon,
  usePageTitle,
  useService,
  useServices,
  useTranslate,
  PanelPage,
} from '#core/ui';
import { accountsToken, signOutCommand } from '../../auth/contract.ts';
import { historyRoute } from '../../office/contract.ts';
import styles from './BannedPage.module.css';

/** Page for people banned by the operator: what it means, what stays open, and contacts. */
export const BannedPage = observer(function BannedPage() {
  const t = useTranslate('access');
  const { commands, config, navigation } = useServices();
  const { user } = useService(accountsToken);
  const { supportEmail } = config.brand;
  usePageTitle(t('banned.page'));
  return (
    <PanelPage
      size="md"
      title={t('banned.title')}
      mark={<Icon name="ban" size={32} className={styles.icon} />}
    >
      <p className={styles.text}>{t('banned.text')}</p>
      {user === undefined ? null : (
        <dl className={styles.facts}>
          <dt>{t('banned.id')}</dt>
          <dd className="num" translate="no">
            {user.userId}
          </dd>
          {supportEmail === '' ? null : (
            <>
              <dt>{t('banned.support')}</dt>
              <dd>
                <a href={`mailto:${supportEmail}`} translate="no">
                  {supportEmail}
                </a>
              </dd>
            </>
          )}
        </dl>
      )}
      <div className={styles.ways}>
        {navigation.hasRoute(historyRoute) ? (
          <ButtonLink to={{ name: historyRoute }} variant="primary" size="lg">
            {t('banned.history')}
          </ButtonLink>
        ) : null}
        {navigation.hasRoute('access.appeals') ? (
          <ButtonLink to={{ name: 'access.appeals' }} size="lg">
            {t('appeals.title')}
          </ButtonLink>
        ) : null}
        <Button size="lg" onClick={() => void commands.run(signOutCommand, {})}>
          {t('signOut')}
        </Button>
      </div>
    </PanelPage>
  );
});
