import { observer } from 'mobx-react-lite';
import { Badge, Panel, PanelHead, useFormat, useServices, useTranslate } from '#core/ui';
import { BonusesFrame, NotThere } from '../frame/BonusesFrame.tsx';
import styles from './ProgrammePage.module.css';
import frame from '../frame/Frame.module.css';
import type { Programme } from './Cashback.ts';
import { usePressStore } from '../frame/usePressStore.ts';
import { CashbackStore } from './CashbackStore.ts';

/** The person's cashback programme; 404 for a programme that is not theirs. */
export const ProgrammePage = observer(function ProgrammePage() {
  const t = useTranslate('bonuses.page');
  const { navigation } = useServices();
  const store = usePressStore(CashbackStore);
  const name = navigation.params['programme'] === 'vipcashback' ? 'vip' : 'premium';
  return (
    <BonusesFrame title={t(`programme.${name}`)} resource={store.answer}>
      {({ programmes }) => {
        const programme = programmes.find((each) => each.name === name);
        return programme === undefined ? <NotThere /> : <Levels programme={programme} />;
      }}
    </BonusesFrame>
  );
});

const Levels = observer(function Levels({ programme }: { readonly programme: Programme }) {
  const t = useTranslate('bonuses.page');
  const { number } = useFormat();
  return (
    <Panel aria-labelledby="programme-levels">
      <PanelHead
        id="programme-levels"
        title={t('programme.level', { level: number(programme.level) })}
      />
      <p className={frame.lead}>{t('programme.text')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('programme.levels')}</th>
            <th scope="col">{t('programme.points')}</th>
            <th scope="col">{t('programme.rate')}</th>
          </tr>
        </thead>
        <tbody>
          {programme.levels.map(({ level, percent, fromPoints }) => (
            <tr key={level} aria-current={level === programme.level ? 'true' : undefined}>
              <th scope="row" className="num">
                {number(level)}
                {level === programme.level ? (
                  <Badge tone="accent">{t('programme.yours')}</Badge>
                ) : null}
              </th>
              <td className="num">{number(fromPoints)}</td>
              <td className="num">{t('percent', { percent: number(percent) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={frame.note}>{t('programme.note')}</p>
    </Panel>
  );
});
