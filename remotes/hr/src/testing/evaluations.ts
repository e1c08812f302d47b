import type {
  EvaluatedPerson,
  EvaluationComparison,
  EvaluationCycle,
  EvaluationForm,
  EvaluationResult,
  EvaluationSection,
  EvaluationTemplate,
  FilledEvaluationForm,
} from '@atrium/contracts';

const id = (last: number) => `01890000-0000-7000-8000-0000000000f${String(last)}`;
const LILA = { id: id(1), name: 'Lila Rao' };
const CYCLE = { id: id(2), name: 'Autumn' };

const SECTIONS: EvaluationSection[] = [
  {
    key: 's1',
    title: 'Results',
    weight: 60,
    questions: [
      { key: 'q1', title: 'Goals', kind: 'rating', weight: 1, required: true, allowNA: true, options: [] },
    ],
  },
  {
    key: 's2',
    title: 'In words',
    weight: 40,
    questions: [
      {
        key: 'q2',
        title: 'What went well?',
        kind: 'text',
        weight: 0,
        required: true,
        allowNA: false,
        options: [],
      },
    ],
  },
];
const LABELS = [
  { from: 1, label: 'Below' },
  { from: 3, label: 'Meets' },
];
const SCALE = { min: 1, max: 5, step: 1 };

export const TEMPLATE_ROW: EvaluationTemplate = {
  id: id(3),
  version: 1,
  name: 'Standard',
  scale: SCALE,
  sections: SECTIONS,
  labels: LABELS,
  status: 'active',
  archivedAt: null,
  allowedTransitions: ['update', 'archive'],
};

export const FORM: FilledEvaluationForm = {
  id: id(4),
  version: 3,
  cycle: CYCLE,
  subject: LILA,
  kind: 'self',
  state: 'draft',
  dueOn: '2099-12-10',
  reason: null,
  isOpen: true,
  scale: SCALE,
  sections: SECTIONS,
  labels: LABELS,
  answers: {},
};

export const FORM_ROW: EvaluationForm = {
  id: FORM.id,
  version: 3,
  cycle: CYCLE,
  subject: LILA,
  reviewer: { id: id(5), name: 'Omar Khan' },
  kind: 'lead',
  state: 'submitted',
  dueOn: '2026-12-10',
  reason: null,
  allowedTransitions: ['sendBack'],
};

export const CYCLE_ROW: EvaluationCycle = {
  id: CYCLE.id,
  version: 4,
  name: CYCLE.name,
  state: 'calibration',
  periodFrom: '2026-07-01',
  periodTo: '2026-09-30',
  template: { id: TEMPLATE_ROW.id, name: TEMPLATE_ROW.name },
  templates: [],
  weights: { self: 0, peer: 0, lead: 70, hr: 30 },
  deadlines: { self: null, peer: null, lead: '2026-10-20', hr: '2026-10-30' },
  joinedBefore: '2026-07-01',
  anonymity: 3,
  hrReviewer: null,
  people: 2,
  asked: 4,
  submitted: 3,
  allowedTransitions: ['publish', 'cancel'],
};

export const PERSON: EvaluatedPerson = {
  resultId: id(6),
  version: 2,
  subject: LILA,
  department: 'Design',
  lead: { id: id(9), name: 'Ravi Iyer' },
  state: 'running',
  forms: [{ kind: 'lead', asked: 1, submitted: 1, open: 0 }],
  stages: { self: null, peer: null, lead: 4, hr: 3 },
  score: 3.7,
  label: 'Meets',
  original: null,
  previous: 3.2,
  scale: SCALE,
  mayCalibrate: true,
};

export const OPEN_PERSON: EvaluatedPerson = {
  ...PERSON,
  resultId: id(7),
  subject: { id: id(8), name: 'Nora Das' },
  forms: [{ kind: 'lead', asked: 1, submitted: 0, open: 1 }],
  score: 3,
  previous: null,
};

export const RESULT: EvaluationResult = {
  id: PERSON.resultId,
  version: 3,
  cycle: CYCLE,
  subject: LILA,
  state: 'published',
  stages: PERSON.stages,
  score: 3.7,
  label: 'Meets',
  publishedAt: new Date().toISOString(),
  acknowledgedAt: null,
  allowedTransitions: [],
};

export const COMPARISON: EvaluationComparison = {
  result: { ...RESULT, guideline: 8, isOwn: false },
  sections: SECTIONS,
  forms: [
    {
      kind: 'lead',
      reviewer: FORM_ROW.reviewer,
      sections: { s1: 4, s2: null },
      score: 4,
      answers: { q1: 4, q2: 'Plans well' },
    },
  ],
  peers: { score: 4, questions: { q1: 4.5 }, texts: { q2: ['Helps others'] } },
  calibration: null,
};
