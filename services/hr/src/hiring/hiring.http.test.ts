import type {
  Application,
  HiringBoard,
  HiringFigures,
  Offer,
  Opening,
  Page,
  Requisition,
  SearchAnswer,
} from '@atrium/contracts';
import { expectDone, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import {
  applicant,
  applicationDraft,
  decideHiring,
  offerDraft,
  openOpening,
  requisitionDraft,
} from '../testing/hiring-draft.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let leader: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  hr = await acme.person('hr');
  leader = await acme.person('teamLeader');
});
afterAll(() => portal.close());

const opening = (more: object = {}) => openOpening(leader, { decider: hr, ...more });
const step = async <Answer>(who: TestPerson, path: string, given: object = {}) => {
  const [, record = '', id = ''] = /^(\w+)\/([\w-]+)\//.exec(path) ?? [];
  const { version } = (await who.get<{ version: number }>(`/api/hr/${record}/${id}`)).body;
  return who.post<Answer>(`/api/hr/${path}`, { version, ...given });
};
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code ?? null;
const offerOf = async (openingId: string, place: number, more: object = {}) => {
  const { id } = await applicant(hr, openingId, { email: `person${String(place)}@${openingId}.example` });
  return expectDone(await hr.post<Offer>('/api/hr/offers', offerDraft(id, more)));
};
const JOINS = {
  firstName: 'Neha',
  lastName: 'Kulkarni',
  employmentType: 'permanent',
  joiningDate: '2026-11-02',
  managerId: null,
  timezone: 'Asia/Kolkata',
  invite: false,
};

test('the figures count as the list with the same filter does, of the openings that their reader sees', async () => {
  const company = await portal.company();
  const [staff, lead, other] = [
    await company.person('hr'),
    await company.person('teamLeader'),
    await company.person('teamLeader'),
  ];
  const { id } = await openOpening(lead, { decider: staff });
  await applicant(staff, id, { stageId: 'screened', email: 'one@mail.example' });
  const { id: gone, version } = await applicant(staff, id, {
    stageId: 'screened',
    email: 'two@mail.example',
  });
  expectDone(await staff.post(`/api/hr/applications/${gone}/reject`, { version, reason: 'skills' }));
  const figures = async (who: TestPerson) =>
    expectDone(await who.get<HiringFigures>('/api/hr/hiring-figures'));
  const listed = async (query: string) =>
    expectDone(await staff.get<Page<Application>>(`/api/hr/applications?${query}`)).items.length;
  const { stages, sources } = await figures(staff);
  for (const { state, people } of stages) expect(people).toBe(await listed(`state=${state}`));
  for (const { source, running } of sources) expect(running).toBe(await listed(`source=${source}`));
  expect(stages.filter(({ people }) => people > 0)).toEqual([
    { state: 'screened', people: 1 },
    { state: 'rejected', people: 1 },
  ]);
  expect(await figures(lead)).toEqual({ stages, sources });
  expect((await figures(other)).stages.every(({ people }) => people === 0)).toBe(true);
});

test('a wish to hire is approved by HR and becomes one opening, on hold; it is taken back while it waits', async () => {
  const draft = expectDone(await leader.post<Requisition>('/api/hr/requisitions', requisitionDraft()));
  expect(draft).toMatchObject({ state: 'draft', allowedTransitions: ['send'], opening: null });
  await step(leader, `requisitions/${draft.id}/send`);
  expect((await step<Requisition>(leader, `requisitions/${draft.id}/withdraw`)).body.state).toBe('withdrawn');
  expect(codeOf(await step(leader, `requisitions/${draft.id}/send`))).toBe('TRANSITION_REFUSED');

  const wish = { ...requisitionDraft({ title: 'Writer' }), send: true };
  const { id, state } = expectDone(await leader.post<Requisition>('/api/hr/requisitions', wish));
  expect(state).toBe('pending');
  expect((await decideHiring(hr)).status).toBe(200);
  const approved = expectDone(await leader.get<Requisition>(`/api/hr/requisitions/${id}`));
  expect(approved).toMatchObject({ state: 'approved', opening: { name: 'Writer' } });
  const path = `/api/hr/openings/${approved.opening?.id ?? ''}`;
  expect((await leader.get<Opening>(path)).body).toMatchObject({
    state: 'hold',
    headcount: 2,
    owner: approved.askedBy,
    allowedTransitions: [],
  });
  const early = await hr.post('/api/hr/applications', applicationDraft(approved.opening?.id ?? ''));
  expect(codeOf(early)).toBe('OPENING_CLOSED');
  await step(hr, `requisitions/${id}/cancel`);
  expect((await hr.get<Opening>(path)).body).toMatchObject({ state: 'closed', allowedTransitions: [] });
});

