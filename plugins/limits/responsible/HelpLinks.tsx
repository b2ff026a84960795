import { observer } from 'mobx-react-lite';
import { Icon, useServices } from '#core/ui';
import styles from './Responsible.module.css';

/** Organisations that help people who gamble too much: the operator's list. */
export const HelpLinks = observer(function HelpLinks() {
  const { config } = useServices();
  return (
    <ul className={styles.help}>
      {config.brand.responsibleGamblingLinks.map(({ id, name, url }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <span>{name}</span>
            <Icon name="external-link" size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
});
