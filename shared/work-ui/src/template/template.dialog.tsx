import {
  TASK_TAB_LABELS,
  TASK_TEMPLATE,
  type TaskOfTemplate,
  type TaskTemplate,
  type TemplateDraft,
} from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import {
  FormDialog,
  SelectField,
  SkeletonCards,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { Suspense } from 'react';
import { faultIn } from './template-faults.rules.js';
import { BLANK_TASK, TemplateRows } from './template-rows.js';
import { templateApi } from './template.api.js';
import { useKeptTabs } from './use-kept-tabs.js';

interface TemplateDialogProps extends RecordFormProps<TaskTemplate> {
  /** What a new one starts with. */
  first?: TemplateDraft;
}

/** Adds or edits a template. */
export default function TemplateDialog({ row, first, onClose }: TemplateDialogProps) {
  const kept = useKeptTabs();
  const tab = first && kept.includes(first.tab) ? first.tab : (kept[0] ?? null);
  const form = useRecordForm(TASK_TEMPLATE, {
    row,
    onClose,
    calls: templateApi.useCalls(),
    nameOf: ({ name }: TaskTemplate) => name,
    first: { name: first?.name ?? '', tab, tasks: first?.tasks ?? [BLANK_TASK] },
  });
  const { frame, field, methods } = form;
  const { tasks } = methods.watch() as { tasks: TaskOfTemplate[] };
  const { isSubmitted, errors } = methods.formState;
  return (
    <FormDialog {...frame} size="lg">
      <div className="d-grid gap-3">
        <div className="at-fields">
          <TextField autoComplete="off" {...field('name')} />
          {!row && (
            <SelectField
              {...field('tab')}
              {...(kept.includes(null) && { placeholder: t('All areas') })}
              options={areasOf(kept)}
            />
          )}
        </div>
        <Suspense fallback={<SkeletonCards cards={1} rows={4} label={t('Loading the tasks')} />}>
          <TemplateRows
            tasks={tasks}
            area={row?.tab ?? undefined}
            faultAt={(path) => faultIn(errors, `tasks.${path}`)}
            error={field('tasks').error}
            people={row?.people ?? first?.people ?? []}
            onChange={(changed) =>
              methods.setValue('tasks', changed, { shouldDirty: true, shouldValidate: isSubmitted })
            }
          />
        </Suspense>
      </div>
    </FormDialog>
  );
}

const areasOf = (tabs: readonly TaskTemplate['tab'][]) =>
  tabs.flatMap((value) => (value === null ? [] : [{ value, label: translate(TASK_TAB_LABELS[value]) }]));
