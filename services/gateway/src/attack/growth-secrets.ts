import type { AnswerToMark, AttemptPaper, Opening, OwnAssessment } from '@atrium/contracts';
import {
  applicant,
  assessmentFields,
  EVALUATION_CYCLES,
  EVALUATION_FORMS,
  EVALUATION_RESULTS,
  EvaluationDesk,
  evaluationCycleFields,
  evaluationTemplateFields,
  longQuestionFields,
  openOpening,
  singleQuestionFields,
} from '@atrium/hr-service/testing';
import { expectDone as done, type TestClock, type TestPerson, type TestPortal } from '@atrium/testing';

export type Secret =
  | 'what a colleague wrote'
  | 'what the lead wrote'
  | 'a score of the forms'
  | 'a calibrated score'
  | 'what is written in a running cycle'
  | 'a right answer'
  | 'the percent of an employee'
  | 'the percent of an applicant'
  | 'what the marker noted';

/** How each is recognised, wherever it stands. */
export const SECRETS: Readonly<Record<Secret, RegExp>> = {
  'what a colleague wrote': /quartzine|(?<![\d.])41\.17(?!\d)/,
  'what the lead wrote': /feldsparic|(?<![\d.])73\.41(?!\d)/,
  // Of the colleagues the mean of three, and of all stages together.
  'a score of the forms': /(?<![\d.])(52\.26|67\.06)(?!\d)/,
  'a calibrated score': /olivinic|(?<![\d.])88\.13(?!\d)/,
  'what is written in a running cycle': /basaltine|(?<![\d.])31\.97(?!\d)/,
  'a right answer': /garnetine|"right":|"accepted":\[|"rubric":/,
  'the percent of an employee': /(?<![\d.])39\.61(?!\d)/,
  'the percent of an applicant': /(?<![\d.])45\.94(?!\d)/,
  'what the marker noted': /zirconic/,
};

export const APPLICANT_EMAIL = 'neha@mail.example';
const SCALE = { min: 0, max: 100, step: 0.01 };

export interface GrowthSecrets {
  desk: EvaluationDesk;
  /** Of the opening’s page. */
  slug: string;
  /** Of the mail to the applicant. */
  link: string;
  linkedAttemptId: string;
}

interface Stored {
  id: string;
  version: number;
}

/** A round that is calibrated and one that runs, and an assessment that an employee and an applicant have taken. */
export async function keepSecrets(
  portal: TestPortal,
  clock: TestClock,
  watch: (desk: EvaluationDesk) => Promise<TestPerson>,
): Promise<GrowthSecrets> {
  const desk = await EvaluationDesk.open(portal, clock);
  const templateId = await templateOf(desk.people.hr);
  await launch(desk, 'Last year', { templateId });
  const { ravi, mira, tara, boss } = desk.people;
  await write(desk, ravi, { goals: 41.17, words: 'quartzine' });
  await write(desk, mira, { goals: 52.29, words: null });
  await write(desk, tara, { goals: 63.31, words: null });
  await write(desk, boss, { goals: 73.41, words: 'feldsparic' });
  await desk.goTo('2026-12-21');
  await desk.runJob();
  // From here on nobody's session ends.
  const admin = await watch(desk);
  await calibrate(desk);
  await run(desk, templateId);
  const assessmentId = await takeAssessment(desk);
  return { desk, ...(await takeByLink(portal, { hr: desk.people.hr, admin, assessmentId })) };
}

async function templateOf(hr: TestPerson): Promise<string> {
  const labels = [{ from: 0, label: 'Rated' }];
  const fields = { ...evaluationTemplateFields('Fine', 'Best'), scale: SCALE, labels };
  return done(await hr.post<Stored>('/api/hr/evaluation-templates', fields)).id;
}

async function launch(desk: EvaluationDesk, name: string, given: object): Promise<void> {
  const { hr, asha, ravi, mira, tara } = desk.people;
  const fields = { ...evaluationCycleFields(name, '', 2026), ...given };
  const { id } = done(await hr.post<Stored>(EVALUATION_CYCLES, fields));
  const peers = { subjectId: desk.idOf(asha), reviewerIds: [ravi, mira, tara].map(desk.idOf) };
  done(await hr.put(`${EVALUATION_CYCLES}/${id}/peers`, peers));
  done(await desk.take(id, 'launch'));
}

/** The open form about Asha. */
async function write({ idOf, people }: EvaluationDesk, person: TestPerson, answers: object): Promise<void> {
  const { items } = done(
    await person.get<{ items: (Stored & { subject: Stored; isOpen: boolean })[] }>(EVALUATION_FORMS),
  );
  const form = items.find(({ subject, isOpen }) => isOpen && subject.id === idOf(people.asha))!;
  done(await person.post(`${EVALUATION_FORMS}/${form.id}/submit`, { version: form.version, answers }));
}

async function calibrate({ idOf, people: { hr, asha } }: EvaluationDesk): Promise<void> {
  const path = `${EVALUATION_RESULTS}?subject=${idOf(asha)}`;
  const [result] = done(await hr.get<{ items: Stored[] }>(path)).items;
  const given = { version: result!.version, score: 88.13, reason: 'olivinic beside others' };
  done(await hr.post(`${EVALUATION_RESULTS}/${result!.id}/calibrate`, given));
}

/** Colleagues and the lead have written, the others have not. */
async function run(desk: EvaluationDesk, templateId: string): Promise<void> {
  const deadlines = { self: null, peer: '2027-01-10', lead: '2027-01-20', hr: null };
  await launch(desk, 'This year', { templateId, deadlines });
  const { ravi, mira, tara, boss } = desk.people;
  for (const person of [ravi, mira, tara, boss])
    await write(desk, person, { goals: 31.97, words: 'basaltine' });
}

/** All kinds of answers that are right in words or figures. */
const questions = () => [
  { ...singleQuestionFields('Which one means go?', 'Signs'), feedback: 'garnetine green' },
  { ...longQuestionFields('Why?', 'Signs'), points: 10, content: rubricOf('garnetine reason') },
  {
    ...singleQuestionFields('Name it.', 'Signs'),
    content: {
      kind: 'shortText',
      accepted: [{ text: 'garnetine', credit: 1 }],
      caseSensitive: false,
    },
  },
  {
    ...singleQuestionFields('Fill it in.', 'Signs'),
    content: {
      kind: 'blanks',
      blanks: [{ id: 'b1', label: 'Red means', accepted: [{ text: 'garnetine', credit: 1 }] }],
    },
  },
  {
    ...singleQuestionFields('How many?', 'Signs'),
    content: { kind: 'number', accepted: [{ value: 3, tolerance: 0, toleranceIn: 'absolute' }] },
  },
];
const rubricOf = (text: string) => ({ kind: 'longText', rubric: [{ id: 'r1', text, points: 10 }] });

/** Its results are shown once it is closed. */
async function takeAssessment({ people, idOf }: EvaluationDesk): Promise<string> {
  const { hr, asha, boss } = people;
  const questionIds = [];
  for (const fields of questions())
    questionIds.push(done(await hr.post<Stored>('/api/hr/assessment-questions', fields)).id);
  const fields = { ...assessmentFields('Road signs', questionIds), audience: 'everyone' };
  const shown = { reveal: 'keys', revealAt: 'closed' };
  const { id, version } = done(await hr.post<Stored>('/api/hr/assessments', { ...fields, ...shown }));
  done(await hr.post(`/api/hr/assessments/${id}/publish`, { version }));
  done(await hr.post(`/api/hr/assessments/${id}/invite`, { employeeIds: [asha, boss].map(idOf) }));
  const [own] = done(await asha.get<{ items: OwnAssessment[] }>('/api/hr/own-assessments')).items;
  const paper = done(await asha.post<AttemptPaper>(`/api/hr/own-assessments/${own!.id}/start`, {}));
  done(await asha.post(`/api/hr/own-attempts/${paper.id}/submit`, { answers: answersOf(paper) }));
  await mark(hr, 7.13);
  return id;
}

const answersOf = ({ questions: asked }: AttemptPaper) =>
  asked
    .filter(({ kind }) => kind === 'longText')
    .map(({ id }) => ({ question: id, value: 'Because of the light', flagged: false, seq: 1 }));

async function mark(hr: TestPerson, points: number): Promise<void> {
  const [owed] = done(await hr.get<{ items: AnswerToMark[] }>('/api/hr/assessment-answers')).items;
  const given = { points: { [owed!.rubric[0]!.id]: points }, note: 'zirconic' };
  done(await hr.post(`/api/hr/assessment-answers/${owed!.id}/mark`, given));
}

interface ByLink {
  hr: TestPerson;
  admin: TestPerson;
  assessmentId: string;
}

async function takeByLink(portal: TestPortal, { hr, admin, assessmentId }: ByLink) {
  const { id: openingId, version } = await openOpening(admin, { decider: hr });
  const path = `/api/hr/openings/${openingId}`;
  const { slug } = done(await hr.patch<Opening>(path, { version, isPublic: true }));
  const application = await applicant(hr, openingId, { email: APPLICANT_EMAIL });
  done(await hr.post(`/api/hr/applications/${application.id}/assessments`, { assessmentId }));
  const [mail] = await portal.mailsTo(APPLICANT_EMAIL);
  const [, link = ''] = /#link=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
  const stranger = portal.browser();
  const paper = done(await stranger.post<AttemptPaper>('/api/assessment-links/start', { link }));
  const given = { link, id: paper.id, answers: answersOf(paper) };
  done(await stranger.post('/api/assessment-links/submit', given));
  await mark(hr, 8.27);
  return { slug: slug ?? '', link, linkedAttemptId: paper.id };
}
