import {
  LANGUAGES,
  type EvaluatedPeople,
  type EvaluationForm,
  type EvaluationPlan,
  type EvaluationResult,
  type FilledEvaluationForm,
  type Notice,
} from '@atrium/contracts';
import { expectDone as done, TestClock, TestPortal, type TestPerson } from '@atrium/testing';
import {
  BEST_LABEL,
  COLLEAGUE,
  EVALUATION_CYCLES,
  EVALUATION_FORMS,
  EVALUATION_RESULTS,
  EvaluationDesk,
  PEER_WORDS,
} from '../testing/evaluation-desk.factory.js';
import { evaluationCycleFields, evaluationTemplateFields } from '../testing/full-evaluation.factory.js';
import { evaluationPaperOf } from './evaluation-paper.rules.js';

const clock = new TestClock('2026-11-26T06:00:00Z');
let portal: TestPortal;

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());

test('weights of a template and a cycle add up to 100, and a stage that counts has a last day', async () => {
  const { people } = await EvaluationDesk.open(portal, clock);
  const { hr, boss } = people;
  const fields = evaluationTemplateFields('Standard', BEST_LABEL);
  const [section] = fields.sections;
  const half = await hr.post('/api/hr/evaluation-templates', {
    ...fields,
    sections: [{ ...section, weight: 95 }],
  });
  expect(half.body.error).toMatchObject({
    code: 'EVALUATION_WEIGHTS',
    fields: { sections: 'Weights add up to 95; they must be 100.' },
  });
  const late = { ...fields, labels: [{ from: 2, label: 'Fine' }] };
  expect((await hr.post('/api/hr/evaluation-templates', late)).body.error.code).toBe('EVALUATION_LABELS');
  // Who writes forms makes no templates.
  expect((await boss.post('/api/hr/evaluation-templates', fields)).status).toBe(403);
  const { id } = done(await hr.post('/api/hr/evaluation-templates', fields));
  const cycle = evaluationCycleFields('Autumn', id, 2026);
  const wrong = { ...cycle, weights: { ...cycle.weights, lead: 60 } };
  expect((await hr.post(EVALUATION_CYCLES, wrong)).body.error).toMatchObject({
    code: 'EVALUATION_STAGE_WEIGHTS',
    fields: { weights: 'Weights add up to 90; they must be 100.' },
  });
  const without = { ...cycle, deadlines: { ...cycle.deadlines, lead: null } };
  expect((await hr.post(EVALUATION_CYCLES, without)).body.error.code).toBe('EVALUATION_DEADLINES');
});

test('a launched cycle goes from colleagues to leads, and what two tabs typed is told', async () => {
  const { people, cycleOf, launch, formOf, submit } = await EvaluationDesk.open(portal, clock);
  const { hr, boss, asha, ravi, mira, tara } = people;
  const cycle = await launch();
  expect([cycle.state, cycle.allowedTransitions]).toEqual(['peer', ['cancel']]);
  const { id, version } = await formOf(ravi);
  const typed = (answers: object) => ravi.put(`${EVALUATION_FORMS}/${id}`, { version, answers });
  expect(done(await typed({ goals: null, words: 'First' })).state).toBe('draft');
  const second = await typed({ goals: 4, words: 'Second' });
  expect(second.body.error).toMatchObject({
    code: 'STALE_VERSION',
    fields: { 'answers.words': 'First', 'answers.goals': '' },
  });
  expect((await submit(ravi, 6)).body.error.fields).toEqual({
    'answers.goals': 'Score 1 to 5 in steps of 1.',
  });
  // The lead's stage has not begun.
  expect((await submit(boss, 4)).body.error.code).toBe('EVALUATION_FORM_CLOSED');
  expect((await asha.get(`${EVALUATION_FORMS}/${id}`)).status).toBe(404);
  for (const peer of [ravi, mira, tara]) done(await submit(peer, 4));
  expect((await cycleOf(cycle.id)).state).toBe('lead');
  expect((await submit(ravi, 5)).body.error.code).toBe('EVALUATION_FORM_CLOSED');
  const template = (await hr.get('/api/hr/evaluation-templates')).body.items[0];
  done(
    await hr.patch(`/api/hr/evaluation-templates/${template.id}`, {
      version: 1,
      scale: { min: 1, max: 5, step: 0.5 },
    }),
  );
  const form = done(await boss.get<FilledEvaluationForm>(`${EVALUATION_FORMS}/${(await formOf(boss)).id}`));
  expect([form.isOpen, form.scale.step]).toEqual([true, 1]);
});

