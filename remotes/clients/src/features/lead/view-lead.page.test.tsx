import { STANDARD_LEAD_SETUP } from '@atrium/contracts';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { LEAD_ROW } from '../../testing/leads.js';
import { NO_ROWS } from '../../testing/proposals.js';
import ViewLeadPage from './view-lead.page.js';

const { id, version } = LEAD_ROW;

const open = (lead = LEAD_ROW, answer: Answer = () => undefined) =>
  renderPage(ViewLeadPage, {
    role: 'admin',
    path: `client/viewLead?open=${id}`,
    answer: (call) => {
      const own = answer(call);
      if (own !== undefined) return own;
      if (call.url.startsWith(`leads/${id}`)) {
        const change = (call.body ?? {}) as { stage?: string };
        const moved = change.stage !== undefined && { stageKey: change.stage };
        return { ...lead, ...change, ...moved, version: version + 1 };
      }
      if (call.url === 'leads/counts') return {};
      if (call.url === 'client-matches') return { matches: [], items: [] };
      if (call.url.startsWith('lead-setup')) return STANDARD_LEAD_SETUP;
      return call.url === 'settings' ? { items: [] } : NO_ROWS;
    },
  });

test('the stages of a lead are pressed, and a move can be undone', async () => {
  const { calls } = open();
  const stages = await screen.findByRole('list', { name: 'Stages' });
  await userEvent.click(await within(stages).findByRole('button', { name: 'Qualified' }));
  await waitFor(() =>
    expect(calls.filter(({ url }) => url === `leads/${id}/move`).map(({ body }) => body)).toEqual([
      { version: version + 1, stage: 'qualified', lostReason: null, lostNote: null },
    ]),
  );
  await userEvent.click(within(stages).getByRole('button', { name: 'Won' }));
  expect(await screen.findByRole('dialog', { name: /Make Kesar Foods a client/ })).toBeTruthy();
});

test('a lead offers a proposal, a call and giving it up; its next action is a card of its own', async () => {
  const { calls } = open();
  const write = await screen.findByRole('link', { name: 'New proposal' });
  expect(write.getAttribute('href')).toBe(`/acme/client/proposal?open=new&lead=${id}`);
  expect(screen.getAllByText(/Show the plan/)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      nextAction: null,
      nextOn: null,
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as lost' }));
  expect(await screen.findByLabelText(/^Reason/)).toBeTruthy();
});

test('who asks is changed in its place, and one field writes all that is said of them', async () => {
  const { calls } = open();
  const place = within(await screen.findByRole('region', { name: 'Properties' }));
  await userEvent.click(place.getByRole('button', { name: /^Show \d+ empty fields$/ }));
  await userEvent.click(place.getByRole('button', { name: 'Change City' }));
  const city = await place.findByRole('textbox', { name: 'City' });
  await userEvent.clear(city);
  await userEvent.type(city, 'Pune{Enter}');
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      version: version + 1,
      city: 'Pune',
    }),
  );
  const activity = within(screen.getByRole('region', { name: 'Activity' }));
  const kinds = await activity.findByRole('radiogroup', { name: 'What you write' });
  expect(within(kinds).getAllByRole('radio')).toHaveLength(5);
  await userEvent.type(activity.getByRole('textbox', { name: 'Note' }), 'They like it');
  await userEvent.click(within(kinds).getByRole('radio', { name: 'Comment' }));
  await activity.findByRole('textbox', { name: 'Write a comment' });
  await userEvent.click(within(kinds).getByRole('radio', { name: 'Note' }));
  expect(activity.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('They like it');
});

const Watched = () => {
  const { search, state } = useLocation();
  return (
    <>
      <ViewLeadPage />
      <output>{JSON.stringify({ search, state })}</output>
    </>
  );
};

