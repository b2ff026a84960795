import { observer } from 'mobx-react-lite';
import { Slot } from '../../ui/react/Slot.tsx';
import { usePageTitle } from '../../ui/react/usePageTitle.ts';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { useMenu } from '../menu/useMenu.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { PageMessage } from '../../ui/surfaces/PageMessage.tsx';
import styles from './Pages.module.css';
import { menus, slots } from '../slots.ts';

/** SHL-72: missing page with links to home, the first sections, and contributions of plugins. */
export const NotFoundPage = observer(function NotFoundPage() {
  const t = useTranslate('shell');
  const { environment } = useServices();
  const links = useMenu(menus.main).filter(
    ({ href }) => href !== undefined && href !== `/${environment.language}`,
  );
  usePageTitle(t('notFoundTitle'));
  return (
    <div className={styles.stack}>
      <div className={styles.panel}>
        <PageMessage
          code="404"
          title={t('notFoundTitle')}
          text={t('notFoundText')}
          actions={
            <>
              <ButtonLink to={`/${environment.language}`} variant="primary" size="md">
                {t('home')}
              </ButtonLink>
              {links.slice(0, 2).map(({ id, href, label }) => (
                <ButtonLink key={id} to={href ?? ''} size="md">
                  {label}
                </ButtonLink>
              ))}
            </>
          }
        />
        <LostBall />
      </div>
      <Slot slot={slots.notFoundEnd} />
    </div>
  );
});

/** A ball outside of the pitch. */
function LostBall() {
  return (
    <svg className={styles.art} data-art viewBox="0 0 560 420" aria-hidden="true" focusable="false">
      <g
        stroke="var(--line-ctl)"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M60 90h300v250H60z" />
        <path d="M60 150h70v130H60M60 185h28v60H60M210 90v250" />
        <circle cx="210" cy="215" r="44" />
        <path d="M360 150h-70v130h70M360 185h-28v60h28" />
        <path d="M430 288q38 12 76 0" />
      </g>
      <path
        d="M210 215C270 150 380 120 452 196"
        stroke="var(--accent-text)"
        strokeWidth="3"
        fill="none"
        strokeDasharray="1 10"
        strokeLinecap="round"
      />
      <g transform="translate(468 226) scale(1.13)">
        <circle r="30" fill="var(--surface-1)" stroke="var(--text)" strokeWidth="2.5" />
        <path d="M0-11l10.500 7.600-4 12.300h-13L-10.500-3.400z" fill="var(--text)" />
        <path
          d="M0-11v-19M10.500-3.400l18-6M6.500 8.900l11.200 15M-6.500 8.900l-11.200 15M-10.500-3.400l-18-6"
          stroke="var(--text)"
          strokeWidth="2.5"
        />
      </g>
    </svg>
  );
}
