import { ToastHost } from '@atrium/sdk';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OWN_ROW, PAPER } from '../../testing/assessments.js';
import LinkedPage from './linked.page.js';

const LINK = 'a-link';
const READ = 'assessment-links/read';
const TEST = {
  company: 'Acme',
  opening: 'Designer',
  linkUntil: '2026-12-03T06:00:00.000Z',
  own: OWN_ROW,
};

function show(answer: Answer, hash = `#link=${LINK}`) {
  const Shown = () => (
    <>
      <LinkedPage />
      <ToastHost />
    </>
  );
  const { calls } = renderPage(Shown, { path: `careers/test${hash}`, answer });
  return () => calls.map(({ url, method, body }) => ({ url, method, body }));
}

beforeEach(() => localStorage.clear());

test('an applicant reads what the link is for, starts, and answers are saved by the link alone', async () => {
  const sent = show(({ url, body }) => {
    if (url === READ) return TEST;
    if (!url.endsWith('/answers')) return PAPER;
    const [{ question, seq }] = (body as { answers: [{ question: string; seq: number }] }).answers;
    return { seqs: { [question]: seq }, stale: [], leftMs: 1_000_000, deadlineAt: PAPER.deadlineAt };
  });
  await screen.findByRole('heading', { name: OWN_ROW.assessment.name });
  screen.getByText('Acme invites you to this assessment for your application: Designer.');
  expect(sent()).toEqual([{ url: READ, method: 'POST', body: { link: LINK } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Green' }));
  await screen.findByText(/^Saved /);
  const answers = [{ question: PAPER.questions[0]!.id, value: 'p2', flagged: false, seq: 1 }];
  expect(sent().at(-1)).toEqual({
    url: 'assessment-links/answers',
    method: 'POST',
    body: { link: LINK, id: PAPER.id, answers },
  });
  expect(sent().some(({ url }) => url.includes(LINK) || url.includes('own-'))).toBe(false);
});

test('a link that has expired, and an address without one, answer in words', async () => {
  const message = 'This link has expired. Ask the company for a new one.';
  const error = { code: 'ASSESSMENT_LINK_EXPIRED', message, requestId: 'r' };
  show(() => ({ status: 410, error }));
  await screen.findByText(message);
  cleanup();
  const sent = show(() => TEST, '');
  await screen.findByText(/^Open the link in the email/);
  expect(sent()).toEqual([]);
});

test('whoever has taken it is thanked', async () => {
  const own = { ...OWN_ROW, canStart: false, used: 1, lastAttemptId: PAPER.id, state: 'marking' };
  show(() => ({ ...TEST, own }));
  await screen.findByRole('heading', { name: 'Thank you, your answers are there' });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
