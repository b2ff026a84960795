import { observer } from 'mobx-react-lite';
import { Button, useTranslate } from '#core/ui';
import { openCount, type CodesStore } from './CodesStore.ts';
import { Note } from '../notes/Note.tsx';

/** Result of a loaded code, or the question whether it may replace the coupon. */
export const CodeNote = observer(function CodeNote({ codes }: { readonly codes: CodesStore }) {
  const t = useTranslate('coupon.later');
  const { loaded, offeredCode } = codes;
  if (offeredCode !== undefined) {
    return (
      <Note
        tone="info"
        icon="download"
        title={t('code.offered.title', { code: offeredCode })}
        actions={
          <>
            <Button size="sm" onClick={() => void codes.loadCode(offeredCode)}>
              {t('code.offered.replace')}
            </Button>
            <Button size="sm" variant="ghost" onClick={codes.dismissLoad}>
              {t('code.offered.keep')}
            </Button>
          </>
        }
      >
        {t('code.offered.text')}
      </Note>
    );
  }
  if (loaded.value === undefined || !codes.isLoadedFromCode) return null;
  const { code, selections } = loaded.value;
  const open = openCount(loaded.value);
  const isWhole = open === selections.length;
  return (
    <Note
      tone={isWhole ? 'info' : 'warning'}
      icon="download"
      title={
        <>
          {t('code.loaded.title')}{' '}
          <bdi className="num" translate="no">
            {code}
          </bdi>
        </>
      }
    >
      {isWhole ? t('code.loaded.all') : t('code.loaded.some', { open, count: selections.length })}{' '}
      {t('code.loaded.current')}
    </Note>
  );
});
