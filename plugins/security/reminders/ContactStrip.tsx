import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { usePeekService, useServices, useTranslate } from '#core/ui';
import { accountsToken, securityRoute, type SecurityPart } from '../../auth/contract.ts';
import { readContactStrip } from './readContactStrip.ts';

/** Shows a strip while a contact is unconfirmed; draws nothing itself. */
export const ContactStrip = observer(function ContactStrip() {
  const t = useTranslate('security.reminders');
  const { navigation, notices } = useServices();
  const user = usePeekService(accountsToken)?.user;
  const { contact, days } = (user === undefined ? undefined : readContactStrip(user)) ?? {};
  useEffect(() => {
    if (contact === undefined || !navigation.hasRoute(securityRoute)) return undefined;
    const text =
      days === undefined
        ? t('strip.why')
        : days === 0
          ? t('strip.over')
          : t('strip.days', { count: days });
    return notices.add({
      group: 'contacts',
      kind: 'permanent',
      tone: days === undefined ? 'info' : 'warning',
      title: t(`strip.${contact}`),
      text,
      actions: [
        {
          id: 'confirm',
          label: t(contact === 'none' ? 'strip.add' : 'strip.act'),
          run: () =>
            navigation.go({
              name: securityRoute,
              query: { part: 'contacts' satisfies SecurityPart },
            }),
        },
      ],
    });
  }, [contact, days, navigation, notices, t]);
  return null;
});
