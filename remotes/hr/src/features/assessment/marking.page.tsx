import { markAnswerSchema, sizeInWords, type AnswerToMark } from '@atrium/contracts';
import { formatNumber, t, tellFailure, toast } from '@atrium/sdk';
import {
  Button,
  Card,
  EmptyState,
  FormFailure,
  Loaded,
  NumberField,
  Page,
  saveAnswer,
  SkeletonCards,
  TextAreaField,
  useContractForm,
} from '@atrium/ui';
import { useListAnswersToMarkQuery, useMarkAnswerMutation } from '../../shared/assessment.api.js';
import { sayPoints } from '../../shared/assessment.format.js';
import css from './marking.module.scss';
import { useAssessmentTabs } from './use-assessment-tabs.js';

/** Long answers, and what was handed in, that wait to be marked, without the names of who wrote them. */
export default function MarkingPage() {
  const query = useListAnswersToMarkQuery();
  return (
    <Page
      title={t('Marking')}
      subtitle={t('Whose answer it is, is not shown. No one marks their own.')}
      tabs={useAssessmentTabs()}
    >
      <Loaded of={query} title={t('The answers could not be loaded')} skeleton={<SkeletonCards cards={2} />}>
        {({ items }) => {
          const [first] = items;
          if (!first)
            return (
              <EmptyState
                title={t('Nothing is to be marked')}
                text={t('Long answers and files appear here once they are submitted.')}
              />
            );
          return <MarkForm key={first.id} answer={first} left={items.length} />;
        }}
      </Loaded>
    </Page>
  );
}

function MarkForm({ answer, left }: { answer: AnswerToMark; left: number }) {
  const [mark] = useMarkAnswerMutation();
  const form = useContractForm(markAnswerSchema, {
    defaultValues: { points: {}, note: '' },
    submit: async (body) => {
      await mark({ ...body, id: answer.id }).unwrap();
      toast.success(t('The answer is marked'));
    },
  });
  return (
    <Card
      title={answer.assessment.name}
      actions={
        <span className="at-13 at-muted">
          {t('{count, plural, one {# answer is left} other {# answers are left}}', { count: left })}
        </span>
      }
    >
      <p className="fw-medium" dir="auto">
        {answer.question}
      </p>
      {answer.answer !== '' && (
        <blockquote className={css['answer']} dir="auto">
          {answer.answer}
        </blockquote>
      )}
      {answer.files.length > 0 && <Handed answer={answer} />}
      <form {...form.formProps}>
        <div className="at-fields">
          {answer.rubric.map(({ id, text, points }) => (
            <NumberField
              key={id}
              {...form.field(`points.${id}`)}
              required
              label={text}
              help={t('At most {points}', { points: sayPoints(points) })}
            />
          ))}
          <TextAreaField {...form.field('note')} wide label={t('Note for the person')} />
        </div>
        <FormFailure failure={form.failure} />
        <div className="d-flex justify-content-end mt-3">
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('Save and next')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Each file opens under a name that says nothing of whose it is. */
function Handed({ answer: { id, files } }: { answer: AnswerToMark }) {
  const save = async (fileId: string) => {
    try {
      await saveAnswer({ url: `hr/assessment-answers/${id}/files/${fileId}`, name: 'answer' });
    } catch (reason) {
      tellFailure(t('The file could not be opened'), reason);
    }
  };
  return (
    <ul className="list-unstyled d-flex flex-wrap gap-2 my-3" aria-label={t('Handed in')}>
      {files.map((file, place) => (
        <li key={file.id}>
          <Button size="sm" icon="download" onClick={() => void save(file.id)}>
            {t('File {number}, {size}', { number: formatNumber(place + 1), size: sizeInWords(file.size) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
