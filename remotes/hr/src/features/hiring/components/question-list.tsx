import type { PostingQuestion } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, CheckField, IconButton, SelectField, TextField } from '@atrium/ui';
import { FieldGroup } from '../../../shared/field-group.js';

const MOST = 15;

interface QuestionListProps {
  questions: readonly PostingQuestion[];
  error: string | undefined;
  onChange: (questions: PostingQuestion[]) => void;
}

/** What the form of an opening asks besides contacts. */
export function QuestionList({ questions, error, onChange }: QuestionListProps) {
  const change = (id: string, values: Partial<PostingQuestion>) =>
    onChange(questions.map((question) => (question.id === id ? { ...question, ...values } : question)));
  const add = () => {
    const id = crypto.randomUUID().slice(0, 8);
    onChange([...questions, { id, text: '', kind: 'text', required: false, needs: null }]);
  };
  return (
    <FieldGroup title={t('Questions')}>
      {questions.map((question, place) => (
        <QuestionRow
          key={question.id}
          question={question}
          number={place + 1}
          onChange={(values) => change(question.id, values)}
          onRemove={() => onChange(questions.filter(({ id }) => id !== question.id))}
        />
      ))}
      {error && (
        <p role="alert" className="at-13 text-danger m-0">
          {error}
        </p>
      )}
      {questions.length < MOST && (
        <div>
          <Button size="sm" icon="plus" onClick={add}>
            {t('Add a question')}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

interface QuestionRowProps {
  question: PostingQuestion;
  number: number;
  onChange: (values: Partial<PostingQuestion>) => void;
  onRemove: () => void;
}

/** How a question is answered; of yes and no, one may be needed. */
const KINDS = {
  text: { kind: 'text', needs: null },
  yesNo: { kind: 'yesNo', needs: null },
  yes: { kind: 'yesNo', needs: 'yes' },
  no: { kind: 'yesNo', needs: 'no' },
} as const;
const isKind = (value: string): value is keyof typeof KINDS => value in KINDS;

function QuestionRow({ question, number, onChange, onRemove }: QuestionRowProps) {
  const { text, kind, needs, required } = question;
  return (
    <div className="d-grid gap-2">
      <div className="d-flex gap-2 align-items-end">
        <div className="flex-grow-1">
          <TextField
            label={t('Question {number}', { number })}
            value={text}
            maxLength={200}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        </div>
        <IconButton icon="trash" label={t('Remove question {number}', { number })} onClick={onRemove} />
      </div>
      <SelectField
        label={t('Answer to question {number}', { number })}
        value={needs ?? kind}
        options={[
          { value: 'text', label: t('In words') },
          { value: 'yesNo', label: t('Yes or no') },
          { value: 'yes', label: t('Yes or no; who says no comes last') },
          { value: 'no', label: t('Yes or no; who says yes comes last') },
        ]}
        onChange={({ target }) => isKind(target.value) && onChange(KINDS[target.value])}
      />
      <CheckField
        label={t('Question {number} has to be answered', { number })}
        checked={required}
        onChange={({ target }) => onChange({ required: target.checked })}
      />
    </div>
  );
}
