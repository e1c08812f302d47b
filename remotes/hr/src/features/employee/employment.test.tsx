import type { OwnEmployment } from '@atrium/contracts';
import { signedIn } from '@atrium/sdk';
import { act, screen, within } from '@testing-library/react';
import { renderPage } from '@atrium/ui/testing';
import EmploymentTab from './employment.widget.js';

const employment: OwnEmployment = {
  employee: {
    code: 'E-0007',
    workEmail: 'asha@acme.test',
    phone: null,
    designation: 'Designer',
    department: 'Design',
    employmentType: 'permanent',
    joiningDate: '2024-02-05',
    birthDate: '1994-06-30',
    timezone: 'Asia/Kolkata',
    manager: 'Ravi Menon',
  },
  documents: [
    {
      id: '01890000-0000-7000-8000-0000000000d1',
      fileId: '01890000-0000-7000-8000-0000000000f1',
      name: 'Contract.pdf',
      type: 'application/pdf',
      size: 12_000,
      category: 'contract',
      number: null,
      issuedOn: null,
      expiresOn: null,
      visibleTo: 'person',
      state: 'verified',
      reason: null,
      employee: { id: 'e1', name: 'Riya Kapoor' },
      createdAt: '2026-11-01T08:00:00.000Z',
      archivedAt: null,
      version: 1,
      allowedTransitions: [],
    },
  ],
};
const open = (answer: unknown) =>
  renderPage(EmploymentTab, {
    role: 'employee',
    path: 'employee/Profile',
    answer: ({ url }) => (url === 'hr/employment' ? answer : undefined),
  });

test('the own employment is shown in words, with the own documents', async () => {
  open(employment);
  const facts = within(await screen.findByRole('region', { name: 'Employment' }));
  expect(facts.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    'E-0007',
    'Designer',
    'Design',
    'Ravi Menon',
    'Permanent',
    '5 Feb 2024',
    '30 Jun 1994',
    'asha@acme.test',
    '–',
    'Asia/Kolkata',
  ]);
  expect(facts.getByRole('link', { name: 'Change personal details' }).getAttribute('href')).toMatch(
    /\/employee\/Profile\?tab=hr\.personal$/,
  );
  const link = screen.getByRole('link', { name: 'Contract.pdf' });
  expect(link.getAttribute('href')).toContain(employment.documents[0]!.fileId);
});

test('whoever looks as somebody else is offered no change of the details', async () => {
  const { store } = open(employment);
  const { user } = store.getState().session;
  const seenBy = { firstName: 'Ravi', lastName: 'Das', until: '2026-11-21T10:00:00.000Z' };
  act(() => void store.dispatch(signedIn({ ...user!, seenBy })));
  const facts = within(await screen.findByRole('region', { name: 'Employment' }));
  facts.getByText('Ask HR if something is incorrect.');
  expect(facts.queryByRole('link')).toBeNull();
});

test('a person without an employee record sees a message', async () => {
  open({ employee: null, documents: [] });
  await screen.findByText('No employee record yet');
});

test('what cannot be loaded says so', async () => {
  open({ status: 503, error: { code: 'UNAVAILABLE', message: 'Not now.', requestId: 'r' } });
  await screen.findByText('Your employment could not be loaded');
});
