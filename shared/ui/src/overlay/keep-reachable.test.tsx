import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useSubmit } from '../form/use-submit.js';
import { Dialog } from './dialog.js';
import { FormDialog } from './form-dialog.js';
import { keepReachable } from './keep-reachable.js';

class Observer {
  constructor(private readonly look: () => void) {}
  observe = () => this.look();
  disconnect = () => undefined;
}

beforeEach(() => Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: Observer }));
afterEach(() => {
  Reflect.deleteProperty(window, 'ResizeObserver');
  jest.restoreAllMocks();
});

const Part = ({ button }: { button?: boolean }) => (
  <div data-testid="part" ref={keepReachable}>
    A long text
    {button && <button type="button">Copy</button>}
  </div>
);

const part = () => screen.getByTestId('part');

test('a part of words that scrolls is a stop of the keyboard until it has one inside', async () => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const { rerender } = render(<Part />);
  expect(part().tabIndex).toBe(0);
  rerender(<Part button />);
  await waitFor(() => expect(part().hasAttribute('tabindex')).toBe(false));
});

test('the focus is not lost when a button comes inside', async () => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const { rerender } = render(<Part />);
  part().focus();
  rerender(<Part button />);
  await screen.findByRole('button');
  // What watches the contents is told before this.
  await Promise.resolve();
  expect(part().tabIndex).toBe(0);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' }));
  expect(part().hasAttribute('tabindex')).toBe(false);
});

function Question() {
  const form = useSubmit({ names: [], submit: () => Promise.resolve() });
  return (
    <FormDialog title="Add holidays" form={form} submitLabel="Add" onClose={() => undefined}>
      A long list
    </FormDialog>
  );
}

const DIALOGS: [string, ReactNode][] = [
  [
    'Terms',
    <Dialog key="words" title="Terms" onClose={() => undefined}>
      A long text
    </Dialog>,
  ],
  ['Add holidays', <Question key="form" />],
];

test.each(DIALOGS)('in the dialog %s it is a region of its name', async (name, dialog) => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  render(dialog);
  expect((await screen.findByRole('region', { name })).tabIndex).toBe(0);
});

test('a part that fits is none', () => {
  render(<Part />);
  expect(part().hasAttribute('tabindex')).toBe(false);
});
