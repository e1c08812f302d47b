import { TASK_TAB_LABELS, type TaskFlow, type TaskTab } from '@atrium/contracts';
import { confirm, t, translate, useStep } from '@atrium/sdk';
import { Button, FormDialog, Note, SelectField, SkeletonCards, TextField } from '@atrium/ui';
import { Suspense, useState } from 'react';
import { FieldRows } from './field-rows.js';
import { useGetFlowUsageQuery, useResetFlowMutation } from './flow.api.js';
import { asSocial, leftStages } from './flow-draft.rules.js';
import { LeftStages } from './left-stages.js';
import { StageRows } from './stage-rows.js';
import { useFlowForm, type FlowForm } from './use-flow-form.js';

export interface FlowDialogProps {
  /** Those that the reader may change, the first one shown first. */
  flows: readonly TaskFlow[];
  onClose: () => void;
}

const areaOf = (tab: TaskTab | null): string =>
  tab === null ? t('Tasks of all other areas') : translate(TASK_TAB_LABELS[tab]);

/** Stages and own fields of an area's tasks. */
export default function FlowDialog({ flows, onClose }: FlowDialogProps) {
  const [tab, setTab] = useState(flows[0]?.tab ?? null);
  const flow = flows.find((each) => each.tab === tab);
  if (!flow) return null;
  return (
    <FlowEditor
      key={tab}
      flows={flows}
      onClose={onClose}
      now={flow}
      onArea={(value) => setTab(flows.find((each) => (each.tab ?? '') === value)?.tab ?? null)}
    />
  );
}

interface FlowEditorProps extends FlowDialogProps {
  now: TaskFlow;
  onArea: (tab: string) => void;
}

function FlowEditor({ now, flows, onClose, onArea }: FlowEditorProps) {
  // What others save meanwhile is refused by its version and overwritten by no one.
  const [flow] = useState(now);
  const flowForm = useFlowForm(flow, onClose);
  const { draft, change, form, faultAt } = flowForm;
  return (
    <FormDialog
      title={t('Stages and fields')}
      size="lg"
      submitLabel={t('Save')}
      form={form}
      onClose={onClose}
    >
      <div className="d-grid gap-4">
        <div className="at-fields">
          {flows.length > 1 && (
            <SelectField
              label={t('Tasks of')}
              disabled={form.dirty === true}
              options={flows.map(({ tab }) => ({ value: tab ?? '', label: areaOf(tab) }))}
              value={flow.tab ?? ''}
              onChange={({ target }) => onArea(target.value)}
            />
          )}
          <TextField
            label={t('Name of the flow')}
            value={draft.name === 'Usual flow' ? t('Usual flow') : draft.name}
            error={faultAt('name')}
            onChange={({ target }) => change({ name: target.value })}
          />
        </div>
        <Origin flow={flow} onClose={onClose} form={flowForm} />
        <Suspense fallback={<SkeletonCards cards={1} rows={6} label={t('Loading the stages')} />}>
          <StageRows {...flowForm} />
          <Left flow={flow} form={flowForm} />
          <FieldRows {...flowForm} />
        </Suspense>
      </div>
    </FormDialog>
  );
}

/** Asked once a stage is removed. */
function Left({ flow, form }: { flow: TaskFlow; form: FlowForm }) {
  const { draft, change, faultAt } = form;
  const removed = flow.stages.some(({ id }) => draft.stages.every((stage) => stage.id !== id));
  const { data } = useGetFlowUsageQuery(flow.tab, { skip: !removed });
  if (!removed || !data) return null;
  return <LeftStages left={leftStages(flow, draft, data)} draft={draft} change={change} faultAt={faultAt} />;
}

/** Where the stages come from, and what else they can start from. */
function Origin({ flow, form, onClose }: { flow: TaskFlow; form: FlowForm; onClose: () => void }) {
  const [reset] = useResetFlowMutation();
  const { take, busy } = useStep();
  const { own, tab, version } = flow;
  const onReset = async () => {
    const text = t(
      'Its tasks get the nearest stage of the same kind. Fields that are only here are no longer shown.',
    );
    if (!(await confirm({ title: t('Give up this flow?'), text, confirmText: t('Give up') }))) return;
    await take({ work: () => reset({ tab, version }).unwrap(), done: t('The flow is given up') });
    onClose();
  };
  return (
    <div className="d-flex flex-wrap align-items-center gap-2">
      <Button size="xs" onClick={() => form.change(asSocial(form.draft))}>
        {t('Use the stages of social media')}
      </Button>
      {own ? (
        <Button size="xs" busy={busy} onClick={() => void onReset()}>
          {t('Give up this flow')}
        </Button>
      ) : (
        <Note tone="info">{t('These are the usual stages. Saving makes them a flow of its own.')}</Note>
      )}
    </div>
  );
}
