import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.js';
import { uiKitRoutes } from '../../ui-kit.routes.js';
import * as tones from './alerts/tones.example.js';
import AlertsPage from './alerts/alerts.page.js';
import FormsPage from './forms/forms.page.js';
import ToastsPage from './toasts/toasts.page.js';

/** The regions of a page that are examples, without regions inside them and the notes at the end. */
const examples = () => screen.getAllByRole('button', { name: /^Copy the code of / });

        'combobox',
