import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ReactNode } from 'react';
import { useServices } from '../../react/useServices.ts';
import { useTranslate } from '../../react/useTranslate.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Popover } from '../../ui/surfaces/Popover.tsx';
import { Brand } from '../frame/Brand.tsx';
import { MainArea } from '../frame/MainArea.tsx';
import type { PageHost } from '../frame/PageHost.ts';
import { SkipLink } from '../../ui/controls/SkipLink.tsx';
import { endonymOf } from '../settings/endonymOf.ts';
import styles from './ClosedFrame.module.css';

const LanguageSettings = lazy(async () => ({ default: (await import('../settings/LanguageSettings.tsx')).LanguageSettings }));

interface ClosedFrameProps {
  readonly page: PageHost;
  readonly children?: ReactNode;
}

/**
 * SHL-211: around pages of a site that is closed. Nothing in it needs the platform, and nothing leads back into the
 * site: the mark is no link, language and help remain.
 */
export const ClosedFrame = observer(function ClosedFrame({ page, children }: ClosedFrameProps) {
  const t = useTranslate('shell');
  const { clock, config, environment } = useServices();
  const { brand, site } = config;
  const languages = environment.languages.filter((language) => !config.languages.hidden.includes(language));
  return (
    <div className={styles.frame}>
      <SkipLink to="main">{t('skipToContent')}</SkipLink>
      <header className={styles.head}>
        <Brand isOnPage isStill className={styles.brand} />
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
              <Suspense fallback={null}>
                <LanguageSettings languages={languages} />
              </Suspense>
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
      <MainArea page={page} className={styles.main} />
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
      {children}
    </div>
  );
});
