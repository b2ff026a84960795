import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { useLayoutKind } from '../../ui/react/LayoutKind.ts';
import { useServices } from '../../ui/react/useServices.ts';
import { usePageTitle } from '../../ui/react/usePageTitle.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Panel } from '../../ui/surfaces/Panel.tsx';
import { PanelHead } from '../../ui/surfaces/PanelHead.tsx';
import styles from './GalleryPage.module.css';
import { specimens } from './gallerySpecimens.ts';

const themes = [
  ['light', 'themeLight'],
  ['dark', 'themeDark'],
] as const;
const directions = ['ltr', 'rtl'] as const;
const densities = ['compact', 'comfortable', 'touch'] as const;

/** Every component of `#core/ui` in every state. Names and props are not translated. */
export const GalleryPage = observer(function GalleryPage() {
  const t = useTranslate('workbench');
  const later = useTranslate('shell.later');
  const { environment, preferences } = useServices();
  const [direction, setDirection] = useState<(typeof directions)[number]>(environment.direction);
  const [density, setDensity] = useState<(typeof densities)[number]>(
    useLayoutKind() === 'mobile' ? 'touch' : 'compact',
  );
  usePageTitle(t('gallery.title'));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('gallery.title')}</h1>
      <p>{t('gallery.text')}</p>
      <div className={styles.tools}>
        <Segmented
          label={later('theme')}
          items={themes.map(([id, key]) => ({ id, label: later(key) }))}
          value={preferences.theme}
          onChange={(theme) => preferences.set('theme', theme)}
        />
        <Segmented
          label={t('gallery.direction')}
          items={directions.map((id) => ({ id, label: id.toUpperCase() }))}
          value={direction}
          onChange={setDirection}
        />
        <Segmented
          label={t('gallery.density')}
          items={densities.map((id) => ({ id, label: t(`gallery.density.${id}`) }))}
          value={density}
          onChange={setDensity}
        />
      </div>
      <div
        id="gallery"
        tabIndex={-1}
        className={styles.gallery}
        dir={direction}
        data-density={density}
        translate="no"
      >
        {Object.entries(specimens).map(([folder, components]) =>
          Object.entries(components).map(([name, states]) => (
            <Panel key={name} aria-label={name} data-folder={folder}>
              <PanelHead title={name} />
              <div className={styles.states}>
                {Object.entries(states).map(([state, node]) => (
                  <figure key={state} className={styles.specimen}>
                    <figcaption className={styles.state}>{state}</figcaption>
                    {node}
                  </figure>
                ))}
              </div>
            </Panel>
          )),
        )}
      </div>
    </div>
  );
});
