import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as agenda from './agenda.example.js';
import * as views from './views.example.js';

export default function CalendarKitPage() {
  return (
    <KitPage
      title={t('Calendar')}
      use={t('Events by month, week, day or as a list. The page keeps the view and the day in its address.')}
      examples={[
        { title: t('Views'), module: views },
        { title: t('Agenda'), text: t('What a phone shows first.'), module: agenda, canvas: true },
      ]}
      access={[
        t('A month is a grid: arrow keys go from day to day, Page Up and Page Down from month to month.'),
        t('Space picks an event up, arrow keys move it, Shift with them changes its length, Space drops it.'),
      ]}
    />
  );
}
