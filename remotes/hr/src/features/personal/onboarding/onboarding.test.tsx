import type { OwnOnboarding, PersonalDetails, StatutoryDetails } from '@atrium/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { riya } from '../../../testing/employees.js';
import OnboardingSteps from './onboarding-steps.js';

const personal: PersonalDetails = {
  employeeId: riya.id,
  phone: '+919812345600',
  birthDate: '1994-05-06',
  legalName: null,
  personalEmail: null,
  gender: 'female',
  homeAddress: '1 Lake Road, Pune',
  permanentAddress: null,
  emergencyContacts: [{ name: 'Sita', relation: 'Mother', phone: '+919812345601' }],
  version: 1,
};
const statutory: StatutoryDetails = {
  pan: null,
  uan: null,
  esi: null,
  bankName: null,
  account: null,
  ifsc: null,
  pfMode: null,
  epsEligible: null,
  taxRegime: null,
  lastShown: null,
  version: 0,
};
const open = (onboarding: Partial<OwnOnboarding>) => {
  const answer: Answer = ({ url, method }) => {
    const state = { state: 'open', version: 3, done: [], ...onboarding };
    if (url.includes('employment/onboarding')) return state;
    if (method !== 'GET') return undefined;
    return url.endsWith('/personal') ? personal : statutory;
  };
  return renderPage(() => <OnboardingSteps documents={null} />, {
    role: 'employee',
    path: 'employee/Onboarding',
    answer,
  });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('each step is sent when it is left, what may come later is skipped, and the last one ends it', async () => {
  const { calls } = open({});
  await press('Save and continue');
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      url: 'hr/employment/onboarding/personal',
      body: { version: 1, birthDate: '1994-05-06', contacts: [{ name: 'Sita' }] },
    }),
  );
  await screen.findByRole('textbox', { name: 'IFSC' });
  await press('Later');
  await userEvent.type(await screen.findByRole('textbox', { name: 'PAN' }), 'abcde1234');
  await press('Save and continue');
  await screen.findByText('The PAN has five letters, four digits, one letter.');
  await userEvent.type(screen.getByRole('textbox', { name: 'PAN' }), 'f');
  await press('Save and continue');
  await press('Finish');
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PATCH' || method === 'POST')).toMatchObject([
      { url: 'hr/employment/onboarding/statutory', body: { version: 0, pan: 'ABCDE1234F' } },
      { url: 'hr/employment/onboarding/finish', body: { version: 3 } },
    ]),
  );
});

test('on another device it starts with the first step that is not done', async () => {
  open({ done: ['personal', 'bank'] });
  await screen.findByRole('textbox', { name: 'PAN' });
});

test('details that do not load are said and asked for again', async () => {
  let fails = true;
  renderPage(() => <OnboardingSteps documents={null} />, {
    role: 'employee',
    path: 'employee/Onboarding',
    answer: ({ url }) => {
      if (url.includes('employment/onboarding')) return { state: 'open', version: 3, done: [] };
      if (url.endsWith('/personal')) return personal;
      const error = { code: 'UNAVAILABLE', message: 'Try later.', requestId: 'r' };
      return fails ? { status: 503, error } : statutory;
    },
  });
  await screen.findByText('The personal details could not be loaded');
  fails = false;
  await press('Retry');
  await screen.findByRole('button', { name: 'Save and continue' });
});
