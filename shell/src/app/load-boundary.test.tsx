import { lazyPage } from '@atrium/sdk';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { CrashBoundary } from './crash-boundary.js';
import { LoadBoundary } from './load-boundary.js';

beforeEach(() => {
  // React logs what a boundary caught.
  console.error = () => undefined;
});

const show = (page: ReactNode) =>
  render(
    <CrashBoundary>
      <LoadBoundary>
        <Suspense fallback="waiting">{page}</Suspense>
      </LoadBoundary>
    </CrashBoundary>,
  );

test('a script that does not arrive is said, and Retry fetches it again', async () => {
  let arrives = false;
  const Page = lazyPage(async () => {
    await Promise.resolve();
    if (!arrives) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    return { default: () => <h1>The page</h1> };
  });
  show(<Page />);
  await screen.findByRole('heading', { name: 'This page could not be loaded' });
  arrives = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'The page' });
});

test('an error of the page itself is passed on', async () => {
  const Broken = () => {
    throw new Error('a fault');
  };
  show(<Broken />);
  await screen.findByRole('heading', { name: 'Something went wrong on this page' });
});
