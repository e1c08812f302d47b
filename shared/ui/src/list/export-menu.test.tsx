import { http, ToastHost } from '@atrium/sdk';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/index.js';
import { ExportMenu } from './export-menu.js';

const saved: string[] = [];
const DISPOSITION = `attachment; filename="people.csv"; filename*=UTF-8''${encodeURIComponent('लोग.csv')}`;

beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = function save() {
    saved.push(`${this.download} ${this.href}`);
  };
});

/** Answers with bytes, as the server does. */
function answer(answers: readonly { status: number; body: string; type: string }[]) {
  const asked: unknown[] = [];
  const page = renderPage(
    () => (
      <>
        <ExportMenu list="hr.employees" query={{ search: 'asha', sort: undefined }} />
        <ToastHost />
      </>
    ),
    { path: 'employee' },
  );
  http.defaults.adapter = (config) => {
    const given = answers[asked.length];
    asked.push([config.url, config.timeout]);
    if (!given) return Promise.reject(Object.assign(new Error('cut'), { isAxiosError: true }));
    const { status, body, type } = given;
    const headers = { 'content-disposition': DISPOSITION };
    const response = { data: new Blob([body], { type }), status, statusText: '', headers, config };
    if (status < 400) return Promise.resolve(response);
    return Promise.reject(Object.assign(new Error('refused'), { isAxiosError: true, response }));
  };
  return { ...page, asked };
}

const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const CSV = { status: 200, body: 'Name', type: 'text/csv' };

test('the list is saved under the name that the server gives it', async () => {
  const { asked } = answer([CSV]);
  await press('Text (CSV)');
  await waitFor(() => expect(saved).toEqual(['लोग.csv blob:made']));
  expect(asked).toEqual([['exports?list=hr.employees&format=csv&search=asha', 0]]);
  await waitFor(() => expect(screen.queryByText('The file is being written.')).toBeNull());
});

test('a refusal is said on the page, and pressing again gets the file', async () => {
  const error = { code: 'INTERNAL', message: 'Something went wrong on our side.', requestId: 'r' };
  answer([{ status: 500, body: JSON.stringify({ error }), type: 'application/json' }, CSV]);
  await press('Text (CSV)');
  await screen.findByText('Something went wrong on our side.');
  expect(screen.getByText('The file could not be downloaded')).toBeTruthy();
  expect(saved).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('a second press while the file is being written asks for no second one', async () => {
  answer([]);
  let arrive = (): void => undefined;
  const asked: unknown[] = [];
  http.defaults.adapter = (config) => {
    asked.push(config.url);
    return new Promise((resolve) => {
      arrive = () => resolve({ data: new Blob(['Name']), status: 200, statusText: '', headers: {}, config });
    });
  };
  await press('Text (CSV)');
  await screen.findByText('The file is being written.');
  await press('Text (CSV)');
  expect(asked).toHaveLength(1);
  arrive();
  await waitFor(() => expect(saved).toHaveLength(1));
  await press('Text (CSV)');
  expect(asked).toHaveLength(2);
  arrive();
  await waitFor(() => expect(saved).toHaveLength(2));
});

test('a connection that is cut before the end saves nothing and is said', async () => {
  answer([]);
  await press('Excel (XLSX)');
  await screen.findByText('The portal cannot be reached. Check your connection and try again.');
  expect(saved).toEqual([]);
});
