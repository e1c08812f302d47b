import {
  MOST_OWN_FIELDS,
  OWN_FIELD_TYPE_LABELS,
  OWN_FIELD_TYPES,
  type OwnFieldType,
} from '@atrium/contracts';
import { labelled, newRequestKey, t } from '@atrium/sdk';
import { Button, IconButton, Note, SelectField, Sequence, TagsField, TextField } from '@atrium/ui';
import type { DraftField } from './flow-draft.rules.js';
import styles from './flow.module.scss';
import type { FlowForm } from './use-flow-form.js';

/** The fields that a company adds to the tasks of a flow, in their order. */
export function FieldRows({ draft: { fields }, change, faultAt }: FlowForm) {
  const fault = faultAt('fields');
  const add = () =>
    change({
      fields: [...fields, { id: null, key: newRequestKey(), label: '', type: 'text', options: [] }],
    });
  return (
    <section className="d-grid gap-3" aria-label={t('Own fields')}>
      <h3 className={styles['title']}>{t('Own fields')}</h3>
      {fields.length === 0 && (
        <p className="at-muted m-0">{t('What else should a task say? Add up to 20 fields of your own.')}</p>
      )}
      <Sequence
        label={t('Own fields')}
        items={fields}
        keyOf={({ key }) => key}
        nameOf={({ label }) => label || t('New field')}
        onOrder={(ordered) => change({ fields: ordered })}
        render={(field) => (
          <FieldRow
            field={field}
            faultAt={faultAt}
            at={fields.indexOf(field)}
            onChange={(changes) =>
              change({ fields: fields.map((each) => (each === field ? { ...each, ...changes } : each)) })
            }
            onRemove={() => change({ fields: fields.filter((each) => each !== field) })}
          />
        )}
      />
      {fault && <Note tone="danger">{fault}</Note>}
      {fields.length < MOST_OWN_FIELDS && (
        <div>
          <Button size="sm" icon="plus" onClick={add}>
            {t('Add a field')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface FieldRowProps {
  field: DraftField;
  at: number;
  faultAt: FlowForm['faultAt'];
  onChange: (changes: Partial<DraftField>) => void;
  onRemove: () => void;
}

function FieldRow({ field, at, faultAt, onChange, onRemove }: FieldRowProps) {
  const { label, type, options, id } = field;
  const path = `fields.${String(at)}`;
  return (
    <div className={styles['field']}>
      <TextField
        label={t('Name of the field')}
        value={label}
        error={faultAt(`${path}.label`)}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <SelectField
        label={t('Kind')}
        disabled={id !== null}
        options={labelled(OWN_FIELD_TYPES, OWN_FIELD_TYPE_LABELS)}
        value={type}
        onChange={({ target }) => onChange({ type: target.value as OwnFieldType })}
      />
      {type === 'choice' && (
        <div className={styles['wide']}>
          <TagsField
            label={t('Choices')}
            help={t('Write one and press Enter.')}
            value={options}
            error={faultAt(path) ?? faultAt(`${path}.options`)}
            onChange={({ target }) => onChange({ options: [...target.value] })}
          />
        </div>
      )}
      <IconButton icon="x" label={t('Remove {name}', { name: label || t('New field') })} onClick={onRemove} />
    </div>
  );
}
