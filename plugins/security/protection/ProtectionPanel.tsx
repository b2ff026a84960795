import { Badge, RecordList, RecordRow, Panel, PanelHead, useFormat, useTranslate } from '#core/ui';
import { ProtectionLevel } from './ProtectionLevel.tsx';
import type { Protection } from './Security.ts';

/** Protection level of the account, and measures that improve it. */
export function ProtectionPanel({ protection }: { readonly protection: Protection }) {
  const t = useTranslate('security');
  const { number } = useFormat();
  const { level, rows } = protection;
  return (
    <Panel aria-labelledby="protection">
      <PanelHead id="protection" title={t('protection')} />
      <ProtectionLevel level={level} />
      <RecordList>
        {rows.map(({ id, points, isDone }) => (
          <RecordRow
            key={id}
            name={t(`row.${id}`)}
            actions={
              <Badge tone={isDone ? 'success' : 'neutral'}>
                {isDone ? (
                  t('row.done')
                ) : (
                  <bdi dir="ltr">{t('row.points', { points: number(points) })}</bdi>
                )}
              </Badge>
            }
          />
        ))}
      </RecordList>
    </Panel>
  );
}
