import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as navbar from './navbar.example.js';
import * as toolbar from './toolbar.example.js';

export default function NavbarPage() {
  return (
    <KitPage
      title={t('Navbars')}
      use={t('The bar of a page outside the portal’s frame, and the bar above a list.')}
      examples={[
        {
          title: t('A bar with links'),
          text: t('On a phone its links fold behind a button.'),
          module: navbar,
        },
        { title: t('A bar above a list'), module: toolbar },
      ]}
      access={[
        t('The links are in a navigation with a name. The current page is marked.'),
        t('The key / goes to the search of a list.'),
      ]}
    />
  );
}
