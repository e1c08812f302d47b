import { renderPage } from '@atrium/ui/testing';
import { refetchShown } from '@atrium/sdk';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FormPage from './form.page.js';

const form = {
  company: 'Acme Media',
  name: 'Ask us',
  intro: null,
  shown: 'token',
  fields: [
    { key: 'name', required: true },
    { key: 'phone', required: false },
    { key: 'message', required: false },
  ],
  consent: { text: 'You may send me offers.', version: 3, required: false },
};

test('what is wrong stands beside its field and what was typed stays; then the thanks are shown', async () => {
  let refusals = 1;
  const { calls } = renderPage(FormPage, {
    path: 'client/form?key=k&utm_source=google&page=https://acme.example/contact',
    answer: ({ method }) => {
      if (method === 'GET') return form;
      refusals -= 1;
      if (refusals < 0) return { thanks: 'We call you today.', redirectUrl: null, confirms: false };
      const error = { code: 'VALIDATION_FAILED', message: 'Check the fields.', requestId: 'r' };
      return { status: 400, error: { ...error, fields: { phone: 'This is not a phone number.' } } };
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Asha Rao');
  await userEvent.type(screen.getByRole('textbox', { name: /^Phone number/ }), '12');
  await userEvent.click(screen.getByRole('checkbox', { name: 'You may send me offers.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This is not a phone number.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Asha Rao');
  await userEvent.type(screen.getByRole('textbox', { name: /^Phone number/ }), '3456');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('status')).textContent).toBe('We call you today.');
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    name: 'Asha Rao',
    phone: '123456',
    consent: true,
    consentVersion: 3,
    shown: 'token',
    website: '',
    page: 'https://acme.example/contact',
    campaign: { utm_source: 'google' },
  });
  expect((sent[1] as { submissionId: string }).submissionId).toBe(
    (sent[0] as { submissionId: string }).submissionId,
  );
});

test('what is typed stays when a lost connection comes back, also where the form cannot be fetched then', async () => {
  let asked = 0;
  const { store } = renderPage(FormPage, {
    path: 'client/form?key=k',
    answer: () => {
      asked += 1;
      const error = { code: 'INTERNAL', message: 'Something went wrong on our side.', requestId: 'r' };
      return asked === 2 ? { status: 500, error } : form;
    },
  });
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await userEvent.type(name, 'Asha Rao');
  for (const times of [2, 3]) {
    act(() => refetchShown(store));
    await waitFor(() => expect(asked).toBe(times));
    expect(screen.getByRole('textbox', { name: /^Name/ })).toBe(name);
  }
  await waitFor(() => expect(name).toHaveProperty('value', 'Asha Rao'));
});
