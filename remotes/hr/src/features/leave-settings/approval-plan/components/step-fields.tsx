import {
  APPROVER_LABELS,
  APPROVER_PERMISSION_LABELS,
  APPROVER_ROLES,
  APPROVERS,
  ROLE_LABELS,
  type ApprovalPlan,
  type Approver,
  type savePlanSchema,
} from '@atrium/contracts';
import { allLabelled, labelled, t } from '@atrium/sdk';
import { Button, MultiCombobox, NumberField, PersonPicker, SelectField, type ContractForm } from '@atrium/ui';
import { FieldGroup } from '../../../../shared/field-group.js';

interface StepFieldsProps {
  plan: ApprovalPlan;
  form: ContractForm<typeof savePlanSchema>;
  place: number;
  by: Approver;
  /** Null: the only step stays. */
  onRemove: (() => void) | null;
}

/** Who decides one step, and for which requests. */
export function StepFields({ plan, form, place, by, onRemove }: StepFieldsProps) {
  return (
    <FieldGroup title={t('Step {place}', { place: place + 1 })}>
      <SelectField
        label={t('Who decides')}
        {...form.field(`steps.${place}.by`)}
        options={labelled(APPROVERS, APPROVER_LABELS)}
      />
      <ApproverField plan={plan} form={form} place={place} by={by} />
      <ConditionFields plan={plan} form={form} place={place} />
      {onRemove && (
        <div className="at-actions is-wide">
          <Button size="sm" variant="ghost" onClick={onRemove}>
            {t('Remove step {place}', { place: place + 1 })}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

/** The requests for which the step is asked. */
function ConditionFields({
  plan: { conditions, types },
  form,
  place,
}: Omit<StepFieldsProps, 'by' | 'onRemove'>) {
  return (
    <>
      {conditions.days && (
        <NumberField
          label={t('Only for more days than')}
          help={t('Empty: for every request.')}
          {...form.field(`steps.${place}.overDays`)}
        />
      )}
      {conditions.minutes && (
        <NumberField
          label={t('Only for more minutes than')}
          help={t('Empty: for every request.')}
          {...form.field(`steps.${place}.overMinutes`)}
        />
      )}
      {types.length > 0 && (
        <MultiCombobox
          label={t('Only for these types')}
          help={t('Empty: all.')}
          {...form.field(`steps.${place}.types`)}
          options={types}
        />
      )}
    </>
  );
}

/** The person, role or permission of a step that has one. */
function ApproverField({ plan, form, place, by }: Omit<StepFieldsProps, 'onRemove'>) {
  if (by === 'person') return <NamedPerson plan={plan} form={form} place={place} />;
  if (by === 'role')
    return (
      <SelectField
        label={t('Role')}
        placeholder={t('Choose')}
        {...form.field(`steps.${place}.role`)}
        options={labelled(APPROVER_ROLES, ROLE_LABELS)}
      />
    );
  if (by === 'permission')
    return (
      <SelectField
        label={t('Permission')}
        placeholder={t('Choose')}
        {...form.field(`steps.${place}.permission`)}
        options={allLabelled(APPROVER_PERMISSION_LABELS)}
      />
    );
  return null;
}

function NamedPerson({ plan: { people }, form, place }: Omit<StepFieldsProps, 'by' | 'onRemove'>) {
  const id = form.methods.watch(`steps.${place}.personId`);
  const saved =
    id !== null && id in people ? { value: id, label: people[id] ?? t('Someone who has left') } : null;
  return (
    <PersonPicker
      label={t('Person')}
      {...form.field(`steps.${place}.personId`)}
      {...(saved && { chosen: saved })}
    />
  );
}
