import type { DetailChange, PersonalDetails, PersonProfile, StatutoryDetails } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { riya } from '../../testing/employees.js';
import PersonalPart from './components/personal-part.js';
import OwnPersonalTab from './own-personal.widget.js';
import PersonWidget from '../../person.widget.js';

const personal: PersonalDetails = {
  phone: '+919812345600',
  birthDate: null,
  employeeId: riya.id,
  legalName: 'Riya Devi Kapoor',
  personalEmail: null,
  gender: 'female',
  homeAddress: '1 Lake Road\nPune',
  permanentAddress: null,
  emergencyContacts: [],
  version: 1,
};
const statutory: StatutoryDetails = {
  pan: '•••• 821F',
  uan: null,
  esi: null,
  bankName: 'State Bank',
  account: '•••• 7714',
  ifsc: '•••• 9137',
  pfMode: 'fullBasic',
  epsEligible: true,
  taxRegime: 'new',
  lastShown: null,
  version: 1,
};
const asked: DetailChange = {
  id: 'c1',
  topic: 'gender',
  before: null,
  after: 'female',
  reason: null,
  state: 'pending',
  askedAt: '2026-11-20T10:00:00Z',
  request: { id: 'r1', version: 1 },
};
const sealed: DetailChange = { ...asked, id: 'c2', topic: 'pan', before: '•••• 821F', after: '•••• 821G' };
const server: Answer = ({ url, method }) => {
  if (url.endsWith('statutory/show')) return { value: '501004827714' };
  if (url.endsWith('/empty-details')) return { items: ['permanentAddress', 'uan'] };
  if (url.endsWith('/statutory')) return statutory;
  if (url.endsWith('/personal') || method === 'PUT') return personal;
  if (url.endsWith('/changes/show')) return { before: 'QWERT4821F', after: 'QWERT4821G' };
  if (url === `hr/employees/${riya.id}/changes`) return { items: [sealed] };
  if (url.endsWith('/changes')) return method === 'POST' ? { id: riya.id } : { items: [asked] };
  return undefined;
};
const open = () =>
  renderPage(() => <PersonalPart row={riya} />, { role: 'hr', path: 'employee/Management', answer: server });

test('a number is shown in full after a press, which asks the server, and hidden by another', async () => {
  const { calls } = open();
  await screen.findByText(/^Still empty: .*Permanent address.* and UAN$/);
  const card = within(await screen.findByRole('region', { name: 'Bank and statutory' }));
  await userEvent.click(card.getByRole('button', { name: 'Show: Account number' }));
  await card.findByText('501004827714');
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    url: `hr/employees/${riya.id}/statutory/show`,
    body: { field: 'account' },
  });
  await userEvent.click(card.getByRole('button', { name: 'Hide: Account number' }));
  expect(card.queryByText('501004827714')).toBeNull();
  expect(card.queryByRole('button', { name: 'Show: UAN' })).toBeNull();
});

test('two account numbers that differ are not sent', async () => {
  const { calls } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit bank' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bank account' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'IFSC' }), 'sbin 0009137');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Account number' }), '501004827714');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Account number again' }), '501004827715');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('The two account numbers differ.');
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('whom to call is a person’s own to say', async () => {
  const { calls } = renderPage(OwnPersonalTab, {
    role: 'employee',
    path: 'employee/Profile',
    answer: server,
  });
  await screen.findByText('Riya Devi Kapoor');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Emergency contacts' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Sita');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Relation' }), 'Mother');
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Phone' }), '+919812345601');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      url: 'hr/employment/emergency-contacts',
      body: { version: 1, contacts: [{ name: 'Sita', relation: 'Mother', phone: '+919812345601' }] },
    }),
  );
});

test('a change is asked for beside what is kept now, and listed with old and new', async () => {
  const { calls } = renderPage(OwnPersonalTab, {
    role: 'employee',
    path: 'employee/Profile',
    answer: server,
  });
  const list = within(await screen.findByRole('table', { name: 'Changes you asked for' }));
  await list.findByText('Female');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a change' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'What' }));
  await userEvent.click(await screen.findByRole('option', { name: 'PAN' }));
  dialog.getByText('•••• 821F');
  await userEvent.type(dialog.getByRole('textbox', { name: 'New: PAN' }), 'qwert 4821 g');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(calls.find(({ url, method }) => method === 'POST' && url.endsWith('/changes'))?.body).toEqual({
      topic: 'pan',
      value: 'QWERT4821G',
      reason: null,
    }),
  );
});

test('a change is asked for at its field, which the form then has chosen', async () => {
  renderPage(OwnPersonalTab, { role: 'employee', path: 'employee/Profile', answer: server });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a change: Home address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a change' }));
  dialog.getByText(/1 Lake Road/);
  expect(screen.getByRole('button', { name: 'Ask for a change: UAN' })).toBeDefined();
});

test('what a person asked for stands in its place while the details load, and nothing can be asked before', async () => {
  let answerLate: (answer: object) => void = () => undefined;
  const late = new Promise<object>((resolve) => {
    answerLate = resolve;
  });
  renderPage(OwnPersonalTab, {
    role: 'employee',
    path: 'employee/Profile',
    answer: (call) => (call.url.endsWith('/personal') ? late : server(call)),
  });
  const list = within(await screen.findByRole('table', { name: 'Changes you asked for' }));
  await list.findByText('Female');
  expect(screen.getByRole('button', { name: 'Ask for a change' })).toHaveProperty('disabled', true);
  answerLate(personal);
  await screen.findByText(/^Still empty: .*Permanent address.* and UAN$/);
  expect(screen.getByRole('button', { name: 'Ask for a change' })).toHaveProperty('disabled', false);
});

test('that no details are missing is said in the same place', async () => {
  renderPage(() => <PersonalPart row={riya} />, {
    role: 'hr',
    path: 'employee/Management',
    answer: (call) => (call.url.endsWith('/empty-details') ? { items: [] } : server(call)),
  });
  await screen.findByText('No details are missing here.');
});

test('who decides about a number sees it in full after a press', async () => {
  open();
  const waiting = within(await screen.findByRole('list', { name: 'Changes that wait' }));
  await userEvent.click(waiting.getByRole('button', { name: 'Show' }));
  await waiting.findByText('QWERT4821G');
  expect(waiting.queryByRole('button', { name: 'Show' })).toBeNull();
});

test('whoever leads a colleague finds on their profile whom to call', async () => {
  const profile: PersonProfile = {
    employeeId: riya.id,
    name: 'Riya Kapoor',
    photoFileId: null,
    designation: 'Designer',
    department: 'Design',
    manager: 'Ravi Menon',
    workEmail: 'riya@acme.test',
    mayCall: true,
  };
  const contacts = { items: [{ name: 'Sita', relation: 'Mother', phone: '+919812345601' }] };
  renderPage(PersonWidget, {
    role: 'teamLeader',
    path: 'employee/Profile?id=u1',
    answer: ({ url }) => {
      if (url === 'hr/people/u1') return profile;
      return url.endsWith('/emergency-contacts') ? contacts : undefined;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show emergency contacts' }));
  const link = await screen.findByRole('link', { name: '+919812345601' });
  expect(link.getAttribute('href')).toBe('tel:+919812345601');
  expect(screen.queryByRole('link', { name: 'Open the employee' })).toBeNull();
});
