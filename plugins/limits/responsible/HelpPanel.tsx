import { observer } from 'mobx-react-lite';
import { Icon, Panel, PanelHead, useServices, useTranslate } from '#core/ui';
import styles from './Responsible.module.css';

/** Who helps people that gamble too much: the operator's list, as in the footer. */
export const HelpPanel = observer(function HelpPanel() {
  const t = useTranslate('limits.responsible');
  const { config } = useServices();
  const links = config.brand.responsibleGamblingLinks;
  if (links.length === 0) return null;
  return (
    <Panel aria-labelledby="help">
      <PanelHead id="help" title={t('help.title')} />
      <ul className={styles.help}>
        {links.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              <span>{name}</span>
              <Icon name="external-link" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
});
