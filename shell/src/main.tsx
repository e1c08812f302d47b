import '@atrium/ui/theme.scss';
import { fetchSession, preloadHttp } from '@atrium/sdk';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { prepareFirstPage } from './app/first-page.js';
import { createPortalStore } from './session/portal-store.js';

const store = createPortalStore();

async function start(container: HTMLElement): Promise<void> {
  // index.html shows the spinner meanwhile. With everything at hand the first drawing is the page itself.
  await Promise.all([store.dispatch(fetchSession()), prepareFirstPage(window.location.pathname)]);
  // Only in a transition does React wait for what is as good as there; else it would draw its spinner first, and keep
  // that for at least 300 ms.
  startTransition(() => createRoot(container).render(<App store={store} />));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
void start(root);
// Whoever begins to fill in a form will send it: a failure shows when they do.
window.addEventListener('focusin', () => void preloadHttp().catch(() => undefined), { once: true });
