import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.js';
import { uiKitRoutes } from '../../ui-kit.routes.js';
import * as tones from './alerts/tones.example.js';
import AlertsPage from './alerts/alerts.page.js';
import FormsPage from './forms/forms.page.js';
import ToastsPage from './toasts/toasts.page.js';

/** The regions of a page that are examples, without regions inside them and the notes at the end. */
const examples = () => screen.getAllByLabelText(/^Copy the code of /);

test('the style guide has a page for each part', () => {
  expect(uiKitRoutes.map(({ path }) => path.replace('ui/', '')).toSorted()).toEqual(
    [
      'alerts',
      'badges',
      'board',
      'breadcrumbs',
      'button-group',
      'buttons',
      'calendar',
      'cards',
      'charts',
      'collapse',
      'combobox',
      'dropdown',
      'fields',
      'approval',
      'edit-grid',
      'month-grid',
      'panes',
      'timeline',
      'forms',
      'grid',
      'list-group',
      'modal',
      'nav',
      'navbar',
      'pagination',
      'popover',
      'progress',
      'rich-text',
      'spinner',
      'table',
      'tabs',
      'toasts',
      'tooltip',
      'print',
      'record',
      'viewer',
      'wizard',
    ].toSorted(),
  );
});

test.each(uiKitRoutes.map(({ path, title, load }) => [path, title, load] as const))(
  '%s shows its part alive, with its code and its notes',
  async (path, title, load) => {
    const { default: Page } = await load();
    renderPage(Page, path);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(examples().length).toBeGreaterThanOrEqual(2);
    expect(
      within(screen.getByRole('region', { name: 'Accessibility' })).getAllByRole('listitem'),
    ).not.toEqual([]);
  },
);

test('the code shown and copied is the text of the example that runs', async () => {
  const user = userEvent.setup();
  renderPage(AlertsPage, 'ui/alerts');
  await user.click(screen.getByRole('button', { name: /^Code\s*Four tones$/, expanded: false }));
  const shown = screen.getByRole('region', { name: 'Code of Four tones' }).textContent;
  expect(shown).toContain("import { Note } from '@atrium/ui';");
  expect(shown).toBe(String(Reflect.get(tones, 'source')).trim());
  await user.click(screen.getByRole('button', { name: 'Copy the code of Four tones' }));
  expect(await navigator.clipboard.readText()).toBe(shown);
  await screen.findByText('Copied');
});

test('code that the browser does not copy is shown and selected, to be copied by hand', async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  renderPage(AlertsPage, 'ui/alerts');
  await user.click(screen.getByRole('button', { name: 'Copy the code of Four tones' }));
  await screen.findByText('The browser does not allow copying. It is selected: copy it yourself.');
  expect(window.getSelection()?.toString()).toBe(String(Reflect.get(tones, 'source')).trim());
});

test('the form of the guide is held to its schema', async () => {
  renderPage(FormsPage, 'ui/forms');
  const form = screen.getByRole('region', { name: 'A form with its schema' });
  await userEvent.click(within(form).getByRole('button', { name: 'Book' }));
  await within(form).findByText('Enter a name.');
  expect(document.activeElement).toBe(within(form).getByLabelText(/^Guest/));
});

test('what is done can be undone from its toast', async () => {
  renderPage(ToastsPage, 'ui/toasts');
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  screen.getByText('Nothing here');
});