test('a call is written down from the lead, and Back still leads to the list', async () => {
  renderPage(Watched, {
    role: 'admin',
    path: 'client/viewLead',
    answer: ({ url }) => {
      if (url === 'leads') return { ...NO_ROWS, items: [LEAD_ROW], total: 1 };
      if (url === `leads/${id}`) return LEAD_ROW;
      if (url === 'leads/counts') return {};
      if (url === 'client-matches') return { matches: [], items: [] };
      if (url.startsWith('lead-setup')) return STANDARD_LEAD_SETUP;
      return url === 'settings' ? { items: [] } : NO_ROWS;
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Kiran Shah' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Log a call' }));
  await screen.findByLabelText(/^How it went/);
  const place = screen.getByText(/^{"search"/);
  await waitFor(() =>
    expect(JSON.parse(place.textContent)).toEqual({
      search: `?open=${id}`,
      state: { fromList: true },
    }),
  );
});

test('a lead on a phone’s card is called, written to and emailed with one touch', async () => {
  renderPage(ViewLeadPage, {
    role: 'admin',
    path: 'client/viewLead',
    answer: ({ url }) => {
      if (url === 'leads') return { ...NO_ROWS, items: [LEAD_ROW], total: 1 };
      if (url === 'leads/counts') return {};
      if (url.startsWith('lead-setup')) return STANDARD_LEAD_SETUP;
      return url === 'settings' ? { items: [] } : NO_ROWS;
    },
  });
  const ways = ['Call Kiran Shah', 'Write to Kiran Shah on WhatsApp', 'Email Kiran Shah'];
  await screen.findByRole('link', { name: ways[0]! });
  expect(ways.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    'tel:+919812345678',
    'https://wa.me/919812345678',
    'mailto:kiran@kesar.example',
  ]);
});

test('the first quick filters are buttons and the others a menu, so that all stand in one line', async () => {
  const { calls } = renderPage(ViewLeadPage, {
    role: 'admin',
    path: 'client/viewLead',
    answer: ({ url }) => {
      if (url === 'leads') return { ...NO_ROWS, items: [LEAD_ROW], total: 1 };
      if (url === 'leads/counts') return { mine: 2, stale: 3 };
      if (url.startsWith('lead-setup')) return STANDARD_LEAD_SETUP;
      return url === 'settings' ? { items: [] } : NO_ROWS;
    },
  });
  const quick = within(await screen.findByRole('group', { name: 'Quick filters' }));
  await quick.findByRole('button', { name: 'My leads 2' });
  expect(quick.getAllByRole('button').map(({ textContent }) => textContent.trim())).toEqual([
    'My leads 2',
    'Without owner',
    'Answer due',
    'Answer late',
    'More',
  ]);
  await userEvent.click(quick.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Stale 3' }));
  expect((await quick.findByRole('button', { name: 'Stale 3' })).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByText('Quick filter')).toBeNull();
  await waitFor(() =>
    expect(calls.findLast(({ url }) => url === 'leads')?.params).toMatchObject({ quick: 'stale' }),
  );
});

test('a company without leads is offered three ways to the first', async () => {
  renderPage(ViewLeadPage, {
    role: 'admin',
    path: 'client/viewLead',
    answer: ({ url }) => {
      if (url === 'leads/counts') return {};
      if (url.startsWith('lead-setup')) return STANDARD_LEAD_SETUP;
      return url === 'settings' ? { items: [] } : NO_ROWS;
    },
  });
  const form = await screen.findByRole('link', { name: 'Connect a web form' });
  expect(form.getAttribute('href')).toBe('/acme/client/management?show=forms');
  expect(screen.getAllByRole('link', { name: 'Add lead' })).toHaveLength(2);
});

test('a lead that is moved twice on the board is moved from where the first move left it', async () => {
  const types = ['contacting', 'qualified', 'proposal_sent'] as const;
  const lanes = types.map((key) => {
    const items = key === 'contacting' ? [LEAD_ROW] : [];
    return { key, stage: key, items, total: items.length, value: 0, weighted: 0 };
  });
  let now = LEAD_ROW;
  const { calls } = renderPage(ViewLeadPage, {
    role: 'admin',
    path: 'client/viewLead?layout=board',
    answer: ({ url, body }) => {
      // The board is fetched again, but its answer does not come before the second move.
      if (url === 'leads/board') return { lanes };
      if (url === `leads/${id}/move`) {
        const { stage } = body as { stage: (typeof types)[number] };
        return (now = { ...now, stage, stageKey: stage, version: now.version + 1 });
      }
      if (url === 'leads/counts') return {};
      return url.startsWith('lead-setup') ? STANDARD_LEAD_SETUP : NO_ROWS;
    },
  });
  const moveTo = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: `Move to ${name}` }));
  };
  const moves = () => calls.filter(({ url }) => url === `leads/${id}/move`).map(({ body }) => body);
  await moveTo('Qualified');
  await waitFor(() => expect(moves()).toHaveLength(1));
  await moveTo('Proposal sent');
  await waitFor(() =>
    expect(moves()).toMatchObject([
      { version, stage: 'qualified' },
      { version: version + 1, stage: 'proposal_sent' },
    ]),
  );
});

