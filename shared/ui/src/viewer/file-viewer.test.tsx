import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { FileViewer } from './lazy-file-viewer.js';
import type { ViewedFile } from './viewer.types.js';
import { nextZoom } from './zoom.rules.js';

addIcons(APP_ICONS);

const file = (id: string, name: string, type: string): ViewedFile => ({
  id,
  name,
  type,
  url: `/api/files/${id}/content/full`,
  download: `/api/files/${id}/content/download`,
});
const FILES = [
  file('1', 'Photo.webp', 'image/webp'),
  file('2', 'Contract.pdf', 'application/pdf'),
  file('3', 'Plan.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
];

async function show(open: string, able: boolean) {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: able });
  let closed = 0;
  render(
    <Suspense>
      <FileViewer files={FILES} open={open} onClose={() => (closed += 1)} />
    </Suspense>,
  );
  const dialog = await screen.findByRole('dialog');
  return { dialog, view: within(dialog), closed: () => closed };
}

test('zoom stays within its ends', () => {
  expect([nextZoom(1, -1), nextZoom(1, 1), nextZoom(3, 1), nextZoom(4, 1)]).toEqual([1, 1.5, 4, 4]);
});

test('an image is zoomed and the files are gone through by button and by key', async () => {
  const user = userEvent.setup();
  const { dialog, view, closed } = await show('1', false);
  view.getByRole('img', { name: 'Photo.webp' });
  await user.click(view.getByRole('button', { name: 'Zoom in' }));
  view.getByText('150%');
  await user.keyboard('0');
  view.getByText('100%');
  expect(view.getByRole('button', { name: 'Previous file' }).ariaDisabled).toBe('true');
  await user.click(view.getByRole('button', { name: 'Next file' }));
  within(dialog).getByRole('heading', { name: 'Contract.pdf' });
  view.getByText('This browser cannot show PDF files. Download it.');
  await user.keyboard('{ArrowRight}');
  view.getByText('This kind of file cannot be shown here. Download it.');
  expect(view.getByRole('link', { name: 'Download' }).getAttribute('href')).toContain('/3/content/download');
  await user.keyboard('{Escape}');
  expect(closed()).toBe(1);
});

test('a PDF is framed as a PDF whatever its bytes are; a failure can be retried', async () => {
  const made: string[] = [];
  const fetched = jest
    .fn<typeof fetch>()
    .mockResolvedValueOnce({ ok: false } as Response)
    .mockResolvedValue({ ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(3)) } as Response);
  Object.assign(globalThis, { fetch: fetched });
  Object.assign(URL, {
    createObjectURL: ({ type }: Blob) => {
      made.push(type);
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  const { view } = await show('2', true);
  await userEvent.click(await view.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(view.getByTitle('Contract.pdf').getAttribute('src')).toBe('blob:x'));
  expect(made).toEqual(['application/pdf']);
});
