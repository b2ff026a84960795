import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useServices } from '#core/ui';
import { codesToken } from './codesToken.ts';
import type { CodesStore } from './CodesStore.ts';
import { CodeForm } from './CodeForm.tsx';
import styles from './CodeForm.module.css';

/** Code field of the empty coupon. The store is loaded on submit. */
export const CodeShortcut = observer(function CodeShortcut() {
  const { reports, services } = useServices();
  const [codes, setCodes] = useState<CodesStore>();

  function handleLoad(code: string): void {
    services.get(codesToken).then(
      (loaded) => {
        setCodes(loaded);
        return loaded.loadCode(code);
      },
      (error: unknown) => reports.report(error, { plugin: 'coupon', contribution: 'codes' }),
    );
  }

  return (
    <div className={styles.empty}>
      <CodeForm codes={codes} onLoad={handleLoad} />
    </div>
  );
});
