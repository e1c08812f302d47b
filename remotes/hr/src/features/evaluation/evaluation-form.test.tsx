import { ToastHost } from '@atrium/sdk';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COMPARISON, FORM, RESULT } from '../../testing/evaluations.js';
import SelfPage from './self.page.js';

const URL = `hr/own-evaluation-forms/${FORM.id}`;

function show(path: string, answer: Answer) {
  const Shown = () => (
    <>
      <SelfPage />
      <ToastHost />
    </>
  );
  const { calls } = renderPage(Shown, {
    role: 'employee',
    path,
    answer: (call) => answer(call) ?? { items: [] },
  });
  return () => calls.filter(({ method }) => method !== 'GET').map(({ url, body }) => ({ url, body }));
}

test('what is answered is saved as one types, and submitting says what is missing before it asks', async () => {
  let version = FORM.version;
  const sent = show(`form/selfEvaluation?id=${FORM.id}`, ({ url, method, body }) => {
    if (method === 'GET') return url === URL ? FORM : undefined;
    version += 1;
    return { ...FORM, ...(body as object), version };
  });
  await userEvent.click(await screen.findByRole('radio', { name: '4' }));
  await screen.findByText(/^Saved/);
  expect(sent()).toEqual([{ url: URL, body: { version: 3, answers: { q1: 4 } } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Submit, 1 left' }));
  const words = await screen.findByRole('textbox', { name: 'What went well?' });
  await screen.findByText('Answer this question.');
  await userEvent.type(words, 'The launch');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/^It is read once/);
  await userEvent.click(screen.getAllByRole('button', { name: 'Submit' }).at(-1)!);
  await waitFor(() => expect(sent().at(-1)?.url).toBe(`${URL}/submit`));
  expect(sent().at(-1)?.body).toEqual({ version: 5, answers: { q1: 4, q2: 'The launch' } });
});

test('of two tabs both answers are shown, and the chosen one is saved', async () => {
  let saved = FORM;
  const sent = show(`form/selfEvaluation?id=${FORM.id}`, ({ url, method, body }) => {
    if (url !== URL) return undefined;
    if (method === 'GET') return saved;
    const given = body as { version: number };
    if (given.version === saved.version) return { ...saved, ...given, version: saved.version + 1 };
    return { status: 409, error: { code: 'STALE_VERSION', message: 'Changed meanwhile.', requestId: 'r' } };
  });
  await screen.findByRole('radio', { name: '4' });
  saved = { ...FORM, version: 4, answers: { q1: 2, q2: 'Theirs' } };
  await userEvent.click(screen.getByRole('radio', { name: '4' }));
  await screen.findByText('“Goals” was also changed in another tab. Both are kept until you choose.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep what is here' }));
  await waitFor(() => expect(sent().at(-1)?.body).toEqual({ version: 4, answers: { q1: 4, q2: 'Theirs' } }));
});

test('a published result shows no names of colleagues and is acknowledged once', async () => {
  const sent = show(`form/selfEvaluation?result=${RESULT.id}`, ({ url }) =>
    url.endsWith('/comparison') || url.endsWith('/acknowledge') ? COMPARISON : undefined,
  );
  await screen.findByText('Helps others');
  screen.getByText('A colleague');
  screen.getByText('Plans well');
  screen.getByRole('button', { name: 'Save as PDF' });
  await userEvent.click(screen.getByRole('button', { name: 'Acknowledge' }));
  await waitFor(() =>
    expect(sent()).toEqual([{ url: `hr/evaluation-results/${RESULT.id}/acknowledge`, body: {} }]),
  );
});
