import {
  ASSESSMENT_RESULT_STATE_LABELS,
  type Assessment,
  type AssessmentInvitation,
} from '@atrium/contracts';
import { t, translate, useCompanyPath } from '@atrium/sdk';
import { ButtonLink, Person, RowMenu, ShortList, StatusBadge, useRowSteps } from '@atrium/ui';
import { resultApi } from '../../../shared/assessment.api.js';
import { RESULT_TONES, sayMoment, sayPercent } from '../../../shared/assessment.format.js';
import { Passed } from '../../../shared/passed.js';
import { RESULT_STEPS } from '../result-steps.data.js';

/** Who was invited, and what came of it. */
export function InvitedCard({ assessment: { id } }: { assessment: Assessment }) {
  const path = useCompanyPath()('assessment/table');
  return (
    <ShortList
      api={resultApi}
      query={{ assessment: id, sort: '-createdAt' as const }}
      title={t('People')}
      failed={t('The results could not be loaded')}
      empty={{ title: t('No one is invited yet'), text: t('People can start once the assessment is open.') }}
      actions={
        <ButtonLink size="xs" to={`${path}?view=results&assessment=${id}`}>
          {t('All results')}
        </ButtonLink>
      }
    >
      {(rows) => (
        <ul className="list-unstyled m-0">
          {rows.map((row) => (
            <li key={row.id} className="d-flex align-items-center gap-3 px-3 py-2 border-bottom">
              <Result row={row} />
            </li>
          ))}
        </ul>
      )}
    </ShortList>
  );
}

function Result({ row }: { row: AssessmentInvitation }) {
  const { name, state, percent, passed, personalClosesAt } = row;
  const steps = useRowSteps<AssessmentInvitation>({
    calls: resultApi.useCalls(),
    nameOf: () => name,
    onEdit: () => undefined,
    steps: RESULT_STEPS,
    archive: {},
  });
  const items = steps.itemsOf(row);
  return (
    <>
      <div className="at-grow">
        <Person name={name} />
        {personalClosesAt !== null && (
          <div className="at-12 at-muted">
            {t('Closes {moment}', { moment: sayMoment(personalClosesAt) })}
          </div>
        )}
      </div>
      {percent !== null && <bdi className="fw-medium">{sayPercent(percent)}</bdi>}
      {passed === null ? (
        <StatusBadge tone={RESULT_TONES[state]}>
          {translate(ASSESSMENT_RESULT_STATE_LABELS[state])}
        </StatusBadge>
      ) : (
        <Passed passed={passed} />
      )}
      {items.length > 0 && <RowMenu label={t('Actions for {name}', { name })} items={items} />}
      {steps.opened && <steps.opened.Dialog row={steps.opened.row} onClose={steps.close} />}
    </>
  );
}
