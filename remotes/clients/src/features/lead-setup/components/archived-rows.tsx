import { t } from '@atrium/sdk';
import { Button } from '@atrium/ui';

interface ArchivedRowsProps {
  rows: readonly { key: string; name: string }[];
  onRestore: (key: string) => void;
}

/** What is no longer offered, and can be again. */
export function ArchivedRows({ rows, onRestore }: ArchivedRowsProps) {
  if (rows.length === 0) return null;
  return (
    <section className="d-grid gap-2" aria-label={t('Archived')}>
      <h3 className="at-13 at-muted mb-0">{t('Archived')}</h3>
      <ul className="list-unstyled d-grid gap-1 mb-0">
        {rows.map(({ key, name }) => (
          <li key={key} className="d-flex align-items-center gap-2">
            <span className="me-auto">{name}</span>
            <Button size="xs" aria-label={t('Restore {name}', { name })} onClick={() => onRestore(key)}>
              {t('Restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
