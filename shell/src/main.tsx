import '@atrium/ui/theme.scss';
import { addTextSource, loadSender } from '@atrium/sdk';
import { createRoot } from 'react-dom/client';
import { App } from './entry/app.js';
import { createCompanyArea } from './entry/company-area.js';
import { prepareFirstPage } from './entry/first-page.js';
import { trustOwnFiles } from './federation/own-files.js';
import { firstTexts } from './language/first-texts.js';
import { startLanguage } from './language/language.js';
import { createPortalStore } from './session/portal-store.js';

const store = createPortalStore();
const companyArea = createCompanyArea(store);

async function start(container: HTMLElement): Promise<void> {
  // index.html shows a spinner meanwhile. When everything is loaded, the first render is the page itself.
  const { pathname } = window.location;
  void addTextSource(firstTexts);
  await Promise.all([prepareFirstPage({ pathname, store, companyArea }), startLanguage()]);
  createRoot(container).render(<App store={store} companyArea={companyArea} />);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
void start(root);
// A person who begins to fill in a form will send it; a failure shows when they do.
const prepareForMore = () => void Promise.allSettled([loadSender(), trustOwnFiles()]);
window.addEventListener('focusin', prepareForMore, { once: true });
