import { expectAccessible, FEW_LOOKS, looksOf } from './support/accessibility.js';
import { enterDemo, openDemo, openMail } from './support/company.js';
import { expect, test } from './support/portal-test.js';

const publicPages = [
  ['/', 'Run the whole agency from one place.'],
  ['/signup', 'Create your company'],
  ['/companyCode', 'Which company?'],
  ['/demo/auth/login', 'Sign in'],
  ['/demo/auth/recoverpwd', 'Forgot your password?'],
  ['/employee/Onboarding#token=not-a-token-of-anybody', 'This invitation is not valid'],
  ['/no/such/page', 'Page not found'],
] as const;

for (const [turn, [path, heading]] of publicPages.entries()) {
  test(`${path} for everybody`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expectAccessible(page, looksOf(turn));
  });
}

// sweep.e2e.ts visits every page of a company; these have no place of their own.
for (const [turn, path] of ['search?q=rao', 'nowhere'].entries()) {
  test(`${path} for an admin`, async ({ page }) => {
    await enterDemo(page, 'admin', path);
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectAccessible(page, looksOf(turn));
  });
}

test('the reference of the API, light and dark, with an operation open', async ({ page }) => {
  await page.goto('/api/docs#/User/UserController_list');
  await expect(page.getByText(/^Staff with the permission/)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, FEW_LOOKS.slice(-1));
  }
});

test('a page that the role does not open', async ({ page }) => {
  await enterDemo(page, 'employee', 'admin/users');
  await page.getByRole('heading', { name: '401 - Access Denied' }).waitFor();
  await expectAccessible(page);
});

test('the client’s page', async ({ page }) => {
  await openDemo(page, 'client');
  await expectAccessible(page);
});

test('the page on which a guest from outside answers', async ({ page }) => {
  await enterDemo(page, 'employee');
  const email = `guest-${crypto.randomUUID()}@out.example`;
  const made = await page.request.post('/api/calendar/events', {
    headers: { origin: new URL(page.url()).origin, 'idempotency-key': crypto.randomUUID() },
    data: {
      owner: { kind: 'person' },
      title: 'Pitch',
      place: 'Studio',
      link: null,
      description: 'Bring boards',
      category: null,
      zone: 'Asia/Kolkata',
      start: '2030-06-17T10:00',
      end: '2030-06-17T11:00',
      rule: 'FREQ=WEEKLY',
      roomId: null,
      visibility: 'normal',
      busy: true,
      state: 'confirmed',
      guestIds: [],
      outsideGuests: [email],
      reminders: [],
    },
  });
  expect(made.status()).toBe(201);
  await openMail(page, email);
  await page.getByRole('link', { name: /answer=yes$/ }).click();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await page.getByRole('button', { name: 'Propose another time' }).click();
  await expectAccessible(page, FEW_LOOKS);
});

test('a form in a dialog, with its faults', async ({ page }) => {
  await enterDemo(page, 'admin', 'admin/users');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByText('Enter a name.')).toHaveCount(2);
  await expectAccessible(page, FEW_LOOKS);
});

test('the keyboard alone: past the menu, into the profile menu and out', async ({ page }) => {
  await enterDemo(page, 'admin', 'admin/users');
  // A page that is still loading may take the focus when it is there.
  await page.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: /^Profile of/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Online' })).toBeFocused();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Profile of/ })).toBeFocused();
});

test('the phone’s menu keeps the focus, and closes by Esc and by a press beside it', async ({ page }) => {
  await enterDemo(page, 'employee');
  await page.setViewportSize({ width: 768, height: 900 });
  const opener = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await opener.click();
  await expect(drawer).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    // After the last field the browser itself has the focus (the body), never the page behind the drawer.
    await expect(page.locator('#root :focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(700, 500);
  await expect(drawer).toBeHidden();
});
