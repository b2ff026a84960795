import { useFormat, useServices, useTranslate } from '#core/ui';
import { useAfterSignIn } from '../../auth/ui.ts';
import { ContactStrip } from './ContactStrip.tsx';
import { remindFirstSecret, remindLeakedPassword, remindSaveCodes } from './reminders.ts';

/** Registers the security prompts after a sign-in; draws nothing. */
export function Reminders() {
  const services = useServices();
  const t = useTranslate('security.reminders');
  const { date, time } = useFormat();
  useAfterSignIn('first-secret', async () =>
    remindFirstSecret(services, (untilS) => ({
      title: t('first.title'),
      text:
        untilS === undefined
          ? t('first.over')
          : t('first.text', { until: `${date(untilS)} ${time(untilS)}` }),
      act: t('first.act'),
    })),
  );
  useAfterSignIn('leaked-password', async () =>
    remindLeakedPassword(services, {
      title: t('leaked.title'),
      text: t('leaked.text'),
      act: t('leaked.act'),
    }),
  );
  useAfterSignIn('save-codes', async () =>
    remindSaveCodes(
      services,
      { title: t('codes.title'), text: t('codes.text'), act: t('codes.act') },
      { title: t('anew.title'), text: t('anew.text'), act: t('anew.act') },
    ),
  );
  return <ContactStrip />;
}
