import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { withValues } from '../address/query-values.rules.js';
import { useSearchParams } from '../address/use-search-params.js';
import { useOpenedRecord } from '../records/use-opened-record.js';
import { SearchBox } from './search-box.js';

addIcons(APP_ICONS);

const onSearch = jest.fn();

function Searching({ echo = true }: { echo?: boolean }) {
  const [value, setValue] = useState('');
  const search = (next: string) => {
    onSearch(next);
    if (echo) setValue(next);
  };
  return (
    <>
      <SearchBox label="Search employees" value={value} onSearch={search} />
      <button onClick={() => setValue('from the address')}>Back</button>
    </>
  );
}

function SearchedRows() {
  const [params, setParams] = useSearchParams();
  const { open } = useOpenedRecord(true);
  const search = (next: string) =>
    setParams((before) => withValues(before, { search: next }), { replace: true });
  return (
    <>
      <SearchBox label="Search employees" value={params.get('search') ?? ''} onSearch={search} />
      <button onClick={() => open('e1')}>Riya Kapoor</button>
      <output>{useLocation().search}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search employees' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  onSearch.mockReset();
});
afterEach(() => jest.useRealTimers());

test('searches once, a moment after the last key', () => {
  render(<Searching />);
  type('ri');
  pass(200);
  type('riya');
  pass(249);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch.mock.calls).toEqual([['riya']]);
});

test('Enter searches at once, Esc clears at once', () => {
  render(<Searching />);
  type('riya');
  fireEvent.keyDown(box(), { key: 'Enter' });
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(onSearch.mock.calls).toEqual([['riya'], ['']]);
  expect(box().value).toBe('');
  pass(1000);
  expect(onSearch).toHaveBeenCalledTimes(2);
});

test('what is typed while a search comes back is kept', () => {
  render(<Searching />);
  type('ri');
  act(() => {
    jest.advanceTimersByTime(250);
  });
  type('riy');
  expect(box().value).toBe('riy');
});

test('another search in the address takes the place of the text', () => {
  render(<Searching />);
  type('riya');
  pass(250);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(box().value).toBe('from the address');
});

test('a row that is opened during the pause stays open when the search follows', () => {
  render(<SearchedRows />, { wrapper: MemoryRouter });
  type('riya');
  fireEvent.click(screen.getByRole('button', { name: 'Riya Kapoor' }));
  pass(250);
  expect(screen.getByRole('status').textContent).toBe('?open=e1&search=riya');
});
