import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPage, renewFailedPages } from './lazy-page.js';

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state: { message: string | null } = { message: null };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

const arrived = { default: () => <p>The page</p> };

function createPage(failures: number) {
  let asked = 0;
  const Page = lazyPage(async () => {
    asked += 1;
    if (asked <= failures) throw new Error(`no answer ${String(asked)}`);
    return arrived;
  });
  return { Page, asked: () => asked };
}

function show(Page: ComponentType) {
  return render(
    <Boundary>
      <Suspense fallback="waiting">
        <Page />
      </Suspense>
    </Boundary>,
  );
}

beforeEach(() => {
  // React logs what a boundary caught.
  console.error = () => undefined;
});

test('one failure is not seen', async () => {
  const { Page, asked } = createPage(1);
  show(Page);
  await screen.findByText('The page');
  expect(asked()).toBe(2);
});

test('a page that failed twice stays failed until it is renewed', async () => {
  const { Page, asked } = createPage(2);
  const first = show(Page);
  await screen.findByText('no answer 2');
  first.unmount();
  const second = show(Page);
  await screen.findByText('no answer 2');
  second.unmount();
  expect(asked()).toBe(2);
  renewFailedPages();
  show(Page);
  await screen.findByText('The page');
  expect(asked()).toBe(3);
});

test('a try that hung is not made once more, whether it began ahead or not', async () => {
  const now = jest.spyOn(performance, 'now');
  const began = performance.now();
  let asked = 0;
  let giveUp: () => void = () => undefined;
  const Page = lazyPage(async () => {
    asked += 1;
    await new Promise<void>((resolve) => (giveUp = resolve));
    now.mockReturnValue(began + 120_000);
    throw new Error(`no answer ${String(asked)}`);
  });
  const ahead = Page.preload().catch(() => undefined);
  show(Page);
  giveUp();
  await screen.findByText('no answer 1');
  await ahead;
  expect(asked).toBe(1);
  now.mockRestore();
});
