import '@atrium/ui/theme.scss';
import { fetchSession } from '@atrium/sdk';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { prepareFirstPage } from './app/first-page.js';
import { createPortalStore } from './session/portal-store.js';

const store = createPortalStore();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

void store.dispatch(fetchSession());
prepareFirstPage(window.location.pathname);
createRoot(root).render(<App store={store} />);
