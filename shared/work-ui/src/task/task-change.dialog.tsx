import type { TaskChange } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { FormDialog, useSubmit, type BulkDialogProps } from '@atrium/ui';
import { useState } from 'react';
import {
  AssigneeFields,
  DueFields,
  LabelFields,
  PriorityFields,
  ProjectFields,
  ShiftFields,
  StageFields,
} from './change-fields.js';
import type { AskedChange } from './asked-changes.js';

/** What a dialog starts with. */
const FIRST: Record<AskedChange, TaskChange> = {
  stage: { kind: 'stage', stage: 'todo' },
  priority: { kind: 'priority', priority: 'high' },
  due: { kind: 'due', dueOn: null },
  shift: { kind: 'shift', days: 1 },
  assignees: { kind: 'assignees', add: [], remove: [] },
  labels: { kind: 'labels', add: [], remove: [] },
  project: { kind: 'project', projectId: null, milestoneId: null },
};

interface TaskChangeDialogProps extends BulkDialogProps {
  kind: AskedChange;
}

/** Asks what the chosen tasks get. */
export default function TaskChangeDialog({ kind, count, run, onClose }: TaskChangeDialogProps) {
  const [change, setChange] = useState(FIRST[kind]);
  const form = useSubmit({
    names: [],
    submit: async () => {
      await run(change);
      onClose();
    },
  });
  const title = t('{count, plural, one {Change # task} other {Change # tasks}}', { count });
  return (
    <FormDialog title={title} size="sm" form={form} submitLabel={t('Change')} onClose={onClose}>
      <div className="d-grid gap-3">
        <Fields change={change} onChange={setChange} />
      </div>
    </FormDialog>
  );
}

interface FieldsProps {
  change: TaskChange;
  onChange: (change: TaskChange) => void;
}

function Fields({ change, onChange }: FieldsProps) {
  switch (change.kind) {
    case 'stage':
      return <StageFields change={change} onChange={onChange} />;
    case 'priority':
      return <PriorityFields change={change} onChange={onChange} />;
    case 'due':
      return <DueFields change={change} onChange={onChange} />;
    case 'shift':
      return <ShiftFields change={change} onChange={onChange} />;
    case 'assignees':
    case 'assign':
      return <AssigneeFields change={change} onChange={onChange} />;
    case 'project':
      return <ProjectFields change={change} onChange={onChange} />;
    case 'labels':
      return <LabelFields change={change} onChange={onChange} />;
    default:
      return null;
  }
}
