import {
  BANK_TEMPLATE_COLUMNS,
  bankTemplatesKey,
  type BankFile,
  type BankTemplates,
  type PayRun,
  type RunPayments,
} from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type Answer } from '@atrium/testing';
import { change, openPayroll, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2026-11-02T05:00:00Z');
const RUNS = '/api/finance/runs';
const paidOn = '2026-11-02';
const MEERA_BANK = {
  bankName: 'HDFC',
  account: '60200111222',
  accountAgain: '60200111222',
  ifsc: 'HDFC0000240',
};
const OTHER_BANK = {
  bankName: 'ICICI',
  account: '99887766554',
  accountAgain: '99887766554',
  ifsc: 'ICIC0001234',
};

let portal: TestPortal;
let payroll: Payroll;
let maker: Payroll['maker'];
let run: string;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  payroll = await openPayroll(portal);
  ({ maker } = payroll);
});

const done = expectDone;
const refused = ({ status, body }: Answer) => [status, body.error.code];
const bankOf = (employeeId: string, bank: object) =>
  change(payroll.approver, `/api/hr/employees/${employeeId}/statutory`, { bank });
const step = (name: string, body: object = {}, by = maker) => payroll.step(by, { id: run }, name, body);
const payments = async () => done(await maker.get<RunPayments>(`${RUNS}/${run}/payments`));
const state = async () => (await payroll.read({ id: run })).state;
const take = async ({ id }: BankFile) => (await maker.post(`${RUNS}/${run}/bank-files/${id}/take`)).text;
const fileAt = async (place: number) => (await payments()).files.find((file) => file.place === place)!;
const accountOf = (text: string, name: string) =>
  text
    .split('\r\n')
    .find((row) => row.includes(name))
    ?.split('","')[1];

/** October of Ravi and Meera, both with accounts. */
async function locked(): Promise<PayRun> {
  const { paySalary, meeraId, computed, lock } = payroll;
  await bankOf(meeraId, MEERA_BANK);
  done(await paySalary(meeraId, 60_000_000));
  const made = await computed();
  run = made.id;
  await lock(made);
  return payroll.read(made);
}

/** What the payslips come to is the run, the journal, and all that became of it. */
async function expectBalanced(): Promise<RunPayments['totals']> {
  const { totals } = await payments();
  const { bank, cash, withheld, sent, open, owed } = totals;
  const slips = await payroll.slipsOf({ id: run });
  expect(slips.reduce((sum, { net }) => sum + net, 0)).toBe(totals.slips);
  expect([totals.run, totals.journal, bank + cash + withheld + sent + open + owed]).toEqual(
    Array(3).fill(totals.slips),
  );
  return totals;
}

const putColumns = async (value: BankTemplates) => {
  const { items } = done(await maker.get('/api/settings'));
  const { version } = items.find(({ key }: { key: string }) => key === bankTemplatesKey.key);
  return maker.put(`/api/settings/${bankTemplatesKey.key}`, { value, version });
};

test('a file is paid except whom the bank sent back; the next one holds only those', async () => {
  const { net } = await locked();
  const { raviId, meeraId, ravi, meera } = payroll;
  expect((await expectBalanced()).open).toBe(net);
  done(await step('make-bank-file'));
  expect(await state()).toBe('locked');
  const first = await fileAt(1);
  expect(first).toMatchObject({ people: 2, total: net, paidOn: null, name: 'bank-2026-10.csv' });
  expect((await expectBalanced()).sent).toBe(net);
  expect(refused(await step('make-bank-file'))).toEqual([409, 'RUN_FILE_NOBODY']);

  const returned = [{ employeeId: meeraId, reason: 'Account closed' }];
  const stranger = [{ ...returned[0], employeeId: first.id }];
  const wrong = await step('settle-bank-file', { fileId: first.id, paidOn, returned: stranger });
  expect(wrong.body.error.fields).toEqual({ 'returned.0.employeeId': 'This person is not in the file.' });
  done(await step('settle-bank-file', { fileId: first.id, paidOn, returned }));
  expect(await state()).toBe('partlyPaid');
  expect((await fileAt(1)).returned).toMatchObject([{ employee: { id: meeraId }, reason: 'Account closed' }]);
  const again = await step('settle-bank-file', { fileId: first.id, paidOn, returned: [] });
  expect(refused(again)).toEqual([409, 'RUN_FILE_ANSWERED']);
  expect(await payroll.slipOf({ id: run }, raviId)).toMatchObject({ state: 'paid', paidOn });
  expect((await payroll.slipsOf({ id: run }, '&view=unpaid')).map(({ employee }) => employee.id)).toEqual([
    meeraId,
  ]);
  const told = async (person: typeof ravi) =>
    done(await person.get('/api/notifications')).items.map(({ title }: { title: string }) => title);
  expect([await told(ravi), await told(meera)]).toEqual([['Your payslip for October 2026'], []]);

  done(await step('make-bank-file'));
  const second = await fileAt(2);
  const text = await take(second);
  expect([text.includes('Meera'), text.includes('Ravi')]).toEqual([true, false]);
  const referenceIn = (csv: string) =>
    csv
      .split('\r\n')
      .find((row) => row.includes('Meera'))
      ?.split('","')
      .at(-1);
  expect(referenceIn(text)).not.toBe(referenceIn(await take(first)));
  done(await step('settle-bank-file', { fileId: second.id, paidOn, returned: [] }));
  expect(await state()).toBe('paid');
  expect((await expectBalanced()).bank).toBe(net);
});

