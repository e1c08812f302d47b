import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as custom from './custom.example.js';
import * as kinds from './kinds.example.js';
import * as loading from './loading.example.js';
import * as undo from './undo.example.js';

export default function ToastsPage() {
  return (
    <KitPage
      title={t('Toasts')}
      use={t('Confirms what was just done, with Undo. It does not repeat what the page already shows.')}
      examples={[
        { title: t('Kinds'), module: kinds },
        { title: t('With Undo'), module: undo, canvas: true },
        { title: t('Long work'), text: t('It stays until the result replaces it.'), module: loading },
        { title: t('Own content'), module: custom },
      ]}
      access={[
        t('Toasts are read out and wait while they have the pointer or the focus.'),
        t('An action in a toast is also available elsewhere.'),
      ]}
    />
  );
}
