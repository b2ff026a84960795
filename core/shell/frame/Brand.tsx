import { Link } from '../../ui/react/Link.tsx';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './Brand.module.css';

interface BrandProps {
  readonly isOnPage?: boolean | undefined;
  /** Without a link, on pages of a closed site. */
  readonly isUnlinked?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * Brand, linked to the home page. SHL-65: a logo with a fragment (`/brands/northline.svg#mark`) is
 * a drawing in the colours of the theme, before the written name; one without is a picture of the
 * whole name.
 */
export function Brand({ isOnPage = false, isUnlinked = false, className }: BrandProps) {
  const { config, environment } = useServices();
  const t = useTranslate('shell');
  const { name, logo } = config.brand;
  const isMark = logo.includes('#');
  const classes = classNames(styles.brand, isOnPage && styles.onPage, className);
  const picture = (
    <>
      {isMark ? (
        <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
          <use href={logo} />
        </svg>
      ) : null}
      {logo === '' || isMark ? (
        <span className={styles.word}>{name}</span>
      ) : (
        <img src={logo} alt={isUnlinked ? name : ''} className={styles.picture} />
      )}
    </>
  );
  if (isUnlinked) return <span className={classes}>{picture}</span>;
  return (
    <Link
      to={`/${environment.language}`}
      className={classes}
      aria-label={t('brandHome', { brand: name })}
    >
      {picture}
    </Link>
  );
}
