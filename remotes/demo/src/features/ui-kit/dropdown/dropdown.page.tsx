import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as menu from './menu.example.js';
import * as panel from './panel.example.js';
import * as row from './row.example.js';

export default function DropdownPage() {
  return (
    <KitPage
      title={t('Dropdowns')}
      use={t('A menu for actions that need no button of their own, or a small sheet below a button.')}
      examples={[
        { title: t('A menu of actions'), module: menu },
        { title: t('The menu of a row'), module: row },
        { title: t('A small sheet'), module: panel },
      ]}
      access={[
        t('Enter or the arrow down opens a menu, arrows move in it, Esc closes it and gives the focus back.'),
        t('An action that cannot be undone comes last, after a line, in red and with its own word.'),
      ]}
    />
  );
}