test('nobody writes the form of the lead or of HR about themselves, and HR gives a form to another', async () => {
  const { people, acme, recordOf, idOf, launch, formOf } = await EvaluationDesk.open(portal, clock);
  const { hr, boss, asha, mira } = people;
  await launch({
    hrReviewerId: idOf(hr),
    deadlines: { self: null, peer: null, lead: '2026-12-20', hr: '2026-12-24' },
    weights: { self: 0, peer: 0, lead: 70, hr: 30 },
  });
  const { items } = done(await hr.get<{ items: EvaluationForm[] }>('/api/hr/evaluation-forms?limit=100'));
  expect(
    items.filter(({ kind, subject, reviewer }) => kind !== 'self' && subject.id === reviewer.id),
  ).toEqual([]);
  // Who stands at the top is written about by another of HR, else by an admin.
  const about = await acme.admin.get<{ items: EvaluationForm[] }>(
    `/api/hr/evaluation-forms?subject=${idOf(hr)}`,
  );
  const adminId = (await recordOf(acme.admin)).id;
  expect(done(about).items.map(({ kind, reviewer }) => [kind, reviewer.id])).toEqual([
    ['lead', adminId],
    ['hr', adminId],
  ]);
  const of = (kind: string) => items.find((form) => form.kind === kind && form.subject.id === idOf(asha))!;
  expect([of('lead').reviewer.id, of('hr').reviewer.id]).toEqual([idOf(boss), idOf(hr)]);
  const { id, version } = of('lead');
  const give = (to: TestPerson) =>
    hr.post(`/api/hr/evaluation-forms/${id}/reassign`, { version, reviewerId: idOf(to) });
  expect((await give(asha)).body.error.code).toBe('EVALUATION_ABOUT_ONESELF');
  expect(done(await give(mira)).reviewer.id).toBe(idOf(mira));
  expect((await formOf(mira)).kind).toBe('lead');
});

test('before publishing no one finds a score, but who approves, in calibration', async () => {
  const { people, idOf, calibrate } = await EvaluationDesk.open(portal, clock);
  await calibrate();
  const read = async (person: TestPerson) =>
    (await person.get(`${EVALUATION_RESULTS}?subject=${idOf(people.asha)}`)).body.items ?? 'none';
  expect([await read(people.asha), await read(people.boss)]).toEqual(['none', []]);
  expect(await read(people.hr)).toMatchObject([
    { score: 4, label: 'Meets', stages: { peer: 4, lead: 4, self: null } },
  ]);
});

test('a published result is seen by the person and their lead, without the names of colleagues', async () => {
  const { people, idOf, cycleOf, take, calibrate } = await EvaluationDesk.open(portal, clock);
  const { cycle, result } = await calibrate();
  const { hr, boss, asha, ravi } = people;
  expect(cycle.state).toBe('calibration');
  const set = (given: object) =>
    hr.post(`${EVALUATION_RESULTS}/${result.id}/calibrate`, { version: result.version, ...given });
  expect((await set({ score: 4.6, reason: 'ok' })).body.error.code).toBe('EVALUATION_REASON');
  expect((await set({ score: 5.1, reason: 'Compared with others' })).body.error.code).toBe(
    'EVALUATION_OUT_OF_SCALE',
  );
  expect(done(await set({ score: 4.6, reason: 'Compared with others' }))).toMatchObject({
    score: 4.6,
    label: BEST_LABEL,
  });
  done(await take(cycle.id, 'publish', { resultIds: [result.id] }));
  expect((await cycleOf(cycle.id)).state).toBe('calibration');
  const own = done(await asha.get<{ items: EvaluationResult[] }>('/api/hr/own-evaluation-results')).items;
  expect(own).toMatchObject([{ score: 4.6, label: BEST_LABEL, acknowledgedAt: null }]);
  const comparison = done(await asha.get(`${EVALUATION_RESULTS}/${result.id}/comparison`));
  expect(comparison).toMatchObject({ calibration: null, peers: { score: 4, questions: { goals: 4 } } });
  expect(comparison.peers.texts.words.toSorted()).toEqual(
    ['Comes late', PEER_WORDS, 'Helps others'].toSorted(),
  );
  expect(comparison.forms.map(({ kind }: { kind: string }) => kind)).toEqual(['lead']);
  for (const colleague of [people.ravi, people.mira, people.tara])
    expect(JSON.stringify(comparison)).not.toContain(idOf(colleague));
  expect(done(await boss.get(`${EVALUATION_RESULTS}/${result.id}/comparison`)).forms).toHaveLength(1);
  expect((await ravi.get(`${EVALUATION_RESULTS}/${result.id}/comparison`)).status).toBe(404);
  expect(done(await hr.get(`${EVALUATION_RESULTS}/${result.id}/comparison`)).calibration).toEqual({
    original: 4,
    reason: 'Compared with others',
  });
  const acknowledge = (person: TestPerson) =>
    person.post(`${EVALUATION_RESULTS}/${result.id}/acknowledge`, {});
  expect((await acknowledge(boss)).status).toBe(404);
  expect(done(await acknowledge(asha)).acknowledgedAt).toEqual(expect.any(String));
  expect((await acknowledge(asha)).body.error.code).toBe('EVALUATION_ACKNOWLEDGED');
  expect(done(await take(cycle.id, 'publish', { resultIds: null })).state).toBe('published');
  expect(done(await take(cycle.id, 'close')).state).toBe('closed');
});

