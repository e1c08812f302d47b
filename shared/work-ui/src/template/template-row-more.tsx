import { TASK, TASK_PRIORITIES, TASK_PRIORITY_LABELS, type TaskOfTemplate } from '@atrium/contracts';
import { labelled, t, translate } from '@atrium/sdk';
import { DurationField, NumberField, SelectField, TagsField, TextAreaField } from '@atrium/ui';
import { useState } from 'react';
import { daysOf } from './template-days.rules.js';
import styles from './template.module.scss';

/** The fields below the line of a task. */
export const MORE_FIELDS = [
  'startDay',
  'estimate',
  'priority',
  'labels',
  'description',
  'checklist',
] as const;

interface MoreProps {
  task: TaskOfTemplate;
  labels: readonly string[];
  path: (field: string) => string;
  fault: (field: string) => string | undefined;
  onChange: (changes: Partial<TaskOfTemplate>) => void;
}

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : line.trim()));

type FieldsProps = Omit<MoreProps, 'path' | 'fault'> & {
  fieldOf: (name: (typeof MORE_FIELDS)[number]) => { name: string; error: string | undefined };
};

/** What else a task of a template has. */
export function MoreOfRow({ path, fault, ...props }: MoreProps) {
  const fieldOf: FieldsProps['fieldOf'] = (name) => ({ name: path(name), error: fault(name) });
  return (
    <div className={`at-fields ${String(styles['more'])}`}>
      <PlanFields {...props} fieldOf={fieldOf} />
      <WordFields {...props} fieldOf={fieldOf} />
    </div>
  );
}

const { fields } = TASK;

function PlanFields({ task, labels, fieldOf, onChange }: FieldsProps) {
  const { startDay, estimate, priority } = task;
  return (
    <>
      <NumberField
        {...fieldOf('startDay')}
        label={t('Starts in days')}
        help={t('Working days after the start of the template.')}
        value={startDay ?? ''}
        onChange={({ target }) => onChange({ startDay: daysOf(target.value) })}
      />
      <DurationField
        {...fieldOf('estimate')}
        label={translate(fields.estimate.label)}
        value={estimate ?? ''}
        onChange={({ target }) => onChange({ estimate: daysOf(target.value) })}
      />
      <SelectField
        {...fieldOf('priority')}
        label={translate(fields.priority.label)}
        options={labelled(TASK_PRIORITIES, TASK_PRIORITY_LABELS)}
        value={priority}
        onChange={({ target }) => onChange({ priority: target.value as TaskOfTemplate['priority'] })}
      />
      <TagsField
        {...fieldOf('labels')}
        label={translate(fields.labels.label)}
        offered={labels}
        value={task.labels}
        onChange={({ target }) => onChange({ labels: [...target.value] })}
      />
    </>
  );
}

function WordFields({ task: { description, checklist }, fieldOf, onChange }: FieldsProps) {
  // With the blank lines that somebody is about to fill.
  const [lines, setLines] = useState(checklist.join('\n'));
  return (
    <>
      <TextAreaField
        wide
        {...fieldOf('description')}
        label={translate(fields.description.label)}
        value={description ?? ''}
        onChange={({ target }) => onChange({ description: target.value || null })}
      />
      <TextAreaField
        wide
        {...fieldOf('checklist')}
        label={t('Checklist')}
        help={t('One line for each item.')}
        value={lines}
        onChange={({ target }) => {
          setLines(target.value);
          onChange({ checklist: linesOf(target.value) });
        }}
      />
    </>
  );
}
