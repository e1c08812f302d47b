import { toast, ToastHost } from '@atrium/sdk';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../testing/index.js';
import { InPlaceText } from './lazy-in-place-text.js';

const KEPT = 'What you wrote is kept and shown when you change it again.';
const NEWS = 'Someone else has changed this text meanwhile.';
const refused = Object.assign(new Error('refused'), {
  isAxiosError: true,
  response: { status: 422, data: { error: { code: 'INVALID', message: 'Too long.', requestId: 'r' } } },
});
let records = 0;

/** A page with a text in its place, which can be left, and the requests to save it, which wait for their answer. */
async function show() {
  const id = `t${String((records += 1))}`;
  const sent: { text: string; answer: (refusal?: Error) => void }[] = [];
  function Page() {
    const [value, setValue] = useState('Warm light');
    const [there, setThere] = useState(true);
    const save = (text: string) =>
      new Promise<void>((resolve, reject) => {
        const answer = (refusal?: Error) => {
          if (refusal) reject(refusal);
          else {
            setValue(text);
            resolve();
          }
        };
        sent.push({ text, answer });
      });
    return (
      <>
        <ToastHost />
        <p>Another text</p>
        <button onClick={() => setValue('Cold light')}>Someone else writes</button>
        <button onClick={() => setValue('Dim light')}>Someone else writes again</button>
        <button onClick={() => setThere((shown) => !shown)}>Leave or return</button>
        {there && (
          <InPlaceText
            lines
            label="Description"
            place={{ kind: 'task', id, field: 'description' }}
            value={value}
            onSave={save}
          />
        )}
      </>
    );
  }
  renderPage(Page, { path: 'employee' });
  await screen.findByRole('button', { name: 'Change Description' });
  return { sent };
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Change Description' }));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
const type = (text: string) => userEvent.type(field(), text);
/** Something that happens without the reader, whose field keeps the focus. */
const happens = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** As a press does, which takes the focus from the field. */
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => act(() => toast.dismiss()));

test('what someone else wrote meanwhile is said before it is replaced', async () => {
  const { sent } = await show();
  await open();
  await type(' only');
  happens('Someone else writes');
  await userEvent.tab();
  expect((await screen.findByRole('alert')).textContent).toContain(NEWS);
  expect([sent, field().value]).toEqual([[], 'Warm light only']);
  await type('{Control>}{Enter}{/Control}');
  expect(sent.map(({ text }) => text)).toEqual(['Warm light only']);
  await act(async () => sent[0]!.answer());
  await screen.findByText('Warm light only');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

test('refused, then changed by someone else, each of their texts is said before it is replaced', async () => {
  const { sent } = await show();
  const save = () => type('{Control>}{Enter}{/Control}');
  const note = async () => (await screen.findByRole('alert')).textContent;
  await open();
  await type(' only');
  await save();
  await act(async () => sent[0]!.answer(refused));
  expect(await note()).toContain('Too long.');
  happens('Someone else writes');
  await save();
  expect([await note(), sent.length]).toEqual([expect.stringContaining(NEWS), 1]);
  happens('Someone else writes again');
  await save();
  expect([await note(), sent.length]).toEqual([expect.stringContaining(NEWS), 1]);
  await save();
  expect(sent.map(({ text }) => text)).toEqual(['Warm light only', 'Warm light only']);
});

test('closed over what someone else wrote, a text is kept, shown when it is changed again, and given up by Esc', async () => {
  const { sent } = await show();
  await open();
  await type(' only');
  happens('Someone else writes');
  await press('Leave or return');
  await screen.findByText('Description was not saved');
  screen.getByText(KEPT);
  await press('Leave or return');
  await screen.findByText('Cold light');
  screen.getByText('Not saved yet');
  await open();
  expect(field().value).toBe('Warm light only');
  // It is still not put in the place of theirs unasked.
  await type('{Control>}{Enter}{/Control}');
  expect((await screen.findByRole('alert')).textContent).toContain(NEWS);
  expect(sent).toEqual([]);
  await type('{Escape}');
  expect(screen.queryByText('Not saved yet')).toBeNull();
  await open();
  expect(field().value).toBe('Cold light');
});

test('a page that goes without the field being left keeps what was written', async () => {
  const { sent } = await show();
  await open();
  await type(' only');
  happens('Leave or return');
  await screen.findByText('Description was not saved');
  happens('Leave or return');
  await open();
  expect(field().value).toBe('Warm light only');
  await type('{Control>}{Enter}{/Control}');
  await act(async () => sent[0]!.answer());
  await screen.findByText('Warm light only');
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
});

test('what is refused after the page was closed is kept, with the reason', async () => {
  const { sent } = await show();
  await open();
  await type(' only');
  await press('Leave or return');
  expect(sent.map(({ text }) => text)).toEqual(['Warm light only']);
  await act(async () => sent[0]!.answer(refused));
  await screen.findByText('Too long.');
  screen.getByText(KEPT);
  await press('Leave or return');
  await open();
  expect(field().value).toBe('Warm light only');
});

test('opened again while it is saved, it is not closed by that, and its own text is no news', async () => {
  const { sent } = await show();
  await open();
  await type(' only{Control>}{Enter}{/Control}{Escape}');
  await open();
  await type(' and soft');
  await act(async () => sent[0]!.answer());
  expect(field().value).toBe('Warm light and soft');
  await type('{Control>}{Enter}{/Control}');
  expect(sent.map(({ text }) => text)).toEqual(['Warm light only', 'Warm light and soft']);
});

test('words of it can be marked, and a press without that opens it', async () => {
  await show();
  const text = screen.getByText('Warm light');
  expect(screen.queryByRole('button', { name: 'Warm light' })).toBeNull();
  getSelection()?.selectAllChildren(text);
  fireEvent.click(text);
  expect(screen.queryByRole('textbox')).toBeNull();
  // What is marked elsewhere is another matter.
  getSelection()?.selectAllChildren(screen.getByText('Another text'));
  fireEvent.click(text);
  expect(field().value).toBe('Warm light');
});