test('cash and withheld pay make a run paid, and nobody is paid twice', async () => {
  await locked();
  const { raviId, meeraId, slipOf, approver } = payroll;
  const cash = { paidOn, employeeIds: [raviId] };
  const { version } = await payroll.read({ id: run });
  const pressed = await Promise.all([
    maker.post(`${RUNS}/${run}/pay-cash`, { version, ...cash }),
    approver.post(`${RUNS}/${run}/pay-cash`, { version, ...cash }),
    maker.post(`${RUNS}/${run}/make-bank-file`, { version }),
  ]);
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  await expectBalanced();
  const { totals, files } = await payments();
  if (files.length === 0) {
    expect(totals.cash).toBe((await slipOf({ id: run }, raviId)).net);
    expect(refused(await step('pay-cash', cash))).toEqual([409, 'RUN_NOT_DUE']);
  } else {
    expect(refused(await step('pay-cash', cash))).toEqual([409, 'RUN_NOT_DUE']);
    done(
      await step('settle-bank-file', {
        fileId: files[0]!.id,
        paidOn,
        returned: [{ employeeId: meeraId, reason: 'Closed' }],
      }),
    );
  }
  expect(await state()).toBe('partlyPaid');
  const meera = await slipOf({ id: run }, meeraId);
  done(
    await maker.post(`/api/finance/slips/${meera.id}/hold`, {
      version: meera.version,
      reason: 'Asks for it',
    }),
  );
  expect([await state(), (await payroll.read({ id: run })).paidOn]).toEqual(['paid', paidOn]);
  expect((await expectBalanced()).withheld).toBe(meera.net);

  const held = await slipOf({ id: run }, meeraId);
  done(await maker.post(`/api/finance/slips/${held.id}/release`, { version: held.version }));
  expect(await state()).toBe('partlyPaid');
  const released = await slipOf({ id: run }, meeraId);
  done(await maker.post(`/api/finance/slips/${held.id}/pay`, { version: released.version, paidOn }));
  expect(await state()).toBe('paid');
  await expectBalanced();
});

test('what came back after it counted as paid is to be paid again', async () => {
  await locked();
  const { raviId } = payroll;
  const back = { employeeId: raviId, reason: 'Returned by NEFT' };
  done(await step('make-bank-file'));
  done(await step('settle-bank-file', { fileId: (await fileAt(1)).id, paidOn, returned: [] }));
  expect(await state()).toBe('paid');
  done(await step('send-back', back));
  expect(await state()).toBe('partlyPaid');
  expect(refused(await step('send-back', back))).toEqual([409, 'RUN_NOT_PAID']);
  expect((await expectBalanced()).open).toBe((await payroll.slipOf({ id: run }, raviId)).net);
  done(await step('pay', { paidOn }));
  expect(await state()).toBe('paid');
  expect((await expectBalanced()).cash).toBeGreaterThan(0);
});

