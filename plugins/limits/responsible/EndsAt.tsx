import { observer } from 'mobx-react-lite';
import { useFormat, useServices, useTranslate } from '#core/ui';
import { utcText } from './utcText.ts';

interface EndsAtProps {
  /** A text with `date` and `utc`. */
  readonly textKey: 'break.runs' | 'exclusion.runs' | 'exclusion.until';
  readonly atS: number;
}

/** An end in the person's zone and in UTC, so that nobody can be wrong about it. */
export const EndsAt = observer(function EndsAt({ textKey, atS }: EndsAtProps) {
  const t = useTranslate('limits.responsible');
  const { date, time } = useFormat();
  const { environment } = useServices();
  return t(textKey, { date: `${date(atS)} ${time(atS)}`, utc: utcText(atS, environment.language) });
});
