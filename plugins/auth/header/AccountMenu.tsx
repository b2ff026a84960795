import { observer } from 'mobx-react-lite';
import {
  Badge,
  Icon,
  Link,
  Popover,
  useService,
  useServices,
  useTranslate,
  type IconName,
} from '#core/ui';
import { shownLogin } from '#domain/accounts/shownLogin.ts';
import { accountsToken, signOutCommand } from '../contract.ts';
import { accountRoute, historyRoute } from '../../office/contract.ts';
import { withdrawRoute } from '../../payments/contract.ts';
import styles from './HeaderMenu.module.css';

/** Pages of the personal area that the menu lists if the plan has them. */
const pages: readonly { readonly name: string; readonly key: string; readonly icon: IconName }[] = [
  { name: accountRoute, key: 'menu.account', icon: 'wallet' },
  { name: withdrawRoute, key: 'menu.withdraw', icon: 'circle-arrow-up' },
  { name: historyRoute, key: 'menu.history', icon: 'list-details' },
];

/** Avatar with a menu that leads to the personal area and to the sign-out. */
export const AccountMenu = observer(function AccountMenu() {
  const { user } = useService(accountsToken);
  const t = useTranslate('auth');
  return (
    <Popover
      label={t('menu')}
      triggerLabel={t('menu')}
      align="end"
      triggerClassName={styles.user}
      trigger={
        <span className={styles.avatar} aria-hidden="true">
          {user === undefined ? <Icon name="id" size={18} /> : user.initials}
        </span>
      }
    >
      {(close) => <AccountMenuContent onChoose={close} />}
    </Popover>
  );
});

interface AccountMenuContentProps {
  readonly onChoose: () => void;
}

const AccountMenuContent = observer(function AccountMenuContent({
  onChoose,
}: AccountMenuContentProps) {
  const { user } = useService(accountsToken);
  const { commands, navigation } = useServices();
  const t = useTranslate('auth');
  const id = user && t('person.id', { id: shownLogin(user.login) });
  const handleSignOut = (): void => {
    onChoose();
    void commands.run(signOutCommand, {});
  };
  return (
    <div className={styles.menu}>
      {user === undefined ? null : (
        <div className={styles.person}>
          <span className={`${styles.avatar} ${styles.large}`} aria-hidden="true">
            {user.initials}
          </span>
          <span className={styles.text}>
            <b className="one-line" translate="no">
              {user.name === '' ? id : user.name}
            </b>
            {user.name === '' ? null : <small className="num">{id}</small>}
          </span>
          {user.isVerified ? <Badge tone="success">{t('verified')}</Badge> : null}
        </div>
      )}
      <ul>
        {pages
          .filter((page) => navigation.hasRoute(page.name))
          .map((page) => (
            <li key={page.name}>
              <Link
                to={{ name: page.name }}
                className={styles.row}
                aria-current={navigation.routeName === page.name ? 'page' : undefined}
                onClick={onChoose}
              >
                <Icon name={page.icon} size={18} />
                <span className={styles.text}>{t(page.key)}</span>
              </Link>
            </li>
          ))}
      </ul>
      <hr className={styles.line} />
      <button type="button" className={styles.row} onClick={handleSignOut}>
        <Icon name="logout" size={18} />
        <span className={styles.text}>{t('signOut')}</span>
      </button>
    </div>
  );
});
