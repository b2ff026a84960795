import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, useFormat, useService, useServices, useTranslate } from '#core/ui';
import { HalfTimeClock } from '../closed-site/art/HalfTimeClock.tsx';
import { ClosedPage } from '../closed-site/ClosedPage.tsx';
import { ClosedDetails } from '../closed-site/ClosedDetails.tsx';
import { FurtherNotice } from './FurtherNotice.tsx';
import { SupportLink } from '../closed-site/SupportLink.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { siteAccessToken } from '../contract.ts';
import { maintenanceCookie, readMaintenanceCookie } from './maintenanceCookie.ts';
import { furtherLanguages } from './furtherLanguages.ts';
import { zoneText } from './zoneText.ts';

/** Maintenance or an outage, with its times and what happens to bets. Closes by itself. */
export const MaintenancePage = observer(function MaintenancePage() {
  const t = useTranslate('access');
  const format = useFormat();
  const { clock, cookies, environment, preferences } = useServices();
  const access = useService(siteAccessToken);
  const [isChecking, setChecking] = useState(false);
  const { isUnreachable, maintenance } = access;
  // Without a response the cookie may have the dates.
  const window = isUnreachable
    ? readMaintenanceCookie(cookies.read(maintenanceCookie), clock.nowMs() / 1000)
    : maintenance;
  const { startsAtS, endsAtS } = window;
  const further = furtherLanguages(environment.language, access.countryCode);
  async function check(): Promise<void> {
    setChecking(true);
    await access.check();
    setChecking(false);
  }
  return (
    <ClosedPage
      title={t('maintenance.title')}
      text={t(
        endsAtS !== undefined
          ? 'maintenance.text'
          : isUnreachable
            ? 'maintenance.unreachable'
            : 'maintenance.textOpen',
      )}
      art={<HalfTimeClock />}
      actions={
        <>
          <Button size="lg" icon="refresh" isBusy={isChecking} onClick={() => void check()}>
            {t('maintenance.check')}
          </Button>
          <SupportLink />
        </>
      }
    >
      <ClosedDetails
        rows={[
          ...(startsAtS === undefined
            ? []
            : [{ name: t('maintenance.started'), value: format.dateTime(startsAtS) }]),
          ...(endsAtS === undefined
            ? []
            : [
                { name: t('maintenance.back'), value: format.dateTime(endsAtS) },
                {
                  name: t('maintenance.left'),
                  value: <TimeLeft atS={endsAtS} label={t('maintenance.left')} />,
                },
              ]),
          ...(startsAtS === undefined && endsAtS === undefined
            ? []
            : [
                {
                  name: t('maintenance.zone'),
                  value: <bdi>{zoneText(preferences.timeZoneOffsetMin)}</bdi>,
                },
              ]),
        ]}
      />
      {further.map((language) => (
        <FurtherNotice key={language} language={language} window={window} />
      ))}
    </ClosedPage>
  );
});
