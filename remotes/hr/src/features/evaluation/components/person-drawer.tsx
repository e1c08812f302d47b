import {
  EVALUATION_RESULT,
  type EvaluatedPerson,
  type EvaluationCycle,
  type StepBody,
} from '@atrium/contracts';
import { formatNumber, t, toast, useCompanyPath } from '@atrium/sdk';
import {
  Button,
  ButtonLink,
  Drawer,
  FormFailure,
  Loaded,
  NumberField,
  TextAreaField,
  useContractForm,
} from '@atrium/ui';
import { resultApi, useCompareEvaluationResultQuery } from '../evaluation.api.js';
import { sayScore } from '../evaluation.format.js';
import { AppraisalCard, RequestAppraisal } from './appraisal-card.js';
import css from './people.module.scss';
import { ResultView } from './result-view.js';

interface PersonDrawerProps {
  cycle: EvaluationCycle;
  person: EvaluatedPerson;
  onClose: () => void;
}

/** One person in a cycle: the score, what it was changed to and why, and the forms beside one another. */
export function PersonDrawer({ cycle, person, onClose }: PersonDrawerProps) {
  const path = useCompanyPath()('evaluation/forms');
  const { subject, department, score, original, label, mayCalibrate, state } = person;
  const isSeen = mayCalibrate || state === 'published';
  return (
    <Drawer title={subject.name} subtitle={department} open onClose={onClose}>
      <div className="d-grid gap-3">
        {isSeen && (
          <div className={css['scores']}>
            {original !== null && (
              <span>
                {t('From the forms')} <b>{sayScore(original)}</b>
              </span>
            )}
            <span>
              {t('Result')} <b>{score === null ? t('Not rated') : sayScore(score)}</b> <bdi>{label}</bdi>
            </span>
          </div>
        )}
        {mayCalibrate && <Calibration key={person.version} person={person} />}
        <div className="d-flex flex-wrap gap-2">
          <ButtonLink size="sm" to={`${path}?cycle=${cycle.id}&subject=${subject.id}`}>
            {t('Forms about {name}', { name: subject.name })}
          </ButtonLink>
          {state === 'published' && <Appraisal id={person.resultId} />}
        </div>
        {isSeen ? <Comparison id={person.resultId} /> : <p className="at-muted m-0">{sayHidden(cycle)}</p>}
      </div>
    </Drawer>
  );
}

const sayHidden = ({ state }: EvaluationCycle): string =>
  state === 'calibration'
    ? t('Who approves evaluations sees the answers now, but never their own.')
    : t('No one sees answers and scores before calibration.');

/** Once the comparison below has come. */
function Appraisal({ id }: { id: string }) {
  const { data } = useCompareEvaluationResultQuery(id);
  return data ? <RequestAppraisal comparison={data} /> : null;
}

function Comparison({ id }: { id: string }) {
  const query = useCompareEvaluationResultQuery(id);
  return (
    <Loaded of={query} current title={t('The forms could not be loaded')}>
      {(comparison) => (
        <>
          {!comparison.result.isOwn && <AppraisalCard subjectId={comparison.result.subject.id} />}
          <ResultView comparison={comparison} />
        </>
      )}
    </Loaded>
  );
}

type Body = StepBody<typeof EVALUATION_RESULT, 'calibrate'>;

function Calibration({ person }: { person: EvaluatedPerson }) {
  const { resultId: id, version, score, original, scale } = person;
  const { take } = resultApi.useCalls();
  const calibrate = async (body: Body) => {
    await take({ ...body, id, step: 'calibrate' });
    toast.success(t('The result of {name} is saved', { name: person.subject.name }));
  };
  const form = useContractForm(EVALUATION_RESULT.steps.calibrate.body, {
    defaultValues: { version, score, reason: '' },
    submit: calibrate,
  });
  return (
    <form {...form.formProps} className="d-grid gap-3">
      <NumberField
        {...form.field('score')}
        required
        label={t('Calibrated score')}
        help={t('{from} to {to}', { from: formatNumber(scale.min), to: formatNumber(scale.max) })}
      />
      <TextAreaField
        {...form.field('reason')}
        required
        rows={3}
        label={t('Why')}
        help={t('At least 10 characters. HR keeps the score of the forms; the person sees the result only.')}
      />
      <FormFailure failure={form.failure} />
      <div className="d-flex gap-2">
        <Button size="sm" variant="primary" type="submit" busy={form.busy}>
          {t('Save the score')}
        </Button>
        {original !== null && (
          <Button size="sm" onClick={() => void calibrate({ version, score: null, reason: '' })}>
            {t('Back to the score of the forms')}
          </Button>
        )}
      </div>
    </form>
  );
}
