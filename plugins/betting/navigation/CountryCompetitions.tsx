import { observer } from 'mobx-react-lite';
import { ChipLink, useFormat, useServices, useTranslate } from '#core/ui';
import type { Section } from '../feed/SportEvent.ts';
import { useBetting } from '../service/useBetting.ts';
import { countriesOf, countOf, nameInCountry } from './countries.ts';
import { competitionTarget } from './routeToEvent.ts';
import styles from './CountryCompetitions.module.css';

interface CountryCompetitionsProps {
  readonly section: Section;
  readonly sportId: number;
  readonly countryId: number;
}

/** The ways from the page of a country to its competitions. */
export const CountryCompetitions = observer(function CountryCompetitions({
  section,
  sportId,
  countryId,
}: CountryCompetitionsProps) {
  const { tree } = useBetting();
  const { i18n } = useServices();
  const t = useTranslate('betting');
  const format = useFormat();
  const sport = tree.sportsById.get(sportId);
  const country =
    sport === undefined
      ? undefined
      : countriesOf(sport, section, i18n.language).find((each) => each.countryId === countryId);
  if (country === undefined) return null;
  return (
    <nav className={styles.competitions} aria-label={t('tree.of-country')}>
      {country.competitions.map((competition) => (
        <ChipLink
          key={competition.id}
          to={competitionTarget(section, competition, sport)}
          isCurrent={false}
        >
          {nameInCountry(competition)}{' '}
          <span className="num" translate="no">
            {format.number(countOf(competition, section))}
          </span>
        </ChipLink>
      ))}
    </nav>
  );
});
