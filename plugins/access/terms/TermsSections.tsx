import { useId } from 'react';
import { useTranslate } from '#core/ui';
import type { TermsSection } from '../closed-site/accessFromWire.ts';
import styles from './TermsSections.module.css';

interface TermsSectionsProps {
  readonly sections: readonly TermsSection[];
  /** In full height, on a page that has nothing else. */
  readonly isWhole?: boolean;
}

/** Terms in a scrollable box that the keyboard can reach. */
export function TermsSections({ sections, isWhole = false }: TermsSectionsProps) {
  const t = useTranslate('access');
  const id = useId();
  return (
    <div
      {...(isWhole ? {} : { role: 'region', 'aria-label': t('terms.text'), tabIndex: 0 })}
      className={isWhole ? styles.whole : styles.box}
    >
      {sections.map((section, index) => (
        <section key={section.id} aria-labelledby={`${id}-${section.id}`}>
          <h2 id={`${id}-${section.id}`} className={styles.heading}>
            <span className="num">{index + 1}</span> {section.title}
          </h2>
          {section.paragraphs.map((paragraph, place) => (
            <p key={paragraph} className={styles.paragraph}>
              <span className="num">
                {index + 1}.{place + 1}
              </span>{' '}
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