test('a published result is a PDF for who sees it, in their language, and never names colleagues', async () => {
  const { acme, people, take, calibrate } = await EvaluationDesk.open(portal, clock);
  const { cycle, result } = await calibrate();
  const { hr, boss, asha, ravi } = people;
  const pdf = (person: TestPerson, language = 'en') =>
    person.send({
      method: 'GET',
      path: `${EVALUATION_RESULTS}/${result.id}/pdf`,
      headers: { 'accept-language': language },
    });
  expect([(await pdf(asha)).status, (await pdf(boss)).status]).toEqual([404, 404]);
  // Who approves sees it already, but there is nothing to hand on.
  expect((await pdf(hr)).body.error.code).toBe('EVALUATION_NOT_PUBLISHED');
  done(await take(cycle.id, 'publish', { resultIds: [result.id] }));
  for (const language of LANGUAGES) {
    const own = await pdf(asha, language);
    expect([own.status, own.text.slice(0, 5), own.headers['cache-control']]).toEqual([
      200,
      '%PDF-',
      'no-store',
    ]);
  }
  for (const reader of [boss, hr]) expect((await pdf(reader)).text.slice(0, 5)).toBe('%PDF-');
  expect((await pdf(ravi)).status).toBe(404);
  const admin = await acme.signIn(acme.admin.user.email);
  const { items } = done(await admin.get('/api/audit?action=evaluationResult.takePdf'));
  expect(items).toHaveLength(LANGUAGES.length + 2);
  const wordsFor = async (reader: TestPerson) => {
    const comparison = done(await reader.get(`${EVALUATION_RESULTS}/${result.id}/comparison`));
    const given = { comparison, cycle, timezone: 'Asia/Kolkata' };
    return LANGUAGES.map((language) => JSON.stringify(evaluationPaperOf({ ...given, language })));
  };
  const [own, lead] = [await wordsFor(asha), await wordsFor(boss)];
  expect(new Set(own).size).toBe(LANGUAGES.length);
  for (const text of [...own, ...lead]) {
    expect(text).toContain(PEER_WORDS);
    expect(text).not.toContain(COLLEAGUE);
  }
  expect((await wordsFor(hr)).every((text) => text.includes(COLLEAGUE))).toBe(true);
});

test('a form that was sent back stands between a result and its publishing until it is submitted again', async () => {
  const { people, idOf, take, submit, calibrate } = await EvaluationDesk.open(portal, clock);
  const { cycle, result } = await calibrate();
  const { hr, boss, asha } = people;
  const { items } = done(
    await hr.get<{ items: EvaluationForm[] }>(`/api/hr/evaluation-forms?subject=${idOf(asha)}&kind=lead`),
  );
  const { id, version } = items[0]!;
  const back = { version, reason: 'Say more about the goals', dueOn: '2026-12-23' };
  expect(done(await hr.post(`/api/hr/evaluation-forms/${id}/send-back`, back)).state).toBe('returned');
  expect(done(await hr.get(`${EVALUATION_CYCLES}/${cycle.id}/publishing`)).blocked).toEqual([
    { resultId: result.id, subject: expect.objectContaining({ id: idOf(asha) }), openForms: 1 },
  ]);
  const all = { resultIds: null };
  expect((await take(cycle.id, 'publish', all)).body.error.code).toBe('EVALUATION_BLOCKED');
  // What was sent back does not count: the colleagues' 4 stands alone, until the lead writes again.
  done(await submit(boss, 2));
  const { score, stages } = done(await hr.get<EvaluationResult>(`${EVALUATION_RESULTS}/${result.id}`));
  expect([score, stages.lead]).toEqual([2.6, 2]);
  expect(done(await take(cycle.id, 'publish', all)).state).toBe('published');
});

