import {
  EVALUATION_FORM_STATE_LABELS,
  EVALUATION_STAGE_LABELS,
  type EvaluationStage,
  type OwnEvaluationForm,
} from '@atrium/contracts';
import { formatDate, t, translate } from '@atrium/sdk';
import { Avatar, Card, EmptyState, ListRow, Loaded, SkeletonCards, StatusBadge } from '@atrium/ui';
import { useLocation } from 'react-router-dom';
import { useListOwnEvaluationFormsQuery } from '../evaluation.api.js';
import { FORM_TONES } from '../evaluation.format.js';

interface OwnFormsProps {
  title: string;
  kinds: readonly EvaluationStage[];
  /** Left out where there are none. */
  quiet?: boolean;
  empty: { title: string; text: string };
}

/** Those that can be written now come first, the next last day before the others. */
const inOrder = (forms: readonly OwnEvaluationForm[]): OwnEvaluationForm[] =>
  [...forms].sort(
    (one, other) =>
      Number(other.isOpen) - Number(one.isOpen) ||
      (one.isOpen ? 1 : -1) * (one.dueOn ?? '').localeCompare(other.dueOn ?? ''),
  );

/** The forms that one owes or has written, of some kinds. */
export function OwnForms({ title, kinds, quiet, empty }: OwnFormsProps) {
  const query = useListOwnEvaluationFormsQuery();
  return (
    <Loaded
      of={query}
      title={t('Your forms could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={3} label={t('Loading your forms')} />}
    >
      {({ items }) => {
        const forms = inOrder(items.filter(({ kind }) => kinds.includes(kind)));
        if (forms.length === 0 && quiet) return null;
        return (
          <Card title={title} count={forms.length} fill="rows">
            {forms.length === 0 && <EmptyState {...empty} />}
            {forms.map((form) => (
              <Row key={form.id} form={form} />
            ))}
          </Card>
        );
      }}
    </Loaded>
  );
}

function Row({ form }: { form: OwnEvaluationForm }) {
  const { pathname } = useLocation();
  const { kind, subject, cycle, dueOn, state, isOpen } = form;
  const facts = [
    kind === 'self' ? null : cycle.name,
    kind === 'peer' ? translate(EVALUATION_STAGE_LABELS.peer) : null,
    isOpen && dueOn ? t('until {day}', { day: formatDate(dueOn) }) : null,
  ];
  const waits = !isOpen && (state === 'notStarted' || state === 'draft');
  return (
    <ListRow
      lead={<Avatar name={subject.name} size={28} />}
      title={kind === 'self' ? cycle.name : subject.name}
      text={facts.filter(Boolean).join(' · ')}
      end={
        <StatusBadge tone={FORM_TONES[state]}>
          {waits ? t('Opens later') : translate(EVALUATION_FORM_STATE_LABELS[state])}
        </StatusBadge>
      }
      to={`${pathname}?id=${form.id}`}
    />
  );
}
