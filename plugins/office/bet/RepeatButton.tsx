import { observer } from 'mobx-react-lite';
import { Button, useServices, useTranslate } from '#core/ui';
import { couponViewToken, repeatBetCommand } from '../../coupon/contract.ts';
import { lineRoute } from '../../betting/contract.ts';
import { isSettled, type Bet } from '#domain/bets/Bet.ts';

/** Adds the open selections to the coupon, and notes how many are left out. */
export const RepeatButton = observer(function RepeatButton({ bet }: { readonly bet: Bet }) {
  const t = useTranslate('office');
  const { commands, environment, navigation, notices, reports, services } = useServices();
  const open = bet.selections.filter(
    (selection) => !isSettled(selection) && selection.eventPath !== undefined,
  );
  // A site may be without the coupon.
  if (open.length === 0 || !services.has(couponViewToken)) return null;

  async function handleRepeat(): Promise<void> {
    try {
      const isTaken = await commands.run(repeatBetCommand, {
        type: bet.type,
        systemSize: bet.systemSize,
        selections: open.map((selection) => ({ ...selection, isLive: selection.isLiveNow })),
      });
      const left = bet.selections.length - open.length;
      if (!isTaken)
        notices.add({
          group: 'default',
          kind: 'default',
          tone: 'warning',
          title: t('repeat.locked'),
        });
      else
        notices.add({
          group: 'default',
          kind: 'default-with-controls',
          tone: 'success',
          title: t('repeat.done', { count: open.length }),
          ...(left > 0 ? { text: t('repeat.left', { count: left }) } : {}),
          // The office pages have no column for the coupon.
          ...(environment.isMobile || !navigation.hasRoute(lineRoute)
            ? {}
            : {
                actions: [
                  {
                    id: 'show',
                    label: t('repeat.show'),
                    run: () => navigation.go({ name: lineRoute }),
                  },
                ],
              }),
        });
    } catch (error) {
      reports.report(error, { plugin: 'office', contribution: 'repeat' });
    }
  }

  return (
    <Button size="sm" icon="repeat" onClick={() => void handleRepeat()}>
      {t('repeat')}
    </Button>
  );
});
