import { observer } from 'mobx-react-lite';
import { useFormat, useServices, useTranslate } from '#core/ui';
import { utcText } from './utcText.ts';

interface EndsAtProps {
  /** A text with `date` and `utc`, and where it has begun with `begun`; `.open` has no end. */
  readonly textKey:
    | 'break.runs'
    | 'break.until'
    | 'exclusion.runs'
    | 'exclusion.until'
    | 'exclusion.return.until';
  /** When it has begun; of what has not, undefined. */
  readonly startedAtS?: number | undefined;
  /** Undefined: without an end. */
  readonly atS: number | undefined;
}

/** Start and end in the person's zone and in UTC, so that nobody can be wrong about them. */
export const EndsAt = observer(function EndsAt({ textKey, startedAtS, atS }: EndsAtProps) {
  const t = useTranslate('limits.responsible');
  const { date, time } = useFormat();
  const { environment, preferences } = useServices();
  const moment = (momentS: number) => ({
    own: `${date(momentS)} ${time(momentS)}`,
    // A clock that is UTC itself says the moment once.
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
