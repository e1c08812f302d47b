import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
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

test('a part that fits is none', () => {
  render(<Part />);
  expect(part().hasAttribute('tabindex')).toBe(false);
});
