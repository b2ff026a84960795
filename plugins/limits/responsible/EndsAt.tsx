import { observer } from 'mobx-react-lite';
import { useFormat, useServices, useTranslate } from '#core/ui';
import { utcText } from './utcText.ts';

interface EndsAtProps {
  /** Key of a text with `date` and `utc`, and `begun` for a running break; `.open` has no end. */
  readonly textKey:
    | 'break.runs'
    | 'break.until'
    | 'exclusion.runs'
    | 'exclusion.until'
    | 'exclusion.return.until';
  /** Start of a running break; undefined before it starts. */
  readonly startedAtS?: number | undefined;
  /** Undefined: open-ended. */
  readonly atS: number | undefined;
}

/** Start and end in the person's zone and in UTC, so that they are unambiguous. */
export const EndsAt = observer(function EndsAt({ textKey, startedAtS, atS }: EndsAtProps) {
  const t = useTranslate('limits.responsible');
  const { date, time } = useFormat();
  const { environment, preferences } = useServices();
  const moment = (momentS: number) => ({
    own: `${date(momentS)} ${time(momentS)}`,
    // If the person's zone is UTC the instant is shown once.
    utc: preferences.timeZoneOffsetMin === 0 ? 'UTC' : utcText(momentS, environment.language),
  });
  const begun = startedAtS === undefined ? undefined : moment(startedAtS);
  const end = atS === undefined ? undefined : moment(atS);
  return (
    <>
      {begun === undefined ? null : <p>{t('begun', { date: begun.own, utc: begun.utc })}</p>}
      <p>
        {end === undefined
          ? t(textKey === 'exclusion.until' ? 'exclusion.until.open' : 'exclusion.runs.open')
          : t(textKey, { date: end.own, utc: end.utc })}
      </p>
    </>
  );
});