test('a wish that is declined makes no opening, and wrong figures are refused beside their fields', async () => {
  const wish = { ...requisitionDraft({ title: 'Pilot' }), send: true };
  const { id } = expectDone(await leader.post<Requisition>('/api/hr/requisitions', wish));
  await decideHiring(hr, 'decline');
  const declined = (await leader.get<Requisition>(`/api/hr/requisitions/${id}`)).body;
  expect(declined).toMatchObject({ state: 'declined', opening: null });
  for (const [field, wrong] of [
    ['budgetMax', { budgetMax: 1 }],
    ['neededBy', { neededBy: '2020-01-01' }],
    ['seats', { seats: 100 }],
  ] as const) {
    const refused = await leader.post('/api/hr/requisitions', requisitionDraft(wrong));
    expect(refused.body).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
  }
});

test('an applicant is moved through the stages of the opening, rejected with a reason and brought back', async () => {
  const { id: openingId } = await opening();
  const { id, stage } = await applicant(hr, openingId, { stageId: 'interview' });
  expect(stage).toEqual({ id: 'interview', kind: 'interview', name: null });
  expect(codeOf(await step(hr, `applications/${id}/move`, { stageId: 'second' }))).toBe('APPLICATION_STAGE');
  expect(codeOf(await step(hr, `applications/${id}/move`, { stageId: 'offer' }))).toBe(
    'APPLICATION_BY_OFFER',
  );
  const board = (await leader.get<HiringBoard>(`/api/hr/openings/${openingId}/board`)).body;
  expect(board.lanes.map((lane) => [lane.stage.id, lane.total])).toEqual([
    ['applied', 0],
    ['screened', 0],
    ['interview', 1],
    ['selected', 0],
    ['offer', 0],
  ]);
  const rejected = await step(hr, `applications/${id}/reject`, { reason: 'pay', note: 'Asks too much' });
  expect(rejected.body).toMatchObject({ state: 'rejected', rejectReason: 'pay', stage: { id: 'interview' } });
  expect((await hr.get<Page<Application>>(`/api/hr/applications?opening=${openingId}`)).body.items).toEqual(
    [],
  );
  const stages = board.opening.stages.filter((each) => each.id !== 'interview');
  const back = await step(hr, `applications/${id}/reopen`);
  expect(back.body).toMatchObject({ state: 'interview', rejectReason: null });
  const { version } = (await hr.get<Opening>(`/api/hr/openings/${openingId}`)).body;
  const used = await hr.patch(`/api/hr/openings/${openingId}`, { version, stages });
  expect(codeOf(used)).toBe('OPENING_STAGE_USED');
  await step(hr, `openings/${openingId}/close`);
  expect(codeOf(await step(hr, `applications/${id}/move`, { stageId: 'selected' }))).toBe('OPENING_ENDED');
});

test('many are moved and rejected at once, each by the rules for one', async () => {
  const { id: openingId } = await opening();
  const one = await applicant(hr, openingId, { email: 'one@many.example', stageId: 'screened' });
  const two = await applicant(hr, openingId, { email: 'two@many.example', stageId: 'screened' });
  await step(hr, `applications/${two.id}/withdraw`);
  const chosen = { ids: [one.id, two.id], matching: null };
  const moved = await hr.post('/api/hr/applications/bulk', { step: 'move', kind: 'interview', ...chosen });
  expect(moved.body.rows).toMatchObject([{ refusal: null }, { refusal: expect.any(String) }]);
  const none = { step: 'move', kind: 'assessment', ...chosen, ids: [one.id] };
  expect((await hr.post('/api/hr/applications/bulk', none)).body.rows).toMatchObject([
    { refusal: 'The opening has no such stage.' },
  ]);
  const rejecting = { step: 'reject', reason: 'skills', note: '', ...chosen, ids: [one.id] };
  await hr.post('/api/hr/applications/bulk', rejecting);
  expect((await hr.get<Application>(`/api/hr/applications/${one.id}`)).body.state).toBe('rejected');
});

