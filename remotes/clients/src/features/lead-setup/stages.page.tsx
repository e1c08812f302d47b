import { labelOfStage, LEAD_SETUP_LABELS, type LeadSetup, type LeadStageLabel } from '@atrium/contracts';
import { newRequestKey, t, translate } from '@atrium/sdk';
import { Button, Card, Note, SelectField, Sequence, SkeletonCards } from '@atrium/ui';
import { Suspense } from 'react';
import { useReadLeadStageUsageQuery } from '../../shared/lead-setup.api.js';
import { ArchivedRows } from './components/archived-rows.js';
import { SetupFrame } from './components/setup-frame.js';
import { StageRow } from './components/stage-row.js';
import { NEW_KEY, type SetupForm } from './use-setup-form.js';

/** The section of the settings in which managers name and order the stages of leads. */
export default function StagesPage() {
  return <SetupFrame render={(form, setup) => <Stages form={form} setup={setup} />} />;
}

const newStage = (): LeadStageLabel => ({
  key: `${NEW_KEY}${newRequestKey()}`,
  type: 'contacting',
  name: '',
  colour: 'info',
  probability: null,
  staleDays: 7,
  archived: false,
});

/** What is done to the stages of a draft. */
function useStages({ draft: { stages }, change }: SetupForm) {
  const present = stages.filter(({ archived }) => !archived);
  const gone = stages.filter(({ archived }) => archived);
  const set = (key: string, changes: Partial<LeadStageLabel>) =>
    change({ stages: stages.map((each) => (each.key === key ? { ...each, ...changes } : each)) });
  const remove = (stage: LeadStageLabel) =>
    stage.key.startsWith(NEW_KEY)
      ? change({ stages: stages.filter((each) => each !== stage) })
      : set(stage.key, { archived: true });
  const add = () => change({ stages: [...present, newStage(), ...gone] });
  const order = (ordered: LeadStageLabel[]) => change({ stages: [...ordered, ...gone] });
  return { present, gone, set, remove, add, order };
}

function Stages({ form, setup }: { form: SetupForm; setup: LeadSetup }) {
  const { gone, set, add } = useStages(form);
  const fault = form.faultAt('stages');
  return (
    <>
      <Card>
        <div className="d-grid gap-3">
          <Suspense fallback={<SkeletonCards cards={1} rows={8} label={t('Loading the settings')} />}>
            <PresentStages form={form} />
          </Suspense>
          {fault && <Note tone="danger">{fault}</Note>}
          <div>
            <Button size="sm" icon="plus" onClick={add}>
              {t('Add a stage')}
            </Button>
          </div>
        </div>
      </Card>
      <Moves form={form} setup={setup} />
      <ArchivedRows
        rows={gone.map((stage) => ({ key: stage.key, name: translate(labelOfStage(stage)) }))}
        onRestore={(key) => set(key, { archived: false })}
      />
    </>
  );
}

function PresentStages({ form }: { form: SetupForm }) {
  const { present, set, remove, order } = useStages(form);
  const { draft, faultAt } = form;
  return (
    <Sequence
      label={translate(LEAD_SETUP_LABELS.stages)}
      items={present}
      keyOf={({ key }) => key}
      nameOf={(stage) => translate(labelOfStage(stage))}
      onOrder={order}
      render={(stage) => (
        <StageRow
          stage={stage}
          faultAt={faultAt}
          at={draft.stages.indexOf(stage)}
          mayArchive={present.filter(({ type }) => type === stage.type).length > 1}
          onChange={(changes) => set(stage.key, changes)}
          onArchive={() => remove(stage)}
        />
      )}
    />
  );
}

/** Asks where the leads of archived stages go. */
function Moves({ form: { draft, change, faultAt }, setup }: { form: SetupForm; setup: LeadSetup }) {
  const gone = draft.stages.filter(
    ({ key, archived }) => archived && setup.stages.some((each) => each.key === key && !each.archived),
  );
  const { data } = useReadLeadStageUsageQuery(undefined, { skip: gone.length === 0 });
  const used = gone.filter(({ key }) => data?.items[key]);
  const fault = faultAt('moves');
  if (used.length === 0) return fault ? <Note tone="danger">{fault}</Note> : null;
  return (
    <section className="d-grid gap-3" aria-label={t('Where do their leads go?')}>
      <Note tone="warning">
        {t('These stages still have leads. They are moved when you save, archived ones too.')}
      </Note>
      {used.map((stage) => (
        <SelectField
          key={stage.key}
          label={t('{count, plural, one {# lead of {stage} goes to} other {# leads of {stage} go to}}', {
            count: data?.items[stage.key] ?? 0,
            stage: translate(labelOfStage(stage)),
          })}
          placeholder={t('Choose a stage')}
          options={draft.stages
            .filter(({ key, type, archived }) => !archived && type === stage.type && key !== stage.key)
            .map((each) => ({ value: each.key, label: translate(labelOfStage(each)) }))}
          value={draft.moves[stage.key] ?? ''}
          onChange={({ target }) => change({ moves: { ...draft.moves, [stage.key]: target.value } })}
        />
      ))}
      {fault && <Note tone="danger">{fault}</Note>}
    </section>
  );
}
