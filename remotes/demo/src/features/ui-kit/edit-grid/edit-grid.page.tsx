import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as large from './large.example.js';
import * as small from './small.example.js';

export default function EditGridPage() {
  return (
    <KitPage
      title={t('Editable grid')}
      use={t('Many figures that people type or paste, as in a spreadsheet. For a few fields use a form.')}
      examples={[
        {
          title: t('A small sheet of figures'),
          text: t('Paste cells from a spreadsheet. What cannot be changed is listed below with its reason.'),
          module: small,
        },
        {
          title: t('A thousand rows'),
          text: t('Only the cells near the visible part are drawn.'),
          module: large,
        },
      ]}
      access={[
        t(
          'Arrow keys, Home, End, Page Up and Page Down move; Shift selects; Ctrl with arrow keys goes to the edges.',
        ),
        t('Enter or F2 opens a cell, Tab and Enter save it, Escape leaves it. Ctrl+Z undoes, Ctrl+Y redoes.'),
        t('Cells that cannot be changed are read out as read-only.'),
      ]}
    />
  );
}
