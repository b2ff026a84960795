import { observer } from 'mobx-react-lite';
import { Panel, PanelHead, useServices, useTranslate } from '#core/ui';
import { HelpLinks } from './HelpLinks.tsx';

/** Organisations that help people who gamble too much, as in the footer. */
export const HelpPanel = observer(function HelpPanel() {
  const t = useTranslate('limits.responsible');
  const { config } = useServices();
  if (config.brand.responsibleGamblingLinks.length === 0) return null;
  return (
    <Panel aria-labelledby="help">
      <PanelHead id="help" title={t('help.title')} />
      <HelpLinks />
    </Panel>
  );
});
