import {
  EVENT_SCOPE_LABELS,
  GUEST_ANSWER_LABELS,
  type EventInvitation,
  type GivenAnswer,
} from '@atrium/contracts';
import { labelled, t, translate } from '@atrium/sdk';
import { Button, FormFailure, Note, Segmented, SelectField, useSubmit } from '@atrium/ui';
import { useState } from 'react';
import { sayDate } from '../event-times.format.js';
import { answerInvitation } from './invitation.api.js';

interface AnswerFormProps {
  link: string;
  event: EventInvitation;
  at: string | undefined;
  /** As the pressed link of the mail says. */
  first: GivenAnswer | null;
  onAt: (at: string | undefined) => void;
  onKnown: (event: EventInvitation) => void;
}

const ANSWERS: readonly GivenAnswer[] = ['yes', 'maybe', 'no'];

/** Whether the guest comes, to all dates of a series or to one. */
export function AnswerForm(given: AnswerFormProps) {
  const { form, answer, sent, choose } = useAnswer(given);
  const { event, at, onAt } = given;
  return (
    <form {...form.formProps} className="d-grid gap-3" aria-label={t('Your answer')}>
      <FormFailure failure={form.failure} />
      {event.repeats && (
        <DateChoice
          at={at}
          next={event.next}
          onAt={(date) => {
            choose(null);
            onAt(date);
          }}
        />
      )}
      <div className="d-grid gap-1">
        <span className="form-label m-0" aria-hidden="true">
          {t('Are you coming?')}
        </span>
        <Segmented
          label={t('Are you coming?')}
          value={answer ?? ''}
          options={options()}
          onChange={(value) => choose(ANSWERS.find((each) => each === value) ?? null)}
        />
      </div>
      {sent && answer !== null && <Sent answer={answer} />}
      <Button type="submit" variant="primary" size="lg" busy={form.busy} disabled={answer === null}>
        {t('Send answer')}
      </Button>
    </form>
  );
}

function useAnswer({ link, event, at, first, onKnown }: AnswerFormProps) {
  const [chosen, setChosen] = useState<GivenAnswer | null>(first);
  const [sent, setSent] = useState(false);
  const answer = chosen ?? (event.answer === 'none' ? null : event.answer);
  const form = useSubmit({
    names: [],
    submit: async () => {
      if (answer === null) return;
      onKnown(await answerInvitation({ link, answer, ...(at !== undefined && { at }) }));
      setSent(true);
    },
  });
  const choose = (next: GivenAnswer | null) => {
    setSent(false);
    setChosen(next);
  };
  return { form, answer, sent, choose };
}

const options = (): { value: string; label: string }[] => labelled(ANSWERS, GUEST_ANSWER_LABELS);

const Sent = ({ answer }: { answer: GivenAnswer }) => (
  <Note tone="success" live>
    {t('Your answer is sent: {answer}', { answer: translate(GUEST_ANSWER_LABELS[answer]) })}
  </Note>
);

interface DateChoiceProps extends Pick<AnswerFormProps, 'at' | 'onAt'> {
  next: readonly string[];
}

/** All dates of a series, or one of the next. */
function DateChoice({ at, next, onAt }: DateChoiceProps) {
  return (
    <SelectField
      label={t('Your answer is for')}
      options={[
        { value: '', label: translate(EVENT_SCOPE_LABELS.all) },
        ...next.map((date) => ({ value: date, label: sayDate(date) })),
      ]}
      value={at ?? ''}
      onChange={({ target }) => onAt(target.value || undefined)}
    />
  );
}
