import { useTranslate } from '../react/useTranslate.ts';
import { classNames } from '../classNames.ts';
import { IconButton } from './IconButton.tsx';
import { pagesToShow } from './pagesToShow.ts';
import styles from './Pager.module.css';

interface PagerProps {
  /** Starts at 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onChange: (page: number) => void;
  readonly className?: string | undefined;
}

/** Page numbers of a long list; nothing for a single page. */
export function Pager({ page, pageCount, onChange, className }: PagerProps) {
  const t = useTranslate('shell');
  if (pageCount < 2) return null;
  return (
    <nav aria-label={t('pages')} className={classNames(styles.pager, className)}>
      <IconButton
        icon="chevron-left"
        label={t('pagePrevious')}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <ul className={styles.list}>
        {pagesToShow(page, pageCount).map((item) =>
          item.kind === 'gap' ? (
            <li key={`gap-${item.after}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={item.page}>
              <button
                type="button"
                className={classNames('num', styles.page)}
                aria-label={t('pageNumber', { page: item.page })}
                aria-current={item.page === page ? 'page' : undefined}
                onClick={() => onChange(item.page)}
              >
                {item.page}
              </button>
            </li>
          ),
        )}
      </ul>
      <IconButton
        icon="chevron-right"
        label={t('pageNext')}
        disabled={page >= pageCount}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}
