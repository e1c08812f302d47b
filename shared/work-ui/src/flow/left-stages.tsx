import { t } from '@atrium/sdk';
import { Note, SelectField } from '@atrium/ui';
import { successorsOf, type LeftStage } from './flow-draft.rules.js';
import { nameOfStage } from './stage.format.js';
import type { FlowForm } from './use-flow-form.js';

interface LeftStagesProps extends Pick<FlowForm, 'draft' | 'change' | 'faultAt'> {
  left: readonly LeftStage[];
}

/** Asks where the tasks of removed stages go. */
export function LeftStages({ left, draft, change, faultAt }: LeftStagesProps) {
  const fault = faultAt('moves');
  if (left.length === 0) return null;
  return (
    <section className="d-grid gap-3" aria-label={t('Where do their tasks go?')}>
      <Note tone="warning">
        {t('These stages still have tasks. They are moved when you save, archived ones too.')}
      </Note>
      {left.map((stage) => (
        <SelectField
          key={stage.id}
          label={t('{count, plural, one {# task of {stage} goes to} other {# tasks of {stage} go to}}', {
            count: stage.tasks,
            stage: nameOfStage(stage.label, stage.type),
          })}
          placeholder={t('Choose a stage')}
          options={successorsOf(stage, draft).map(({ key, label, type }) => ({
            value: key,
            label: nameOfStage(label, type),
          }))}
          value={draft.moves[stage.id] ?? ''}
          onChange={({ target }) => change({ moves: { ...draft.moves, [stage.id]: target.value } })}
        />
      ))}
      {fault && <Note tone="danger">{fault}</Note>}
    </section>
  );
}
