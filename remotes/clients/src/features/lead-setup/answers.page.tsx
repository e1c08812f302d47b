import { t } from '@atrium/sdk';
import { Card, CheckField, NumberField, TimeField } from '@atrium/ui';
import { SetupFrame } from './components/setup-frame.js';
import type { SetupForm } from './use-setup-form.js';

const USUAL_MINUTES = 120;

/** The section of the settings in which managers say how soon a new lead is answered. */
export default function AnswersPage() {
  return <SetupFrame render={(form) => <Clock form={form} />} />;
}

function Clock({ form: { draft, change, faultAt } }: { form: SetupForm }) {
  const { answerMinutes, opensAt, closesAt } = draft;
  return (
    <Card>
      <div className="at-fields">
        <CheckField
          label={t('New leads have a clock')}
          help={t('Their owner is reminded before its end, and their manager once it is late.')}
          checked={answerMinutes !== null}
          onChange={({ target }) => change({ answerMinutes: target.checked ? USUAL_MINUTES : null })}
        />
        {answerMinutes !== null && (
          <NumberField
            label={t('First answer within working minutes')}
            help={t('Counted in the working hours of the company, without holidays.')}
            defaultValue={answerMinutes}
            error={faultAt('answerMinutes')}
            onChange={({ target }) => change({ answerMinutes: Number(target.value) })}
          />
        )}
        <TimeField
          label={t('Work starts')}
          help={t('Used on days for which the company has no shift.')}
          value={opensAt}
          error={faultAt('opensAt')}
          onChange={({ target }) => change({ opensAt: target.value })}
        />
        <TimeField
          label={t('Work ends')}
          value={closesAt}
          error={faultAt('closesAt')}
          onChange={({ target }) => change({ closesAt: target.value })}
        />
      </div>
    </Card>
  );
}