test('one email is one candidate, also when it comes twice at once; the same phone or name is flagged', async () => {
  const [first, second] = [await opening(), await opening({ title: 'Editor' })];
  const same = { email: 'same@mail.example', phone: '+91 98123 45690', name: 'Same Person' };
  const both = await Promise.all(
    [first, second].map(({ id }) => hr.post<Application>('/api/hr/applications', applicationDraft(id, same))),
  );
  const [one, two] = both.map(expectDone);
  expect(one?.candidate).toEqual(two?.candidate);
  const again = await hr.post('/api/hr/applications', applicationDraft(first.id, same));
  expect([again.status, codeOf(again)]).toEqual([409, 'APPLICATION_KNOWN']);
  const like = { email: 'other@mail.example', phone: '+919812345690', name: 'Other Name' };
  const other = expectDone(
    await hr.post<Application>('/api/hr/applications', applicationDraft(first.id, like)),
  );
  const { items } = (await hr.get<{ items: object[] }>(`/api/hr/applications/${other.id}/alike`)).body;
  expect(items).toHaveLength(2);
  expect(items).toContainEqual(expect.objectContaining({ id: one?.id, by: 'phone', name: 'Same Person' }));
  const nobody = applicationDraft(first.id, { email: null, phone: null });
  expect(codeOf(await hr.post('/api/hr/applications', nobody))).toBe('CANDIDATE_UNREACHABLE');
});

test('of many offers that are sent at once, one seat gives one', async () => {
  const { id: openingId } = await opening({ seats: 1 });
  const offers: Offer[] = [];
  for (let place = 0; place < 50; place += 10)
    offers.push(
      ...(await Promise.all(Array.from({ length: 10 }, (_, at) => offerOf(openingId, place + at)))),
    );
  const sent = await Promise.all(
    offers.map(({ id, version }) => hr.post<Offer>(`/api/hr/offers/${id}/send`, { version })),
  );
  const codes = sent.map((answer) => codeOf(answer) ?? 'sent').sort();
  expect(codes).toEqual([...Array.from({ length: 49 }, () => 'NO_SEAT_LEFT'), 'sent']);
  const { id = '', version = 0 } = sent.find(({ status }) => status === 200)?.body ?? {};
  const accepted = await Promise.all(
    Array.from({ length: 50 }, () => hr.post(`/api/hr/offers/${id}/accept`, { version })),
  );
  expect(accepted.filter(({ status }) => status === 200)).toHaveLength(1);
  const { seats, state } = (await hr.get<Opening>(`/api/hr/openings/${openingId}`)).body;
  expect([seats, state]).toEqual([{ joined: 0, accepted: 1, sent: 0 }, 'open']);
  // Whoever accepted does not come, and the seat is free again.
  await step(hr, `offers/${id}/miss`);
  const next = offers.find((offer) => offer.id !== id)!;
  expect((await step<Offer>(hr, `offers/${next.id}/send`)).body.state).toBe('sent');
});

test('who accepts becomes an employee exactly once, and the last seat fills opening and requisition', async () => {
  const { id: openingId, requisition } = await opening({ seats: 1 });
  const offer = await offerOf(openingId, 1);
  expect(
    codeOf(await step(hr, `offers/${offer.id}/join`, { ...JOINS, workEmail: 'neha@acme.example' })),
  ).toBe('TRANSITION_REFUSED');
  await step(hr, `offers/${offer.id}/send`);
  await step(hr, `offers/${offer.id}/accept`);
  const { version } = (await hr.get<Offer>(`/api/hr/offers/${offer.id}`)).body;
  const joining = { version, ...JOINS, workEmail: 'neha@acme.example' };
  const joins = await Promise.all(
    Array.from({ length: 5 }, () => hr.post<Offer>(`/api/hr/offers/${offer.id}/join`, joining)),
  );
  const done = joins.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  expect(done[0]?.body).toMatchObject({ state: 'joined', employee: { name: 'Neha Kulkarni' } });
  const found = await hr.get('/api/hr/employees?search=neha@acme.example');
  expect(found.body.items).toMatchObject([{ joiningDate: '2026-11-02', confirmDate: '2027-05-02' }]);
  expect((await hr.get<Opening>(`/api/hr/openings/${openingId}`)).body.state).toBe('filled');
  expect((await hr.get<Requisition>(`/api/hr/requisitions/${requisition.id}`)).body.state).toBe('filled');
  const { state } = (await hr.get<Application>(`/api/hr/applications/${offer.applicationId}`)).body;
  expect(state).toBe('joined');
});

