import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { Link } from '../../ui/react/Link.tsx';
import { useRuntime } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Panel } from '../../ui/surfaces/Panel.tsx';
import styles from './SeoBlock.module.css';
import { SeoWords } from './SeoWords.ts';

/** The platform's text about the page, for readers and search engines; data, never HTML. */
export const SeoBlock = observer(function SeoBlock() {
  const runtime = useRuntime();
  const t = useTranslate('shell.seo');
  const [words] = useState(() => new SeoWords(runtime));
  const [openPath, setOpenPath] = useState<string>();
  const restId = useId();
  useEffect(() => words.start(), [words]);
  const { content } = words;
  const { config, navigation, i18n } = runtime.services;
  const links = config.site.isShowSeoModuleLinks ? (content?.links ?? []) : [];
  const [first, ...others] = content?.sections ?? [];
  if (content === undefined || (first === undefined && links.length === 0)) return null;
  const [intro, ...more] = first?.texts ?? [];
  const hasRest = more.length > 0 || others.length > 0;
  const isOpen = openPath === navigation.path;
  return (
    <Panel className={styles.block} aria-label={content.title ?? t('seoLinks')}>
      {content.title === undefined ? null : <h2 className={styles.title}>{content.title}</h2>}
      {first?.title === undefined ? null : <h3 className={styles.heading}>{first.title}</h3>}
      {intro === undefined ? null : <p>{intro}</p>}
      {hasRest ? (
        <>
          {/* Kept in the document for screen readers and search engines. */}
          <div id={restId} className={styles.rest} hidden={!isOpen}>
            {more.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {others.map(({ title, texts }, index) => (
              // Sections have no state, and two may have the same title.
              <div key={index} className={styles.section}>
                {title === undefined ? null : <h3 className={styles.heading}>{title}</h3>}
                {texts.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            ))}
          </div>
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={restId}
            onClick={() => setOpenPath(isOpen ? undefined : navigation.path)}
          >
            {t(isOpen ? 'seoLess' : 'seoMore')}
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />
          </button>
        </>
      ) : null}
      {links.length === 0 ? null : (
        <nav aria-label={t('seoLinks')}>
          <ul className={styles.links}>
            {links.map(({ text, path }) => (
              <li key={path}>
                <Link
                  to={`/${i18n.language}${path === '' ? '' : `/${path}`}`}
                  className={styles.link}
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Panel>
  );
});
