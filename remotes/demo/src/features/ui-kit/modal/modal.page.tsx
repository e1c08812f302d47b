import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as confirmExample from './confirm.example.js';
import * as dialog from './dialog.example.js';
import * as drawerExample from './drawer.example.js';
import * as formExample from './form.example.js';

export default function ModalPage() {
  return (
    <KitPage
      title={t('Modals')}
      use={t('Something to finish or dismiss before continuing.')}
      examples={[
        { title: t('A dialog'), module: dialog },
        {
          title: t('A form'),
          text: t('After something is typed, a click outside does not close it.'),
          module: formExample,
        },
        {
          title: t('A question'),
          text: t('Only before an action that cannot be undone. Everything else has Undo.'),
          module: confirmExample,
        },
        { title: t('A drawer'), module: drawerExample },
      ]}
      access={[
        t('The focus stays inside and goes back to where it came from.'),
        t('Esc closes; on a phone it is a sheet at the bottom.'),
      ]}
    />
  );
}
