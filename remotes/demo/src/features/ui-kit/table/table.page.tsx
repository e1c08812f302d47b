import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as selection from './selection.example.js';
import * as sorted from './sorted.example.js';
import * as states from './states.example.js';

export default function TablePage() {
  return (
    <KitPage
      title={t('Table')}
      use={t('Rows of one kind that people compare, sort and act on.')}
      examples={[
        { title: t('Sorted, with rows that open'), module: sorted },
        { title: t('Selected rows'), module: selection },
        { title: t('Loading, empty, no match, failed'), module: states },
      ]}
      access={[
        t('Arrow keys move through the rows, Enter opens one, Space selects it, Esc clears the selection.'),
        t('On a phone each row is a card with the same content.'),
      ]}
    />
  );
}