test('an account that changed after the locking is said, and is paid only by name', async () => {
  await locked();
  const { meeraId, raviId } = payroll;
  await bankOf(meeraId, OTHER_BANK);
  const change = { employee: { id: meeraId }, before: 'HDFC •••• 1222', now: 'ICIC •••• 6554' };
  expect((await payments()).changed).toMatchObject([{ ...change, file: null }]);
  done(await step('make-bank-file'));
  const first = await fileAt(1);
  const text = await take(first);
  expect(accountOf(text, 'Meera')).toBe('60200111222');
  expect((await payments()).changed).toMatchObject([{ ...change, file: 1 }]);
  const meera = { employeeIds: [meeraId] };
  expect(refused(await step('use-new-accounts', meera))).toEqual([409, 'RUN_ACCOUNT_SAME']);
  const returned = [{ employeeId: meeraId, reason: 'Account closed' }];
  done(await step('settle-bank-file', { fileId: first.id, paidOn, returned }));
  expect(refused(await step('use-new-accounts', { employeeIds: [raviId] }))).toEqual([
    409,
    'RUN_ACCOUNT_SAME',
  ]);
  done(await step('use-new-accounts', meera));
  expect((await payments()).changed).toEqual([]);
  done(await step('make-bank-file'));
  expect(accountOf(await take(await fileAt(2)), 'Meera')).toBe('99887766554');
  expect(await take(first)).toBe(text);
});

test('a company chooses the columns of its bank, and a file that was made stays as it was', async () => {
  await locked();
  const standard = BANK_TEMPLATE_COLUMNS.standard;
  const wrong = await putColumns({ company: [...standard.slice(2), standard[2]!], groups: [] });
  expect(wrong.body.error.fields).toEqual({
    'value.company': 'The account number is missing. Add a column for it.',
    'value.company.5.field': 'Another column says this already.',
    'value.company.5.heading': 'Another column has this heading.',
  });
  done(await step('make-bank-file'));
  const text = await take(await fileAt(1));
  expect(text.split('\r\n')[0]).toBe(
    '"beneficiaryName","accountNumber","ifsc","amount","currency","narration","reference"',
  );
  const { hash } = await fileAt(1);
  const own = [
    { field: 'fixed', heading: '=Pay', text: '-NEFT' },
    ...BANK_TEMPLATE_COLUMNS.short,
    { field: 'payDay', heading: 'Day', text: null },
  ] satisfies BankTemplates['company'];
  const groups = [{ groupId: payroll.starter.group.id, columns: own }];
  done(await putColumns({ company: null, groups }));
  await bankOf(payroll.raviId, OTHER_BANK);
  expect([await take(await fileAt(1)), (await fileAt(1)).hash]).toEqual([text, hash]);
  const returned = [{ employeeId: payroll.meeraId, reason: 'Closed' }];
  done(await step('settle-bank-file', { fileId: (await fileAt(1)).id, paidOn, returned }));
  done(await step('make-bank-file'));
  const [heading, row] = (await take(await fileAt(2))).split('\r\n');
  expect(heading).toBe(`"'=Pay","Account number","IFSC","Amount","Name","Reference","Day"`);
  expect(row).toMatch(
    /^"'-NEFT","60200111222","HDFC0000240","[\d.]+","Meera employee","202610[0-9A-F]{12}","02\/11\/2026"$/,
  );
});

test('who has no account is named, and people without the right see nothing of it', async () => {
  const { computed, lock, meeraId, paySalary, ravi } = payroll;
  done(await paySalary(meeraId, 60_000_000));
  const made = await computed();
  run = made.id;
  expect(refused(await maker.get(`${RUNS}/${run}/payments`))).toEqual([409, 'RUN_NOT_LOCKED']);
  await lock(made);
  expect((await payments()).next).toMatchObject({
    people: 1,
    missing: [{ employee: { id: meeraId }, reason: 'noBank' }],
  });
  await bankOf(meeraId, MEERA_BANK);
  expect((await payments()).next).toMatchObject({ people: 2, missing: [] });
  done(await step('make-bank-file'));
  const { id } = await fileAt(1);
  expect((await ravi.get(`${RUNS}/${run}/payments`)).status).toBe(403);
  expect((await ravi.post(`${RUNS}/${run}/bank-files/${id}/take`)).status).toBe(403);
  const held = await payroll.slipOf({ id: run }, meeraId);
  const hold = await maker.post(`/api/finance/slips/${held.id}/hold`, {
    version: held.version,
    reason: 'Wait',
  });
  expect(refused(hold)).toEqual([409, 'SLIP_IN_FILE']);
});
