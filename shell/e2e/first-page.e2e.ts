import { expect, test } from '@playwright/test';
import { openDemo } from './support/company.js';

test('the first dashboard asks the server for nothing twice', async ({ page }) => {
  await openDemo(page, 'employee');
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  await expect(page.getByText('Please clock in and out')).toBeVisible();
  const early = ['auth/me', 'portal/resolve', 'settings', 'portal/next-steps'];
  for (const address of [...early, 'announcements?pinned=true&limit=30'])
    expect(asked.filter((one) => one === `/api/${address}`)).toHaveLength(1);
});

test('code of the first page that fails to come ahead is fetched by the page itself', async ({ page }) => {
  let failed = 0;
  await page.route('**/page-auth-login.*.js', (route) =>
    (failed += 1) === 1 ? route.abort() : route.continue(),
  );
  await page.goto('/demo/auth/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(failed).toBe(2);
});
