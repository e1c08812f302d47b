import type { DesignationTemplate, Ref } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, Icon, IconButton, RefField } from '@atrium/ui';
import { designationApi, useDesignationOffers } from '../../../shared/designation.api.js';
import { templateApi, templateChoice } from '../evaluation.api.js';
import css from './cycle.module.scss';
import type { CycleForm } from './stage-fields.js';

/** Templates that people with a designation have in place of the cycle's. */
export function DesignationRows({ form: { methods, field } }: { form: CycleForm }) {
  const rows = (methods.watch('templates') as DesignationTemplate[] | undefined) ?? [];
  const set = (next: DesignationTemplate[]) => methods.setValue('templates', next, { shouldDirty: true });
  const { error } = field('templates');
  return (
    <div className="is-wide d-grid gap-2">
      {rows.map((row, at) => (
        // A row is known by its place alone.
        <Row
          key={at}
          row={row}
          onChange={(changed) => set(rows.map((each, place) => (place === at ? changed : each)))}
          onRemove={() => set(rows.filter((_, place) => place !== at))}
        />
      ))}
      {error && (
        <p role="alert" className="at-13 text-danger m-0">
          {error}
        </p>
      )}
      <div>
        <Button
          size="xs"
          variant="ghost"
          onClick={() => set([...rows, { designationId: '', templateId: '' }])}
        >
          <Icon name="plus" /> {t('Add designation')}
        </Button>
      </div>
    </div>
  );
}

interface RowProps {
  row: DesignationTemplate;
  onChange: (row: DesignationTemplate) => void;
  onRemove: () => void;
}

const refOf = (data: Ref | undefined): Ref | null => (data ? { id: data.id, name: data.name } : null);

function Row({ row, onChange, onRemove }: RowProps) {
  const designation = designationApi.useGet(row.designationId).data;
  const template = templateApi.useGet(row.templateId).data;
  return (
    <div className={css['designation']}>
      <RefField
        label={t('Designation')}
        chosen={row.designationId ? refOf(designation) : null}
        onChoose={(chosen) => onChange({ ...row, designationId: chosen?.id ?? '' })}
        useOffers={useDesignationOffers}
      />
      <RefField
        label={t('Template')}
        chosen={row.templateId ? refOf(template) : null}
        onChoose={(chosen) => onChange({ ...row, templateId: chosen?.id ?? '' })}
        useOffers={templateChoice.useOffers}
      />
      <IconButton icon="x" label={t('Remove this designation')} onClick={onRemove} />
    </div>
  );
}
