import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useService } from '../../ui/react/useService.ts';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../../schemas/generated/icons/IconName.ts';
import { configGroupsToken } from './configGroupsToken.ts';
import { readSocialLinks } from './readSocialLinks.ts';
import styles from './SocialLinks.module.css';

/** SHL-338: links of the platform's group `social`, else those of the configuration. */
export const SocialLinks = observer(function SocialLinks() {
  const { config, environment, reports } = useServices();
  const t = useTranslate('shell.later');
  const groups = useService(configGroupsToken);
  const { language } = environment;
  useEffect(() => {
    groups
      .load(['social'])
      .catch((error: unknown) =>
        reports.report(error, { plugin: 'shell', contribution: 'group social' }),
      );
  }, [groups, reports, language]);
  const links = readSocialLinks(groups.group('social')) ?? config.brand.socialLinks;
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('socialLinks')}>
      {links.map(({ name, link, iconName }) => (
        <li key={link}>
          <a href={link} className={styles.link} target="_blank" rel="noopener noreferrer">
            <Icon name={iconName as IconName} size={18} />
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
});