test('HR sees who would take part, who is still missing, and scores once they are calibrated', async () => {
  const { people, idOf, goTo, runJob, take, submit } = await EvaluationDesk.open(portal, clock);
  const { hr, boss, asha, ravi, mira, tara } = people;
  const template = done(
    await hr.post('/api/hr/evaluation-templates', evaluationTemplateFields('Standard', BEST_LABEL)),
  );
  const { id } = done(await hr.post(EVALUATION_CYCLES, evaluationCycleFields('Autumn', template.id, 2026)));
  done(
    await hr.put(`${EVALUATION_CYCLES}/${id}/peers`, { subjectId: idOf(asha), reviewerIds: [idOf(ravi)] }),
  );
  const plan = done(await hr.get<EvaluationPlan>(`${EVALUATION_CYCLES}/${id}/plan`));
  const planned = plan.items.find(({ subject }) => subject.id === idOf(asha));
  expect(planned).toMatchObject({
    self: false,
    lead: { id: idOf(boss) },
    hr: null,
    peers: [{ id: idOf(ravi) }],
  });
  expect(plan.forms).toEqual({ self: 0, peer: 1, lead: plan.items.length, hr: 0 });
  done(
    await hr.put(`${EVALUATION_CYCLES}/${id}/peers`, {
      subjectId: idOf(asha),
      reviewerIds: [ravi, mira, tara].map(idOf),
    }),
  );
  done(await take(id, 'launch'));
  const person = async (reader: TestPerson) =>
    done(await reader.get<EvaluatedPeople>(`${EVALUATION_CYCLES}/${id}/people`)).items.find(
      ({ subject }) => subject.id === idOf(asha),
    );
  const notices = async () => done(await people.hr.get<{ items: Notice[] }>('/api/notices')).items;
  expect(await notices()).toMatchObject([
    { kind: 'evaluationReminder', text: expect.stringContaining('3 forms of Autumn are missing') },
  ]);
  done(await submit(ravi, 3));
  done(await submit(mira, 4));
  done(await submit(tara, 5));
  done(await submit(boss, 4));
  expect(await person(hr)).toMatchObject({
    score: null,
    mayCalibrate: false,
    forms: expect.arrayContaining([{ kind: 'peer', asked: 3, submitted: 3, open: 0 }]),
  });
  await goTo('2026-12-21');
  await runJob();
  expect(await notices()).toEqual([]);
  const before = (await person(people.hr))!;
  expect(before).toMatchObject({ score: 4, label: 'Meets', original: null, mayCalibrate: true });
  done(
    await people.hr.post(`${EVALUATION_RESULTS}/${before.resultId}/calibrate`, {
      version: before.version,
      score: 4.6,
      reason: 'Compared with others',
    }),
  );
  expect(await person(people.hr)).toMatchObject({
    score: 4.6,
    label: BEST_LABEL,
    original: 4,
    previous: null,
  });
});

test('fewer colleagues than the cycle asks for are as if nobody had written', async () => {
  const { people, idOf, goTo, runJob, take, launch, submit } = await EvaluationDesk.open(portal, clock);
  await launch();
  const { boss, ravi, mira, asha } = people;
  done(await submit(ravi, 1, PEER_WORDS));
  done(await submit(mira, 1));
  await goTo('2026-12-11');
  await runJob();
  done(await submit(people.boss, 4));
  await goTo('2026-12-21');
  await runJob();
  const [result] = (await people.hr.get(`${EVALUATION_RESULTS}?subject=${idOf(asha)}`)).body.items as [
    EvaluationResult,
  ];
  expect(result).toMatchObject({ score: 4, stages: { peer: null, lead: 4 } });
  done(await take(result.cycle.id, 'publish', { resultIds: [result.id] }));
  expect(done(await people.asha.get(`${EVALUATION_RESULTS}/${result.id}/comparison`)).peers).toBeNull();
  expect(boss.user.id).toBe(people.boss.user.id);
});
