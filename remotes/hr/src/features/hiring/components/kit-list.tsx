import { LEAST_CRITERIA, MOST_CRITERIA, type Criterion } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, IconButton, TextField } from '@atrium/ui';
import { FieldGroup } from '../../../shared/field-group.js';
import { sayCriterion } from '../interview.format.js';

interface KitListProps {
  label: string;
  kit: readonly Criterion[];
  error: string | undefined;
  onChange: (kit: Criterion[]) => void;
}

/** What interviewers of an opening assess. */
export function KitList({ label, kit, error, onChange }: KitListProps) {
  const rename = (id: string, name: string) =>
    onChange(kit.map((criterion) => (criterion.id === id ? { id, name } : criterion)));
  const add = () => onChange([...kit, { id: crypto.randomUUID().slice(0, 8), name: '' }]);
  return (
    <FieldGroup title={label}>
      {kit.map((criterion, place) => (
        <div key={criterion.id} className="d-flex gap-2 align-items-end">
          <div className="flex-grow-1">
            <TextField
              label={t('Criterion {number}', { number: place + 1 })}
              value={criterion.name ?? sayCriterion(criterion)}
              maxLength={60}
              onChange={({ target }) => rename(criterion.id, target.value)}
            />
          </div>
          {kit.length > LEAST_CRITERIA && (
            <IconButton
              icon="trash"
              label={t('Remove criterion {number}', { number: place + 1 })}
              onClick={() => onChange(kit.filter(({ id }) => id !== criterion.id))}
            />
          )}
        </div>
      ))}
      {error && (
        <p role="alert" className="at-13 text-danger m-0">
          {error}
        </p>
      )}
      {kit.length < MOST_CRITERIA && (
        <div>
          <Button size="sm" icon="plus" onClick={add}>
            {t('Add a criterion')}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
