import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as company from './company.example.js';
import * as team from './team.example.js';

export default function MonthGridPage() {
  return (
    <KitPage
      title={t('Month grid')}
      use={t('A month of many people. A usual day is a dot; only what differs has a letter.')}
      examples={[
        { title: t('A team'), module: team },
        { title: t('A thousand people'), text: t('Names and days stay in sight.'), module: company },
      ]}
      access={[
        t('It is a grid: arrow keys, Home, End, Page Up and Page Down move between days.'),
        t('A tip shows on hover, focus and press. Escape hides it.'),
      ]}
    />
  );
}
