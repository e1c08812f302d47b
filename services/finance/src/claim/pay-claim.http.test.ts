import {
  CLAIM_PROOF_USE,
  type ClaimType,
  type OwnClaims,
  type PayClaim,
  type PaySlipDetail,
} from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, uploadFile, type Answer } from '@atrium/testing';
import { openPayroll, PAY_MONTH, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2026-11-02T05:00:00Z');
let portal: TestPortal;
let payroll: Payroll;
let internet: ClaimType;

const done = expectDone;
const refused = ({ status, body }: Answer) => [status, body.error?.code];
const own = '/api/finance/own/claims';

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock.set('2026-11-02T05:00:00Z');
  payroll = await openPayroll(portal);
  const given = { name: 'Internet at home', yearlyLimit: 1_200_000, needsProof: false, paysRest: false };
  internet = done(await payroll.maker.post<ClaimType>('/api/finance/claim-types', given));
});

const file = (more: object = {}) =>
  payroll.ravi.post<PayClaim>(own, {
    typeId: internet.id,
    amount: 500_000,
    spentOn: '2026-10-20',
    note: 'October',
    proofFileId: null,
    ...more,
  });
const decide = async ({ id }: PayClaim, step: string, body: object = {}) => {
  const { version } = done(await payroll.maker.get<PayClaim>(`/api/finance/claims/${id}`));
  return payroll.maker.post<PayClaim>(`/api/finance/claims/${id}/${step}`, { version, ...body });
};

test('an approved claim is paid free of tax with the next payslip', async () => {
  const { maker, ravi, raviId, computed, slipOf, lock, step } = payroll;
  const claim = done(await file());
  expect(claim).toMatchObject({ state: 'submitted', usedInYear: 500_000, yearlyLimit: 1_200_000 });
  clock.set('2026-10-30T05:00:00Z');
  expect(done(await decide(claim, 'approve'))).toMatchObject({ state: 'approved', payMonth: PAY_MONTH });
  clock.set('2026-11-02T05:00:00Z');
  const run = await computed();
  const slip = await slipOf(run, raviId);
  const detail = done(await maker.get<PaySlipDetail>(`/api/finance/slips/${slip.id}/detail`));
  expect(detail.lines).toContainEqual(
    expect.objectContaining({ code: 'INTERNET_AT_HOME', kind: 'earning', amount: 500_000 }),
  );
  await lock(run);
  done(await step(maker, run, 'pay', { paidOn: '2026-11-02' }));
  const [mine] = done(await ravi.get<OwnClaims>(own)).items;
  expect(mine).toMatchObject({ paid: true, payMonth: PAY_MONTH });
  const [news] = done(await ravi.get('/api/notifications')).items.filter(
    ({ kind }: { kind: string }) => kind === 'pay.claim',
  );
  expect(news.title).toBe('Your claim for Internet at home is approved');
  // The run is locked: the next one is paid with November.
  const later = done(await file({ amount: 100_000 }));
  clock.set('2026-10-31T05:00:00Z');
  expect(done(await decide(later, 'approve'))).toMatchObject({ payMonth: '2026-11' });
});

test('what is left of a year is said in words, each tax year for itself', async () => {
  done(await file({ amount: 1_000_000 }));
  const over = await file({ amount: 300_000 });
  expect(refused(over)).toEqual([409, 'CLAIM_OVER_LIMIT']);
  expect((over as Answer).body.error?.fields).toEqual({
    amount: 'Of ₹12,000 a year for Internet at home, ₹2,000 is left.',
  });
  done(await file({ amount: 300_000, spentOn: '2026-03-31' }));
  expect(done(await payroll.ravi.get<OwnClaims>(own))).toMatchObject({
    components: [{ name: 'Internet at home', usedInYear: 1_000_000 }],
    yearEnds: '2027-03-31',
  });
  expect(refused(await file({ spentOn: '2026-11-03' }))).toEqual([409, 'CLAIM_AHEAD']);
  expect(refused(await file({ spentOn: '2025-03-31' }))).toEqual([409, 'CLAIM_TOO_OLD']);
});

test('a claim is declined with a reason or taken back, and then counts no more', async () => {
  const first = done(await file({ amount: 1_200_000 }));
  expect(refused(await decide(first, 'decline', { reason: '' }))).toEqual([400, 'VALIDATION_FAILED']);
  done(await decide(first, 'decline', { reason: 'This is a bill of somebody else.' }));
  const second = done(await file({ amount: 1_200_000 }));
  done(await payroll.ravi.post(`${own}/${second.id}/withdraw`));
  expect(refused(await payroll.ravi.post(`${own}/${second.id}/withdraw`))).toEqual([
    409,
    'TRANSITION_REFUSED',
  ]);
  done(await file({ amount: 1_200_000 }));
});

test('nobody decides about their own claim, nor sees that of somebody else', async () => {
  const claim = done(await file());
  const mine = done(await payroll.maker.post<PayClaim>(own, { ...given(), note: 'My own' }));
  expect(refused(await decide(mine, 'approve'))).toEqual([403, 'OWN_RECORD']);
  const meera = await portal.company().then((other) => other.admin);
  expect((await meera.get(`/api/finance/claims/${claim.id}`)).status).toBe(404);
  expect((await payroll.ravi.get('/api/finance/claims')).status).toBe(403);
  expect((await payroll.maker.post(`${own}/${claim.id}/withdraw`)).status).toBe(404);
});

const given = () => ({
  typeId: internet.id,
  amount: 100_000,
  spentOn: '2026-10-20',
  note: 'October',
  proofFileId: null,
});

test('a component that asks for a bill has one, which only payroll and the person read', async () => {
  const books = done(
    await payroll.maker.post<ClaimType>('/api/finance/claim-types', {
      name: 'Books',
      yearlyLimit: null,
      needsProof: true,
      paysRest: false,
    }),
  );
  expect(refused(await file({ typeId: books.id }))).toEqual([409, 'CLAIM_NEEDS_PROOF']);
  const bill = { use: CLAIM_PROOF_USE, name: 'bill.txt' };
  const proofFileId = await uploadFile(payroll.ravi, Buffer.from('Three books'), bill);
  const claim = done(await file({ typeId: books.id, proofFileId }));
  expect(claim.proof).toEqual({ fileId: proofFileId, name: 'bill.txt' });
  const meera = await payroll.approver.get(`/api/files/${proofFileId}/content/full`);
  expect(meera.status).toBe(200);
  const others = await portal.company();
  expect((await others.admin.get(`/api/files/${proofFileId}/content/full`)).status).toBe(404);
});