test('a join that is refused leaves nothing: the offer stays accepted and nobody is added', async () => {
  const { id: openingId } = await opening({ seats: 1 });
  const offer = await offerOf(openingId, 1);
  await step(hr, `offers/${offer.id}/send`);
  await step(hr, `offers/${offer.id}/accept`);
  const taken = { ...JOINS, firstName: 'Twice', workEmail: hr.user.email };
  expect((await step(hr, `offers/${offer.id}/join`, taken)).body).toMatchObject({
    error: { code: 'EMAIL_TAKEN' },
  });
  expect((await hr.get<Offer>(`/api/hr/offers/${offer.id}`)).body.state).toBe('accepted');
  expect((await hr.get('/api/hr/employees?search=Twice')).body.items).toEqual([]);
});

test('an offer needs a selected applicant, the budget or an admin, and days that are to come', async () => {
  const { id: openingId } = await opening();
  const early = await applicant(hr, openingId, { email: 'early@mail.example', stageId: 'screened' });
  expect(codeOf(await hr.post('/api/hr/offers', offerDraft(early.id)))).toBe('OFFER_NOT_SELECTED');
  const offer = await offerOf(openingId, 1, { pay: 100_000_001 });
  expect(codeOf(await hr.post('/api/hr/offers', offerDraft(offer.applicationId)))).toBe('OFFER_THERE');
  expect(codeOf(await step(hr, `offers/${offer.id}/send`))).toBe('OFFER_ABOVE_BUDGET');
  expect((await step(acme.admin, `offers/${offer.id}/send`)).status).toBe(200);
  const { state } = (await hr.get<Application>(`/api/hr/applications/${offer.applicationId}`)).body;
  expect(state).toBe('offer');
  expect(codeOf(await step(hr, `applications/${offer.applicationId}/reject`, { reason: 'pay' }))).toBe(
    'TRANSITION_REFUSED',
  );
  expect(codeOf(await step(hr, `offers/${offer.id}/lapse`))).toBe('OFFER_RUNS');
  await step(hr, `offers/${offer.id}/decline`, { note: 'Stays where she is' });
  expect((await hr.get<Application>(`/api/hr/applications/${offer.applicationId}`)).body.state).toBe(
    'selected',
  );
  const past = offerDraft(offer.applicationId, { expiresOn: '2020-01-01' });
  expect(codeOf(await hr.post('/api/hr/offers', past))).toBe('OFFER_ENDS_PAST');
});

test('leaders see what they asked for, without contacts, pay and offers; others see nothing', async () => {
  const { id: openingId } = await opening();
  const offer = await offerOf(openingId, 1);
  const [other, employee] = [await acme.person('teamLeader'), await acme.person('employee')];
  const path = `/api/hr/applications/${offer.applicationId}`;
  const email = expect.any(String);
  expect((await hr.get(path)).body).toMatchObject({ email, askedPay: 90_000_000 });
  expect((await leader.get(path)).body).toMatchObject({ email: null, phone: null, askedPay: null });
  expect((await leader.get(path)).body.allowedTransitions).toEqual([]);
  expect((await leader.get(`/api/hr/offers/${offer.id}`)).status).toBe(404);
  const { candidate } = (await hr.get<Application>(path)).body;
  expect((await leader.get(`/api/hr/candidates/${candidate.id}`)).status).toBe(404);
  expect((await leader.get<Page<Offer>>('/api/hr/offers')).body.items).toEqual([]);
  expect((await leader.get<{ items: object[] }>(`${path}/alike`)).body.items).toEqual([]);
  expect((await other.get(path)).status).toBe(404);
  expect((await other.get<Page<Opening>>('/api/hr/openings')).body.items).toEqual([]);
  expect((await other.get(`/api/hr/openings/${openingId}/board`)).status).toBe(404);
  expect((await employee.get('/api/hr/openings')).status).toBe(403);
  const isFound = async (who: TestPerson) => {
    const query = `q=${encodeURIComponent(candidate.name)}&kind=application`;
    const { groups } = expectDone(await who.get<SearchAnswer>(`/api/search?${query}`));
    return groups.some(({ items }) => items.some(({ id }) => id === offer.applicationId));
  };
  expect([await isFound(hr), await isFound(leader), await isFound(other)]).toEqual([true, true, false]);
  const owner = (await hr.get(`/api/hr/employees?search=${encodeURIComponent(employee.user.email)}`)).body;
  const { version } = (await hr.get<Opening>(`/api/hr/openings/${openingId}`)).body;
  const blind = await hr.patch(`/api/hr/openings/${openingId}`, { version, ownerId: owner.items[0].id });
  expect(codeOf(blind)).toBe('OWNER_CANNOT_OPEN');
});
