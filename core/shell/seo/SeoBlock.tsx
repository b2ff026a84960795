import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from '../../react/Link.tsx';
import { useServices } from '../../react/useServices.ts';
import { useTranslate } from '../../react/useTranslate.ts';
import styles from './SeoBlock.module.css';
import { SeoWords } from './SeoWords.ts';

/** What the platform writes about the page, for readers and search engines: words and links as data, never HTML. */
export const SeoBlock = observer(function SeoBlock() {
  const services = useServices();
  const t = useTranslate('shell');
  const [words] = useState(() => new SeoWords(services));
  useEffect(() => words.start(), [words]);
  const { content } = words;
  const { site } = services.config;
  const links = site.isShowSeoModuleLinks ? (content?.links ?? []) : [];
  if (content === undefined || (content.sections.length === 0 && links.length === 0)) return null;
  return (
    <section className={styles.block} aria-label={content.title ?? t('seoLinks')}>
      {content.title === undefined ? null : <h2 className={styles.title}>{content.title}</h2>}
      <div className={styles.sections}>
        {content.sections.map(({ title, texts }, index) => (
          // Two sections may say the same; nothing in them has a state.
          <div key={index} className={styles.section}>
            {title === undefined ? null : <h3 className={styles.heading}>{title}</h3>}
            {texts.map((text, each) => (
              <p key={each}>{text}</p>
            ))}
          </div>
        ))}
      </div>
      {links.length === 0 ? null : (
        <nav aria-label={t('seoLinks')}>
          <ul className={styles.links}>
            {links.map(({ text, path }) => (
              <li key={path}>
                <Link to={`/${services.i18n.language}${path === '' ? '' : `/${path}`}`} className={styles.link}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
});
