import { observer } from 'mobx-react-lite';
import { languageTag } from '../../runtime/texts/languageTag.ts';
import { Link } from '../../ui/react/Link.tsx';
import { useServices } from '../../ui/react/useServices.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Flag } from '../../ui/marks/Flag.tsx';
import { endonymOf } from './endonymOf.ts';
import { inLanguage } from './inLanguage.ts';
import styles from './LanguageSettings.module.css';

/** Flags of languages with an obvious one; others have none. */
const flags: Readonly<Record<string, string>> = {
  en: 'gb',
  ru: 'ru',
  es: 'es',
  fr: 'fr',
  de: 'de',
  it: 'it',
  pt: 'br',
  pl: 'pl',
  tr: 'tr',
  uk: 'ua',
  kk: 'kz',
  ar: 'sa',
  fi: 'fi',
};

interface LanguageSettingsProps {
  readonly languages: readonly string[];
  readonly onChoose?: () => void;
}

/** SHL-66: links to this page in the other languages, by their own names. */
export const LanguageSettings = observer(function LanguageSettings({
  languages,
  onChoose,
}: LanguageSettingsProps) {
  const { environment, navigation } = useServices();
  return (
    <ul className={styles.list} data-columns={languages.length > 6 ? 2 : 1}>
      {languages.map((language) => {
        const isCurrent = language === environment.language;
        return (
          <li key={language}>
            <Link
              to={inLanguage(navigation.path, navigation.query, language)}
              hrefLang={languageTag(language)}
              lang={languageTag(language)}
              replace
              preventScrollReset
              onClick={onChoose}
              className={styles.item}
              aria-current={isCurrent ? 'true' : undefined}
              {...(isCurrent ? { 'data-autofocus': '' } : {})}
            >
              <Flag iso={flags[language] ?? 'world'} />
              <span>{endonymOf(language)}</span>
              {isCurrent ? <Icon name="check" className={styles.check} /> : null}
            </Link>
          </li>
        );
      })}
    </ul>
  );
});
