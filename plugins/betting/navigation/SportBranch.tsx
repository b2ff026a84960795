import { groupByCountry } from '../preferences/listPreferences.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { classNames, Flag, Icon, Link, useFormat, useServices, useTranslate } from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import { countOf, countriesOf, nameInCountry, type CountryNode } from './countries.ts';
import type { Section, Sport } from '../feed/SportEvent.ts';
import { CompetitionItem } from './CompetitionItem.tsx';
import { competitionTarget, countryTarget, sportTarget } from './routeToEvent.ts';
import { useBetting } from '../service/useBetting.ts';
import styles from './SportTree.module.css';

const shownCountries = 12;

interface SportBranchProps {
  readonly sport: Sport;
  readonly section: Section;
  readonly currentId: number | undefined;
  readonly isSearching: boolean;
}

/** One sport of the tree; its countries come with a press. */
export const SportBranch = observer(function SportBranch({
  sport,
  section,
  currentId,
  isSearching,
}: SportBranchProps) {
  const t = useTranslate('betting');
  const format = useFormat();
  const hasCurrent = sport.competitions.some((competition) => competition.id === currentId);
  const [choice, setChoice] = useState<boolean | undefined>(undefined);
  const [isAll, setAll] = useState(false);
  const { options } = useBetting();
  const { i18n, preferences } = useServices();
  const isGroupByCountry = preferences.get(groupByCountry);
  const isAlone = options?.choices.isSportsOnly === true && !isSearching;
  const isOpen = !isAlone && (isSearching || (choice ?? hasCurrent));
  const countries = isOpen && isGroupByCountry ? countriesOf(sport, section, i18n.language) : [];
  const shown =
    isAll || isSearching
      ? countries
      : countries.filter(
          ({ competitions }, index) =>
            index < shownCountries || competitions.some(({ id }) => id === currentId),
        );
  return (
    <li className={classNames(isOpen && styles.open)}>
      <div className={styles.sport}>
        <Link to={sportTarget(section, sport)} className={classNames(styles.row, styles.sportRow)}>
          <Icon name={sportSymbol(sport.icon)} size={18} />
          <span className={styles.name}>{sport.name}</span>
          <span className={`num ${styles.count ?? ''}`} translate="no">
            {format.number(countOf(sport, section))}
          </span>
        </Link>
        {isAlone ? null : (
          <button
            type="button"
            className={styles.chevron}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'tree.close' : 'tree.open', { name: sport.name })}
            onClick={() => setChoice(!isOpen)}
          >
            <Icon name="chevron-down" size={14} />
          </button>
        )}
      </div>
      {isOpen ? (
        <ul>
          {isGroupByCountry
            ? null
            : sport.competitions.map((competition) =>
                countOf(competition, section) === 0 ? null : (
                  <CompetitionItem
                    key={competition.id}
                    competition={competition}
                    section={section}
                    isCurrent={competition.id === currentId}
                  />
                ),
              )}
          {shown.map((country) => (
            <CountryBranch
              key={country.countryId}
              country={country}
              sport={sport}
              section={section}
              currentId={currentId}
              isSearching={isSearching}
            />
          ))}
          {shown.length < countries.length ? (
            <li>
              <button
                type="button"
                className={classNames(styles.row, styles.more)}
                onClick={() => setAll(true)}
              >
                {t('tree.all-countries', { count: countries.length })}
              </button>
            </li>
          ) : null}
        </ul>
      ) : null}
    </li>
  );
});

interface CountryBranchProps extends Omit<SportBranchProps, 'sport'> {
  readonly country: CountryNode;
  readonly sport: Sport;
}

const CountryBranch = observer(function CountryBranch({
  country,
  sport,
  section,
  currentId,
  isSearching,
}: CountryBranchProps) {
  const format = useFormat();
  const t = useTranslate('betting');
  const hasCurrent = country.competitions.some((competition) => competition.id === currentId);
  const [choice, setChoice] = useState<boolean | undefined>(undefined);
  const isOpen = isSearching || (choice ?? hasCurrent);
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.row, styles.country)}
        aria-expanded={isOpen}
        onClick={() => setChoice(!isOpen)}
      >
        <Flag iso={country.iso} />
        <span className={styles.name}>{country.name}</span>
        <span className={`num ${styles.count ?? ''}`} translate="no">
          {format.number(country.count)}
        </span>
      </button>
      {isOpen ? (
        <ul>
          <li>
            <Link
              to={countryTarget(section, sport, country.countryId)}
              className={classNames(styles.row, styles.leaf)}
            >
              <span className={styles.name}>{t('tree.whole-country')}</span>
              <span className={`num ${styles.count ?? ''}`} translate="no">
                {format.number(country.count)}
              </span>
            </Link>
          </li>
          {country.competitions.map((competition) => (
            <li key={competition.id}>
              <Link
                to={competitionTarget(section, competition, sport)}
                className={classNames(styles.row, styles.leaf)}
                aria-current={competition.id === currentId ? 'page' : undefined}
              >
                <span className={styles.name}>{format.names(nameInCountry(competition))}</span>
                <span className={`num ${styles.count ?? ''}`} translate="no">
                  {format.number(countOf(competition, section))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
});
