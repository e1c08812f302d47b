import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as cursor from './cursor.example.js';
import * as pages from './pages.example.js';

export default function PaginationPage() {
  return (
    <KitPage
      title={t('Pagination')}
      use={t('Numbered pages where the count is known, a cursor where a list can be any length.')}
      examples={[
        {
          title: t('By number'),
          text: t('The row keeps its length, so the buttons stay under the pointer.'),
          module: pages,
        },
        { title: t('The foot of a list'), module: cursor },
      ]}
      access={[t('Every number is a button named “Page 6”, and the current one is marked.')]}
    />
  );
}
