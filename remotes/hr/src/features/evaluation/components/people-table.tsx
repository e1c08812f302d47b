import {
  EVALUATION_STAGES,
  type EvaluatedPeople,
  type EvaluatedPerson,
  type EvaluationCycle,
  type EvaluationStage,
} from '@atrium/contracts';
import { formatNumber, t, translate } from '@atrium/sdk';
import {
  Avatar,
  Badge,
  Card,
  DataTable,
  EmptyState,
  StatusText,
  type DataColumn,
  type Selection,
} from '@atrium/ui';
import { useState } from 'react';
import { sayChange, sayScore, STAGE_NAMES } from '../evaluation.format.js';
import { changeOf, formsOfStage, openFormsOf } from '../people.rules.js';
import { CompareButton } from './compare-button.js';
import { PersonDrawer } from './person-drawer.js';
import { PublishChosen } from './publish-chosen.js';
import css from './people.module.scss';

interface PeopleTableProps {
  cycle: EvaluationCycle;
  people: EvaluatedPeople;
}

/** Everybody who takes part: the scores of the stages, the result, and what has changed since the one before. */
export function PeopleTable({ cycle, people: { items } }: PeopleTableProps) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<string | null>(null);
  const open = items.find(({ resultId }) => resultId === openId);
  const maySelect = cycle.allowedTransitions.includes('publish');
  const selection: Selection<EvaluatedPerson> = {
    keys,
    onChange: setKeys,
    whyNot: sayWhyNot,
    actions: (rows) => (
      <>
        <CompareButton cycle={cycle} people={rows} />
        <PublishChosen cycle={cycle} rows={rows} onDone={() => setKeys(new Set())} />
      </>
    ),
  };
  return (
    <>
      <Card title={t('People')} count={items.length} fill="rows">
        <DataTable
          inCard
          label={t('People')}
          columns={columnsOf(cycle)}
          rows={items}
          keyOf={({ resultId }) => resultId}
          nameOf={({ subject }) => subject.name}
          onOpen={({ resultId }) => setOpenId(resultId)}
          {...(maySelect && { selection })}
          empty={<EmptyState title={t('No one takes part')} text={t('Everyone who took part has left.')} />}
        />
      </Card>
      {open && <PersonDrawer cycle={cycle} person={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

const sayWhyNot = (person: EvaluatedPerson): string | undefined => {
  if (person.state === 'published') return t('Published already');
  return openFormsOf(person) > 0 ? t('A form is still open') : undefined;
};

const columnsOf = ({ deadlines }: EvaluationCycle): DataColumn<EvaluatedPerson>[] => [
  personColumn(),
  ...EVALUATION_STAGES.filter((stage) => deadlines[stage] !== null).map((stage) => ({
    id: stage,
    header: translate(STAGE_NAMES[stage]),
    align: 'end' as const,
    cell: (person: EvaluatedPerson) => <Stage person={person} stage={stage} />,
  })),
  ...resultColumns(),
];

const personColumn = (): DataColumn<EvaluatedPerson> => ({
  id: 'person',
  header: t('Employee'),
  weight: 'name',
  card: 'name',
  cell: ({ subject, department }) => (
    <span className={css['person']}>
      <Avatar name={subject.name} size={28} />
      <span>
        <bdi className="d-block">{subject.name}</bdi>
        {department && <bdi className="at-12 at-muted d-block">{department}</bdi>}
      </span>
    </span>
  ),
});

const resultColumns = (): DataColumn<EvaluatedPerson>[] => [
  {
    id: 'score',
    header: t('Result'),
    align: 'end',
    weight: 'figure',
    card: 'state',
    cell: (person) => person.score !== null && <Result person={person} />,
  },
  {
    id: 'label',
    header: t('Label'),
    card: 'text',
    cell: ({ label, state, stages }) => {
      if (label !== null) return <Badge tone="info">{label}</Badge>;
      return state === 'published' || Object.values(stages).some((score) => score !== null)
        ? t('Not rated')
        : null;
    },
  },
  {
    id: 'change',
    header: t('Since last'),
    align: 'end',
    cell: (person) => <Change change={changeOf(person)} />,
  },
  {
    id: 'state',
    header: t('Status'),
    card: 'note',
    cell: (person) => <State person={person} />,
  },
];

/** Its score once it may be seen; before, how many forms of it are in. */
function Stage({ person, stage }: { person: EvaluatedPerson; stage: EvaluationStage }) {
  const score = person.stages[stage];
  if (score !== null) return <bdi>{sayScore(score)}</bdi>;
  const forms = formsOfStage(person, stage);
  if (!forms) return '–';
  return (
    <span className="at-muted">
      {t('{done} of {all}', { done: formatNumber(forms.submitted), all: formatNumber(forms.asked) })}
    </span>
  );
}

function Result({ person: { score, original } }: { person: EvaluatedPerson }) {
  if (score === null) return '–';
  return (
    <bdi>
      {original !== null && (
        <>
          <del className={css['struck']}>{sayScore(original)}</del>{' '}
        </>
      )}
      {sayScore(score)}
    </bdi>
  );
}

function Change({ change }: { change: number | null }) {
  if (change === null) return '–';
  const tone = change < 0 ? 'text-danger' : 'text-success';
  return <bdi className={change === 0 ? undefined : tone}>{sayChange(change)}</bdi>;
}

function State({ person }: { person: EvaluatedPerson }) {
  if (person.state === 'published') return <StatusText tone="success">{t('Published')}</StatusText>;
  const open = openFormsOf(person);
  return open === 0
    ? t('All forms are in')
    : t('{count, plural, one {# form open} other {# forms open}}', { count: open });
}
