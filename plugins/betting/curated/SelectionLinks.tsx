import { observer } from 'mobx-react-lite';
import { ChipLink, Icon, LiveDot, useServices, useTranslate } from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import { narrowingSections } from './menuSectionFilter.ts';
import type { Section, Sport } from '../feed/SportEvent.ts';
import { useIsLiveOpen } from '../lists/live/useIsLiveOpen.ts';
import styles from './SelectionLinks.module.css';

interface SelectionLinksProps {
  readonly pageType: string;
  readonly section: Section | undefined;
  readonly sportId: number | undefined;
  readonly menuSection: string | undefined;
  readonly menuSections: readonly string[];
  /** False if the selected events are never live. */
  readonly canBeLive: boolean;
  /** Sports to which the page can be narrowed. */
  readonly sports: readonly Sport[];
}

/** Links to the parts of a curated page: live, upcoming, a sport, a section of the menu. */
export const SelectionLinks = observer(function SelectionLinks({
  pageType,
  section,
  sportId,
  menuSection,
  menuSections,
  canBeLive,
  sports,
}: SelectionLinksProps) {
  const { navigation } = useServices();
  const t = useTranslate('betting.later');
  const isLiveOpen = useIsLiveOpen();
  const hrefOf = (of: Section | undefined, sport?: number, menu?: string): string => {
    if (of === undefined) return navigation.href({ name: 'betting.curated', params: { pageType } });
    const target = navigation.href(
      sport === undefined
        ? { name: 'betting.curated-section', params: { pageType, section: of } }
        : { name: 'betting.curated-sport', params: { pageType, section: of, sport } },
    );
    // The word after line or live, which is never a page type.
    return menu === undefined ? target : target.replace(/\/(?:line|live)(?=\/|$)/, `$&/${menu}`);
  };
  const shownIn = section ?? 'line';
  const link = (key: string, href: string, isCurrent: boolean, label: React.ReactNode) => (
    <ChipLink key={key} to={href} isCurrent={isCurrent}>
      {label}
    </ChipLink>
  );
  return (
    <nav className={styles.links} aria-label={t('selection.parts')}>
      {link('all', hrefOf(undefined), section === undefined, t('selection.overview'))}
      {isLiveOpen && canBeLive
        ? link(
            'live',
            hrefOf('live'),
            section === 'live' && sportId === undefined,
            <>
              <LiveDot />
              {t('selection.live')}
            </>,
          )
        : null}
      {link(
        'line',
        hrefOf('line'),
        section === 'line' && sportId === undefined && menuSection === undefined,
        t('selection.line'),
      )}
      {shownIn === 'line'
        ? menuSections
            .filter(isNarrowing)
            .map((word) =>
              link(
                word,
                hrefOf('line', sportId, word),
                menuSection === word,
                t(`selection.${word}`),
              ),
            )
        : null}
      {sports.length > 1
        ? sports.map((sport) =>
            link(
              String(sport.id),
              hrefOf(shownIn, sport.id, menuSection),
              sportId === sport.id,
              <>
                <Icon name={sportSymbol(sport.icon)} size={15} />
                {sport.name}
              </>,
            ),
          )
        : null}
    </nav>
  );
});

function isNarrowing(word: string): word is (typeof narrowingSections)[number] {
  return narrowingSections.some((each) => each === word);
}
