import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as long from './long.example.js';
import * as path from './path.example.js';

export default function BreadcrumbsPage() {
  return (
    <KitPage
      title={t('Breadcrumbs')}
      use={t('The way up. The page itself is the title below, not a crumb.')}
      examples={[
        { title: t('A path'), module: path },
        { title: t('A long path wraps'), module: long },
      ]}
      access={[t('It is a list of links inside a navigation with a name of its own.')]}
    />
  );
}
