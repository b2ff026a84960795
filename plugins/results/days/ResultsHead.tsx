import { observer } from 'mobx-react-lite';
import { Segmented, TextField, useServices, useTranslate } from '#core/ui';
import styles from './ResultsHead.module.css';

type View = 'page' | 'live' | 'zone';

interface ResultsHeadProps {
  readonly title: string;
  readonly view: View;
  /** Text of the search in the results. */
  readonly words: string;
  readonly onWords: (words: string) => void;
}

export const ResultsHead = observer(function ResultsHead({
  title,
  view,
  words,
  onWords,
}: ResultsHeadProps) {
  const { navigation } = useServices();
  const t = useTranslate('results');
  const items = [
    { id: 'page' as const, label: t('view.page') },
    ...(navigation.hasRoute('results.live')
      ? [{ id: 'live' as const, label: t('view.live'), isLive: true }]
      : []),
    ...(navigation.hasRoute('results.zone')
      ? [{ id: 'zone' as const, label: t('view.zone') }]
      : []),
  ];
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {items.length < 2 ? null : (
        <Segmented
          label={t('views')}
          items={items}
          value={view}
          onChange={(id) => navigation.go({ name: `results.${id}` })}
          className={styles.views}
        />
      )}
      <search className={styles.search}>
        <TextField
          size="sm"
          type="search"
          name="words"
          label={t('search')}
          isLabelHidden
          placeholder={t('search')}
          icon="search"
          value={words}
          onChange={onWords}
        />
      </search>
    </header>
  );
});
