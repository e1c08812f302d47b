import {
  FIRST_CRITERIA,
  FIRST_STAGES,
  stagesWith,
  type Application,
  type ApplicationPapers,
  type HiringBoard,
  type HiringStage,
  type Interview,
  type Offer,
  type OpenedInterview,
  type Opening,
  type Scorecard,
} from '@atrium/contracts';

const id = (last: number) => `01890000-0000-7000-8000-0000000000e${String(last)}`;
const stage = (stageId: string): HiringStage =>
  stagesWith([stageId]).find((each) => each.id === stageId) as HiringStage;

export const OPENING_ROW: Opening = {
  id: id(1),
  title: 'Performance marketer',
  owner: { id: id(9), name: 'Gauri Joshi' },
  department: null,
  closesOn: null,
  stages: FIRST_STAGES,
  kit: FIRST_CRITERIA,
  state: 'open',
  requisition: { id: id(8), name: 'Performance marketer' },
  headcount: 3,
  seats: { joined: 1, accepted: 0, sent: 1 },
  people: 2,
  designation: null,
  budgetMin: 85_000_000,
  budgetMax: 105_000_000,
  neededBy: '2027-08-01',
  isPublic: true,
  posting: '',
  place: 'Pune',
  workMode: 'office',
  payShown: false,
  resumeRequired: false,
  questions: [],
  slug: 'performance-marketer-0000e1',
  createdAt: '2026-11-01T10:00:00Z',
  version: 3,
  allowedTransitions: ['update', 'hold', 'close'],
};

export const APPLICATION_ROW: Application = {
  id: id(2),
  opening: { id: OPENING_ROW.id, name: OPENING_ROW.title },
  source: 'linkedin',
  askedPay: 96_000_000,
  experience: 4,
  noticeDays: 30,
  state: 'interview',
  stage: stage('interview'),
  stageSince: '2026-11-20T10:00:00Z',
  candidate: { id: id(3), name: 'Neha Kulkarni' },
  email: 'neha@mail.example',
  phone: null,
  place: 'Pune',
  keptUntil: null,
  addedFrom: null,
  score: null,
  knockedOut: false,
  rejectReason: null,
  rejectNote: null,
  createdAt: '2026-11-10T10:00:00Z',
  version: 5,
  allowedTransitions: ['update', 'move', 'mail', 'reject', 'withdraw'],
};

/** The applicant in another stage. */
export const inStage = (stageId: string, more: Partial<Application> = {}): Application => {
  const at = stage(stageId);
  return { ...APPLICATION_ROW, stage: at, state: at.kind, ...more };
};

export const boardOf = (items: readonly Application[]): HiringBoard => ({
  opening: OPENING_ROW,
  lanes: OPENING_ROW.stages.map((each) => {
    const own = items.filter((item) => item.stage.id === each.id);
    return { stage: each, items: own, total: own.length };
  }),
  ended: { joined: 1, rejected: 4, withdrawn: 1 },
});

export const OFFER_ROW: Offer = {
  id: id(4),
  applicationId: APPLICATION_ROW.id,
  pay: 96_000_000,
  joiningOn: '2099-03-01',
  expiresOn: '2099-02-01',
  probationMonths: 6,
  state: 'accepted',
  number: 7,
  candidate: APPLICATION_ROW.candidate,
  answeredBy: null,
  email: null,
  sentAt: '2026-11-21T10:00:00Z',
  decidedAt: '2026-11-22T10:00:00Z',
  note: null,
  employee: null,
  createdAt: '2026-11-21T09:00:00Z',
  version: 3,
  allowedTransitions: ['withdraw', 'join', 'miss'],
};

export const PAPERS: ApplicationPapers = {
  resumes: [
    { fileId: id(5), name: 'Neha.pdf', size: 9000, state: 'unreadable', sentAt: '2026-11-10T10:00:00Z' },
  ],
  answers: [],
  place: 'Pune',
  consentedAt: null,
  keepUntil: null,
  eraseOn: null,
};

export const INTERVIEW_ROW: Interview = {
  id: id(6),
  applicationId: APPLICATION_ROW.id,
  startsAt: '2099-01-12T09:30:00Z',
  minutes: 45,
  mode: 'video',
  place: '',
  roomId: null,
  link: 'https://meet.example/neha',
  panelIds: [id(7)],
  panel: [{ id: id(7), name: 'Asha Rao', given: false }],
  state: 'scheduled',
  candidate: APPLICATION_ROW.candidate,
  opening: { id: OPENING_ROW.id, name: OPENING_ROW.title },
  reason: null,
  sequence: 0,
  version: 1,
  allowedTransitions: ['update', 'hold', 'miss', 'cancel'],
};

export const SCORECARD: Scorecard = {
  interviewId: INTERVIEW_ROW.id,
  interviewer: { id: id(7), name: 'Asha Rao' },
  scores: FIRST_CRITERIA.map((criterion, place) => ({ ...criterion, score: place === 3 ? null : 4 - place })),
  recommendation: 'strongYes',
  note: 'Explains well.',
  score: 3,
  givenAt: '2026-11-24T10:00:00Z',
};

/** An interview that has begun, of which one's scorecard is owed. */
export const OWN_INTERVIEW: OpenedInterview = {
  id: INTERVIEW_ROW.id,
  state: 'scheduled',
  applicationId: APPLICATION_ROW.id,
  candidate: APPLICATION_ROW.candidate.name,
  opening: OPENING_ROW.title,
  startsAt: '2026-11-24T09:30:00Z',
  minutes: 45,
  mode: 'inPerson',
  place: 'Room 3',
  link: null,
  panel: [{ id: id(7), name: 'Asha Rao' }],
  givenAt: null,
  isOpen: true,
  experience: 4,
  criteria: FIRST_CRITERIA,
  scorecards: [],
};
