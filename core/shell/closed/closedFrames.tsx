import { AsyncBoundary } from '../../ui/react/AsyncBoundary.tsx';
import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { useServices } from '../../ui/react/useServices.ts';
import { useLanguages } from '../settings/useLanguages.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Popover } from '../../ui/surfaces/Popover.tsx';
import { Brand } from '../frame/Brand.tsx';
import { Overlay } from '../frame/Overlay.tsx';
import type { LayoutFrame } from '../layouts.ts';
import { SkipLink } from '../../ui/controls/SkipLink.tsx';
import { endonymOf } from '../settings/endonymOf.ts';
import styles from './closedFrames.module.css';

const LanguageSettings = lazy(async () => ({
  default: (await import('../settings/LanguageSettings.tsx')).LanguageSettings,
}));

/**
 * SHL-211: frame of pages of a closed site. It needs nothing of the platform, and nothing leads
 * back into the site: the mark is no link, language and help remain.
 */
const closedFrame: LayoutFrame = {
  className: styles.frame,
  rowClassName: styles.row,
  mainClassName: styles.main,
  Top: observer(Top),
  Bottom: observer(Foot),
};

/** During maintenance: nothing of any plugin but the page. */
export const maintenanceFrame = closedFrame;

/** For people for whom the site is closed: they may sign in and appeal, so notices are shown. */
export const blockedFrame: LayoutFrame = {
  ...closedFrame,
  Bottom: () => (
    <>
      <Foot />
      <Overlay />
    </>
  ),
};

function Top() {
  const t = useTranslate('shell');
  const { config, environment } = useServices();
  const { brand } = config;
  const languages = useLanguages();
  return (
    <>
      <SkipLink to="main">{t('skipToContent')}</SkipLink>
      <header className={styles.head}>
        <Brand isOnPage isUnlinked className={styles.brand} />
        {languages.length < 2 ? null : (
          <Popover
            label={t('language')}
            align="end"
            triggerClassName={styles.language}
            trigger={
              <>
                <Icon name="world" size={14} />
                <span>{endonymOf(environment.language)}</span>
                <Icon name="chevron-down" size={14} />
              </>
            }
          >
            {() => (
              <AsyncBoundary fallback={null}>
                <LanguageSettings languages={languages} />
              </AsyncBoundary>
            )}
          </Popover>
        )}
        {brand.supportEmail === '' ? null : (
          <a href={`mailto:${brand.supportEmail}`} className={buttonClass({})}>
            <Icon name="headset" />
            {t('support')}
          </a>
        )}
      </header>
    </>
  );
}

function Foot() {
  const t = useTranslate('shell');
  const { clock, config } = useServices();
  const { brand, site } = config;
  return (
    <footer className={styles.foot}>
      <span className="num" role="img" aria-label={t('ageMark', { age: site.minAge })}>
        <bdi aria-hidden="true">{site.minAge}+</bdi>
      </span>
      <ul className={styles.links}>
        {brand.responsibleGamblingLinks.map((link) => (
          <li key={link.url}>
            <a href={link.url} target="_blank" rel="noopener noreferrer" className={styles.link}>
              {link.name}
            </a>
          </li>
        ))}
      </ul>
      <bdi className="num">
        © {new Date(clock.nowMs()).getUTCFullYear()} {brand.name}
      </bdi>
    </footer>
  );
}
