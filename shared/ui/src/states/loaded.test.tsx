import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { ShortList } from '../records/short-list.js';
import { renderPage } from '../testing/render-page.js';
import { Loaded } from './loaded.js';
import { allOf, answerOf, type LoadedQuery } from './loaded-query.js';

addIcons(APP_ICONS);

const FAILED = { status: 503, data: { error: { code: 'BUSY', message: 'The server is busy.' } } };
const refetch = jest.fn();
const query = (more: Partial<LoadedQuery<string>>): LoadedQuery<string> => ({
  isFetching: false,
  refetch,
  ...more,
});

const Shown = ({ of }: { of: LoadedQuery<string> }) => (
  <Loaded of={of} title="The note could not be loaded" skeleton={<p>Wait</p>}>
    {(note) => <textarea aria-label="Note" defaultValue={note} />}
  </Loaded>
);

test('a failed refetch keeps what is shown and what is typed in it, and says so', async () => {
  const { rerender } = render(<Shown of={query({})} />);
  screen.getByText('Wait');
  rerender(<Shown of={query({ error: FAILED })} />);
  screen.getByRole('heading', { name: 'The note could not be loaded' });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledTimes(1);
  rerender(<Shown of={query({ data: 'Hello', currentData: 'Hello' })} />);
  await userEvent.type(screen.getByLabelText('Note'), ' world');
  rerender(<Shown of={query({ data: 'Hello', currentData: 'Hello', error: FAILED })} />);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Hello world');
  screen.getByText('This could not be brought up to date. It may have changed since.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledTimes(2);
});

test('a link that the server cannot read leads back, without another try', () => {
  const error = { code: 'VALIDATION_FAILED', message: 'Some fields need your attention.', requestId: 'r' };
  renderPage(() => <Shown of={query({ error: { status: 400, error } })} />, { role: 'hr', path: 'people' });
  screen.getByText('There is nothing at this address. The link may be incomplete.');
  screen.getByRole('link', { name: 'Home' });
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a dialog puts the note inside itself', () => {
  render(
    <Loaded of={query({ data: 'Hello', error: FAILED })} title="The note could not be loaded" placesNote>
      {(text, note) => (
        <section aria-label="Dialog">
          {text} {note}
        </section>
      )}
    </Loaded>,
  );
  within(screen.getByRole('region', { name: 'Dialog' })).getByText(/could not be brought up to date/);
  expect(screen.getAllByText(/could not be brought up to date/)).toHaveLength(1);
});

test('what failed is not shown as what was asked for before', () => {
  render(<Shown of={query({ data: 'Another', currentData: undefined, error: FAILED })} />);
  screen.getByRole('heading', { name: 'The note could not be loaded' });
  expect(screen.queryByLabelText('Note')).toBeNull();
});

test('what was asked for before is the answer while the next is loading, and not once that failed', () => {
  expect(answerOf(query({ data: 'Before', currentData: undefined }))).toBe('Before');
  expect(answerOf(query({ data: 'Before', currentData: undefined, error: FAILED }))).toBeUndefined();
  expect(answerOf(query({ data: 'Now', currentData: 'Now', error: FAILED }))).toBe('Now');
  expect(answerOf(query({ data: 'Always the same', error: FAILED }))).toBe('Always the same');
});

test('several queries are one, with an answer when all have theirs, and only what failed is asked for again', () => {
  const [again, notAgain] = [jest.fn(), jest.fn()];
  const here = query({ data: 'Here', refetch: notAgain });
  const together = (more: Partial<LoadedQuery<string>>) => allOf([here, query({ refetch: again, ...more })]);
  expect(together({ isFetching: true })).toMatchObject({ data: undefined, isFetching: true });
  expect(together({ data: 'There' })).toMatchObject({ data: ['Here', 'There'], error: undefined });
  const next = together({ data: 'Before', currentData: undefined, error: FAILED });
  expect(next).toMatchObject({ data: ['Here', 'Before'], currentData: undefined, error: FAILED });
  next.refetch();
  expect([again.mock.calls.length, notAgain.mock.calls.length]).toEqual([1, 0]);
});

test('a list inside a record counts all rows and shows them on demand', async () => {
  const rows = Array.from({ length: 61 }, (_, at) => ({ id: String(at), name: `Contact ${String(at + 1)}` }));
  const api = {
    useList: ({ limit }: { limit: number }) => {
      const items = rows.slice(0, limit);
      const nextCursor = items.length < rows.length ? 'next' : null;
      const data = { items, nextCursor, total: rows.length, totalIsExact: true };
      return { data, currentData: data, isFetching: false, refetch };
    },
  };
  const { container } = render(
    <ShortList
      api={api}
      query={{ limit: 0 }}
      title="Contacts"
      failed="The contacts could not be loaded"
      empty={{ title: 'No contacts yet', text: 'Add one.' }}
    >
      {(items) => items.map(({ id, name }) => <p key={id}>{name}</p>)}
    </ShortList>,
  );
  expect(container.textContent).toContain('61');
  screen.getByText('50 of 61 are shown.');
  expect(screen.queryByText('Contact 61')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  screen.getByText('Contact 61');
  expect(screen.queryByText(/are shown/)).toBeNull();
});
