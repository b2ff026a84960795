import { observer } from 'mobx-react-lite';
import { Button, useTranslate } from '#core/ui';
import type { CodesStore } from '../../stores/codes/CodesStore.ts';
import { Note } from '../Note.tsx';

/** What a code has brought, or asks whether it may take the place of what is in the coupon. */
export const CodeNote = observer(function CodeNote({ codes }: { readonly codes: CodesStore }) {
  const t = useTranslate('coupon.later');
  const { load } = codes;
  if (load.kind === 'offered') {
    return (
      <Note
        tone="info"
        icon="download"
        title={t('code.offered.title', { code: load.code })}
        actions={
          <>
            <Button size="sm" onClick={() => void codes.loadCode(load.code)}>
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
  if (load.kind !== 'loaded' || !codes.isLoadedFromCode) return null;
  return (
    <Note
      tone={load.open === load.total ? 'info' : 'warning'}
      icon="download"
      title={
        <>
          {t('code.loaded.title')}{' '}
          <bdi className="num" translate="no">
            {load.code}
          </bdi>
        </>
      }
    >
      {load.open === load.total ? t('code.loaded.all') : t('code.loaded.some', { open: load.open, count: load.total })} {t('code.loaded.current')}
    </Note>
  );
});
