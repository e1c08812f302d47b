import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as pills from './pills.example.js';
import * as stack from './stack.example.js';
import * as views from './views.example.js';

export default function NavPage() {
  return (
    <KitPage
      title={t('Navs')}
      use={t('Links between related pages, each with its own address.')}
      examples={[
        { title: t('In a line'), module: pills },
        { title: t('Stacked'), module: stack },
        { title: t('Views of one page'), module: views },
      ]}
      access={[t('The current page is marked with aria-current, not only by its colour.')]}
    />
  );
}
