import { observer } from 'mobx-react-lite';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { chosenById } from './chosenById.ts';
import styles from './LateFooter.module.css';

/** Deferred part of the footer: marks of responsible gambling and ratings. */
export const LateFooter = observer(function LateFooter() {
  const { config, i18n } = useServices();
  const t = useTranslate('shell.later');
  const { brand, site } = config;
  const logos = site.isShowResponsibleGamblingBlock
    ? chosenById(brand.responsibleGamblingLogos, site.responsibleGamblingLogoIds)
    : [];
  const ratings = site.showRatingBookmakers ? brand.ratings : [];
  if (logos.length === 0 && ratings.length === 0) return null;
  const number = new Intl.NumberFormat(`${i18n.language}-u-nu-latn`, { maximumFractionDigits: 1 });
  return (
    <div className={styles.row}>
      {logos.length === 0 ? null : (
        <ul className={styles.logos} aria-label={t('limitsMarks')}>
          {logos.map(({ id, name, names, src, url }) => (
            <li key={id}>
              {url === undefined || url === '' ? (
                <span className={styles.mark}>
                  <Mark name={names?.[i18n.language] ?? name} src={src} />
                </span>
              ) : (
                <a href={url} className={styles.link} target="_blank" rel="noopener noreferrer">
                  <Mark name={names?.[i18n.language] ?? name} src={src} />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {ratings.length === 0 ? null : (
        <ul className={styles.ratings} aria-label={t('ratings')}>
          {ratings.map(({ name, score, outOf = 5, url }) => (
            <li key={name}>
              <a href={url} className={styles.link} target="_blank" rel="noopener noreferrer">
                <bdi>{name}</bdi>
                <span className="num">
                  {t('ratingOf', { score: number.format(score), outOf: number.format(outOf) })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

/** Picture with its text, because few people know the owners of the marks. */
function Mark({ name, src }: { readonly name: string; readonly src: string }) {
  return (
    <>
      <img className={styles.logo} src={src} alt="" height="32" loading="lazy" />
      <bdi>{name}</bdi>
    </>
  );
}
