import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as links from './links.example.js';
import * as tabs from './tabs.example.js';

export default function TabsPage() {
  return (
    <KitPage
      title={t('Tabs')}
      use={t('Panels in the same place. When each view has its own address, use links.')}
      examples={[
        { title: t('Panels'), module: tabs },
        { title: t('Views with addresses'), module: links },
      ]}
      access={[
        t('Tab goes to the chosen tab, the arrows choose the next one, Home and End the first and the last.'),
      ]}
    />
  );
}