test('leads are narrowed by their owner in the list, and stay so on the board', async () => {
  const ravi = { id: '0b8f6f0e-2f0e-4c6e-9a45-0d1c7f1f6a11', firstName: 'Ravi', lastName: 'Rao' };
  const { calls } = renderPage(ViewLeadPage, {
    role: 'admin',
    path: 'client/viewLead',
    answer: ({ url }) => {
      if (url === 'leads/board') return { lanes: [] };
      if (url === 'leads/counts') return {};
      if (url === 'people/names') return { items: [{ id: ravi.id, name: 'Ravi Rao', left: false }] };
      if (url === 'people') return { ...NO_ROWS, items: [{ ...ravi, email: 'ravi@acme.example' }], total: 1 };
      return url.startsWith('lead-setup') ? STANDARD_LEAD_SETUP : NO_ROWS;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Owner' }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Owner' }), 'Ravi');
  await userEvent.click(await screen.findByRole('option', { name: /Ravi Rao/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(calls.findLast(({ url }) => url === 'leads')?.params).toMatchObject({ owner: ravi.id }),
  );
  await screen.findByText('Ravi Rao');
  await userEvent.click(screen.getByRole('link', { name: 'Board' }));
  await waitFor(() =>
    expect(calls.findLast(({ url }) => url === 'leads/board')?.params).toEqual({ owner: ravi.id }),
  );
  await screen.findByText('Ravi Rao');
});

test('an email is written from the lead to whom it may go, once, and is told in the line of time', async () => {
  const address = 'kiran@kesar.example';
  const sent = { subject: 'The plan', text: 'Here it is.', sentTo: [address], heldUntil: null };
  let isSent = false;
  const { calls } = open(LEAD_ROW, ({ url, method }) => {
    if (url === 'client-mails/recipients')
      return {
        items: [
          { address, name: 'Kiran Shah', refusal: null },
          { address: 'k2@kesar.example', name: 'Kiran Shah', refusal: null },
          { address: 'old@kesar.example', name: 'Kiran Shah', refusal: 'They asked not to be emailed.' },
        ],
      };
    const activity = { id: 'a1', at: LEAD_ROW.createdAt, by: { id: 'u1', name: 'Meera Iyer' }, lead: null };
    const none = { outcome: null, minutes: null, stage: null, stageName: null };
    const kept = { ...activity, ...none, ...sent, kind: 'email', direction: 'out' };
    if (url === 'client-mails' && method === 'POST') {
      isSent = true;
      return kept;
    }
    return url === 'client-activities' ? { items: isSent ? [kept] : [], next: null } : undefined;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Write email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write email' }));
  within(await dialog.findByRole('list', { name: 'Who does not get it' })).getByText('old@kesar.example');
  await userEvent.type(await dialog.findByRole('combobox', { name: /^Recipients/ }), 'k2');
  await userEvent.click(await screen.findByRole('option', { name: 'Kiran Shah, k2@kesar.example' }));
  dialog.getByRole('button', { name: `Remove Kiran Shah, ${address}` });
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Kiran Shah, k2@kesar.example' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Subject/ }), sent.subject);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Text/ }), sent.text);
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Send email' }));
  await screen.findByText(`Sent to ${address}`);
  const posts = calls.filter(({ url, method }) => url === 'client-mails' && method === 'POST');
  expect(posts.map(({ body }) => body)).toEqual([
    { about: { kind: 'lead', id }, to: [address], subject: sent.subject, text: sent.text },
  ]);
});

test.each([
  ['2999-01-01T00:00:00.000Z', /^Not sent yet to kiran@kesar.example/],
  ['2026-01-01T00:00:00.000Z', /^Was not sent to kiran@kesar.example/],
])('an email that waits until %s is not said to be sent', async (heldUntil, said) => {
  const none = {
    outcome: null,
    minutes: null,
    stage: null,
    stageName: null,
    lead: null,
    text: 'Here it is.',
  };
  const by = { id: 'u1', name: 'Meera Iyer' };
  const sent = { subject: 'The plan', sentTo: ['kiran@kesar.example'], heldUntil };
  const kept = { ...none, ...sent, id: 'a1', at: LEAD_ROW.createdAt, by, kind: 'email', direction: 'out' };
  open(LEAD_ROW, ({ url }) => (url === 'client-activities' ? { items: [kept], next: null } : undefined));
  await screen.findByText(said);
  expect(screen.queryByText(/^Sent to/)).toBeNull();
});
