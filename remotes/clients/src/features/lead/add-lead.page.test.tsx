import { STANDARD_LEAD_SETUP } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEAD_ROW } from '../../testing/leads.js';
import { NO_ROWS } from '../../testing/proposals.js';
import AddLeadPage from './add-lead.page.js';

test('a lead is added with a name and a way to answer, typed and left; the rest can wait', async () => {
  const { calls } = renderPage(AddLeadPage, {
    role: 'admin',
    path: 'client/addLead',
    answer: ({ url, method }) => {
      if (url === 'leads' && method === 'POST') return LEAD_ROW;
      if (url.startsWith('lead-setup')) return STANDARD_LEAD_SETUP;
      return url === 'client-matches' ? { items: [] } : NO_ROWS;
    },
  });
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Kaveri Traders');
  await userEvent.type(screen.getByLabelText(/^Email/), 'kaveri@traders.example');
  expect(screen.queryByRole('textbox', { name: /^City/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^More/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^City/ }), 'Pune');
  await userEvent.click(screen.getByRole('button', { name: /^More/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add lead' }));
  await waitFor(() =>
    expect(calls.find(({ url, method }) => url === 'leads' && method === 'POST')?.body).toMatchObject({
      name: 'Kaveri Traders',
      emails: ['kaveri@traders.example'],
      city: 'Pune',
    }),
  );
});
