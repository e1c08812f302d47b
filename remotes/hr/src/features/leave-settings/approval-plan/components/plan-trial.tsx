import type { ApprovalPlan, PlanStep, Ref, TriedPlan, TryPlan } from '@atrium/contracts';
import { formatList, t, toFailure } from '@atrium/sdk';
import { Button, Count, ListRow, Note, NumberField, RefField, SelectField } from '@atrium/ui';
import { useState } from 'react';
import { FieldGroup } from '../../../../shared/field-group.js';
import { useEmployeeOffers } from '../../../../shared/employee.api.js';
import { useTryApprovalPlanMutation } from '../approval-plan.api.js';

interface PlanTrialProps {
  plan: ApprovalPlan;
  /** As they stand in the form. */
  steps: PlanStep[];
}

/** Who would decide a request of one person today, and why. */
export function PlanTrial({ plan, steps }: PlanTrialProps) {
  const [person, setPerson] = useState<Ref | null>(null);
  const [about, setAbout] = useState<About>({ days: 1, minutes: 60, type: plan.types[0]?.value ?? null });
  const [attempt, { data, error, isLoading }] = useTryApprovalPlanMutation();
  const run = () => {
    if (person) void attempt({ kind: plan.kind, employeeId: person.id, ...about, steps });
  };
  return (
    <FieldGroup title={t('Try on a person')}>
      <RefField label={t('Person')} useOffers={useEmployeeOffers} chosen={person} onChoose={setPerson} />
      <AboutFields plan={plan} about={about} setAbout={setAbout} />
      <div className="at-actions is-wide">
        <Button size="sm" disabled={!person} busy={isLoading} onClick={run}>
          {t('Show who decides')}
        </Button>
      </div>
      {error ? (
        <Note tone="danger" live>
          {toFailure(error).error.message}
        </Note>
      ) : (
        data && <TrialResult tried={data} />
      )}
    </FieldGroup>
  );
}

type About = Pick<TryPlan, 'days' | 'minutes' | 'type'>;

interface AboutFieldsProps {
  plan: ApprovalPlan;
  about: About;
  setAbout: (about: About) => void;
}

/** What the request would be about, as far as conditions ask for it. */
function AboutFields({ plan: { conditions, types }, about, setAbout }: AboutFieldsProps) {
  return (
    <>
      {conditions.days && (
        <NumberField
          label={t('Days')}
          value={about.days}
          onChange={({ target }) => setAbout({ ...about, days: Number(target.value) })}
        />
      )}
      {conditions.minutes && (
        <NumberField
          label={t('Minutes')}
          value={about.minutes}
          onChange={({ target }) => setAbout({ ...about, minutes: Number(target.value) })}
        />
      )}
      {types.length > 0 && (
        <SelectField
          label={t('Type')}
          value={about.type ?? ''}
          options={types}
          onChange={({ target }) => setAbout({ ...about, type: target.value })}
        />
      )}
    </>
  );
}

function TrialResult({ tried: { outcome, person, steps } }: { tried: TriedPlan }) {
  return (
    <div className="is-wide" role="status">
      {outcome === 'approved' && (
        <Note tone="warning">{t('No step applies, so it is approved as soon as it is sent.')}</Note>
      )}
      {outcome === 'noApprover' && (
        <Note tone="danger">
          {t('{name} could not send this: a step has no one who can decide it.', { name: person })}
        </Note>
      )}
      {steps.map(({ asked, deciders, why, next }, place) => (
        <ListRow
          key={place}
          wrap
          lead={<Count value={place + 1} />}
          title={asked ? formatList(deciders) : t('Not asked')}
          text={[...why, ...(next ? [t('Later {name} may decide too.', { name: next })] : [])].join(' ')}
        />
      ))}
    </div>
  );
}
