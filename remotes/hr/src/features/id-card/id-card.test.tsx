import type { VerifiedCard } from '@atrium/contracts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { renderPage } from '@atrium/ui/testing';
import { CardActions } from './components/card-actions.js';
import VerifyCardPage from './verify-card.page.js';

const valid: VerifiedCard = { valid: true, company: 'Acme', name: 'Asha Rao', number: '00042' };
const code = 'a'.repeat(24);
const scan = (answer: unknown, hash = `#card=${code}`) =>
  renderPage(VerifyCardPage, { role: 'employee', path: `employee/IdCard${hash}`, answer: () => answer });

test('a valid card says whose it is; its code is sent in the body', async () => {
  const { calls } = scan(valid);
  await screen.findByRole('heading', { name: 'This card is valid' });
  screen.getByText('Asha Rao');
  screen.getByText('00042');
  expect(calls.find(({ url }) => url === 'id-cards/verify')?.body).toMatchObject({ token: code });
});

test('a card that is not valid, and an address without a code, say no more than that', async () => {
  const { calls } = scan({ valid: false, company: null, name: null, number: null });
  await screen.findByRole('heading', { name: 'This card is not valid' });
  expect(calls).toHaveLength(1);
  cleanup();
  expect(scan(valid, '').calls).toEqual([]);
  await screen.findByRole('heading', { name: 'This card is not valid' });
});

test('a second card in the same tab is checked before anything is said of it', async () => {
  const other = 'b'.repeat(24);
  let check: (answer: VerifiedCard) => void = () => undefined;
  const checked = new Promise<VerifiedCard>((resolve) => (check = resolve));
  const Page = () => (
    <>
      <Link to={`#card=${other}`}>Next card</Link>
      <VerifyCardPage />
    </>
  );
  renderPage(Page, {
    role: 'employee',
    path: `employee/IdCard#card=${code}`,
    answer: ({ body }) => ((body as { token: string }).token === other ? checked : valid),
  });
  await screen.findByRole('heading', { name: 'This card is valid' });
  await userEvent.click(screen.getByRole('link', { name: 'Next card' }));
  await screen.findByRole('heading', { name: 'Checking the card…' });
  expect(screen.queryByText('Asha Rao')).toBeNull();
  check({ valid: false, company: null, name: null, number: null });
  await screen.findByRole('heading', { name: 'This card is not valid' });
});

test('cards are printed as one file, which is downloaded when it is made', async () => {
  const job = { id: 'j1', kind: 'x', title: 'Printing', state: 'done', error: null, cancelRequested: false };
  const progress = { done: 3, total: 3, words: null };
  const { calls } = renderPage(CardActions, {
    role: 'hr',
    path: 'employee/IdCards',
    answer: ({ url }) =>
      url === 'hr/id-cards/print'
        ? { jobId: 'j1', cards: 3 }
        : { ...job, progress, result: { fileId: 'f1' } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Print new cards' }));
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link.getAttribute('href')).toBe('/api/files/f1/content/download');
  expect(calls.filter(({ url }) => url === 'hr/id-cards/print')).toHaveLength(1);
});
