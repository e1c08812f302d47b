import { PLAN_STEP_LIMIT, savePlanSchema, type ApprovalPlan, type PlanStep } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { Button, FormDialog, Icon, NumberField, useContractForm, type ContractForm } from '@atrium/ui';
import { FieldGroup } from '../../../../shared/field-group.js';
import { useSaveApprovalPlanMutation } from '../approval-plan.api.js';
import { PlanTrial } from './plan-trial.js';
import { StepFields } from './step-fields.js';

const NEW_STEP: PlanStep = {
  by: 'managersManager',
  personId: null,
  role: null,
  permission: null,
  overDays: null,
  overMinutes: null,
  types: [],
};

/** The steps of one kind of request, and a trial of them before they are saved. */
export default function ApprovalPlanDialog({ plan, onClose }: { plan: ApprovalPlan; onClose: () => void }) {
  const [save] = useSaveApprovalPlanMutation();
  const { kind, title, version, escalateAfter } = plan;
  const form = useContractForm(savePlanSchema, {
    defaultValues: { version, escalateAfter, steps: plan.steps },
    submit: async (body) => {
      await save({ kind, ...body }).unwrap();
      toast.success(t('{name} saved', { name: title }));
      onClose();
    },
  });
  return (
    <FormDialog
      size="lg"
      title={title}
      subtitle={t('Asked one after the other, each when its conditions hold.')}
      form={form}
      submitLabel={t('Save')}
      onClose={onClose}
    >
      <StepList plan={plan} form={form} />
      <FieldGroup title={t('When no one decides')}>
        <NumberField
          label={t('Working days until the next one up may decide too')}
          {...form.field('escalateAfter')}
        />
      </FieldGroup>
      <PlanTrial plan={plan} steps={form.methods.watch('steps')} />
    </FormDialog>
  );
}

interface StepListProps {
  plan: ApprovalPlan;
  form: ContractForm<typeof savePlanSchema>;
}

function StepList({ plan, form }: StepListProps) {
  const { methods } = form;
  const steps = methods.watch('steps');
  const change = (next: PlanStep[]) => methods.setValue('steps', next, { shouldDirty: true });
  return (
    <>
      {steps.map((step, place) => (
        <StepFields
          key={`${String(steps.length)} ${String(place)}`}
          plan={plan}
          form={form}
          place={place}
          by={step.by}
          onRemove={steps.length > 1 ? () => change(steps.filter((_, index) => index !== place)) : null}
        />
      ))}
      {steps.length < PLAN_STEP_LIMIT && (
        <div className="at-actions">
          <Button size="sm" onClick={() => change([...steps, NEW_STEP])}>
            <Icon name="plus" />
            {t('Add a step')}
          </Button>
        </div>
      )}
    </>
  );
}
