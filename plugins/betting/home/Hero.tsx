import { observer } from 'mobx-react-lite';
import { Link, useFormat, useTranslate } from '#core/ui';
import { competitionTarget } from '../navigation/routeToEvent.ts';
import { HeroArt } from './HeroArt.tsx';
import { useBetting } from '../service/useBetting.ts';
import { useIsLiveOpen } from '../lists/live/useIsLiveOpen.ts';
import styles from './Hero.module.css';

/** Live now (or upcoming while live is closed), and the two fullest competitions. */
export const Hero = observer(function Hero() {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  const format = useFormat();
  const isLiveOpen = useIsLiveOpen();
  const [first, second] = tree.topCompetitions;
  const title = (): string => {
    if (!isLiveOpen)
      return t('hero.events', {
        count: tree.prematchCount,
        number: format.number(tree.prematchCount),
      });
    return tree.snapshot.hasValue
      ? t('hero.live-now', { count: tree.liveCount, number: format.number(tree.liveCount) })
      : t('hero.live');
  };
  return (
    <section className={styles.hero} aria-label={t('hero.label')}>
      <article className={styles.main}>
        <HeroArt />
        <span className={styles.kicker}>{t('hero.kicker')}</span>
        <Link to={{ name: isLiveOpen ? 'betting.live' : 'betting.line' }} className={styles.hit}>
          <strong className={styles.title}>{title()}</strong>
        </Link>
        {isLiveOpen ? <span className={styles.text}>{t('hero.live-text')}</span> : null}
      </article>
      {[first, second].map((competition, index) => (
        <article key={index} className={styles.side}>
          {competition === undefined ? null : (
            <>
              <Link
                to={competitionTarget(
                  'line',
                  competition,
                  tree.sportsById.get(competition.sportId),
                )}
                className={styles.hit}
              >
                <strong className={styles.title}>{competition.name}</strong>
              </Link>
              <span className={styles.text}>
                {t('hero.events', {
                  count: competition.prematchCount,
                  number: format.number(competition.prematchCount),
                })}
              </span>
            </>
          )}
        </article>
      ))}
    </section>
  );
});
