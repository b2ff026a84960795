import { Count } from '../../ui/marks/Count.tsx';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import type { InspectorSection } from './InspectorSection.ts';
import styles from './InspectorPage.module.css';

interface SectionTableProps {
  readonly section: InspectorSection;
  readonly isOpen: boolean;
}

/** Collapsible table; wide ones scroll by themselves, by keyboard too. */
export function SectionTable({ section: { id, title, columns, rows }, isOpen }: SectionTableProps) {
  const t = useTranslate('inspector');
  const name = 'key' in title ? t(title.key) : title.text;
  return (
    <details className={styles.section} open={isOpen}>
      <summary className={styles.summary}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <Count value={rows.length} />
      </summary>
      {rows.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <div className={styles.scroll} role="region" aria-label={name} tabIndex={0}>
          <table className={styles.table} data-section={id}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {t(`column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells, tone }) => (
                <tr key={key} data-tone={tone}>
                  {cells.map((cell, index) => (
                    <td
                      key={columns[index]}
                      dir="ltr"
                      data-long={cell.length > 40 ? '' : undefined}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
