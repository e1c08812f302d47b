import type { Assessment, AssessmentInvitation, AttemptPaper, OwnAssessment } from '@atrium/contracts';

const id = (last: number) => `01890000-0000-7000-8000-0000000000f${String(last)}`;

export const OWN_ROW: OwnAssessment = {
  id: id(1),
  assessment: { id: id(2), name: 'Marketing basics' },
  description: 'Bring a calculator.',
  questionCount: 2,
  limitMin: 30,
  opensAt: null,
  closesAt: null,
  state: 'invited',
  attempts: 1,
  used: 0,
  canStart: true,
  openAttemptId: null,
  lastAttemptId: null,
  percent: null,
  passed: null,
};

export const PAPER: AttemptPaper = {
  id: id(3),
  name: 'Marketing basics',
  state: 'open',
  leftMs: 1_104_000,
  deadlineAt: '2026-11-26T06:30:00.000Z',
  graceSec: 30,
  startedAt: '2026-11-26T06:00:00.000Z',
  submittedAt: null,
  submittedBy: null,
  forward: null,
  questions: [
    {
      id: id(4),
      kind: 'single',
      text: 'Which one means go?',
      points: 2,
      cost: 0,
      parts: [
        { id: 'p1', text: 'Yellow' },
        { id: 'p2', text: 'Green' },
      ],
      choices: [],
    },
    { id: id(5), kind: 'longText', text: 'Why?', points: 2, cost: 0, parts: [], choices: [] },
  ],
  answers: {},
  result: null,
};

export const ASSESSMENT_ROW: Assessment = {
  id: OWN_ROW.assessment.id,
  name: 'Marketing basics',
  description: '',
  questionIds: PAPER.questions.map((question) => question.id),
  draws: [],
  limitMin: 30,
  opensAt: null,
  closesAt: null,
  graceSec: 30,
  attempts: 1,
  counted: 'highest',
  shuffleQuestions: true,
  shuffleOptions: true,
  forward: false,
  passPercent: 60,
  floorAtZero: true,
  reveal: 'score',
  revealAt: 'scored',
  state: 'open',
  questionCount: 2,
  invited: 1,
  finished: 1,
  owed: 1,
  passedCount: 0,
  createdAt: '2026-11-20T06:00:00.000Z',
  version: 3,
  allowedTransitions: ['extend', 'close', 'regrade'],
};

export const RESULT_ROW: AssessmentInvitation = {
  id: id(6),
  employee: { id: id(7), name: 'Asha Rao' },
  assessment: OWN_ROW.assessment,
  state: 'scored',
  percent: 75,
  passed: true,
  used: 1,
  createdAt: '2026-11-20T06:00:00.000Z',
  version: 1,
  allowedTransitions: [],
};
