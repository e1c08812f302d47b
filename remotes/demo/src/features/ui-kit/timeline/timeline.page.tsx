import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as fixed from './fixed.example.js';
import * as plan from './plan.example.js';

export default function TimelinePage() {
  return (
    <KitPage
      title={t('Timeline')}
      use={t('Work on its days, with arrows to what waits for it. A move shows what it affects.')}
      examples={[
        {
          title: t('A plan'),
          text: t('Drag a bar, or one of its ends. Nothing else moves automatically.'),
          module: plan,
        },
        { title: t('A plan to read'), module: fixed },
      ]}
      access={[
        t('Shift with the arrow keys moves a bar by a day, Alt with the arrow keys moves its end.'),
        t('Each bar says its name, its days and where it would move.'),
      ]}
    />
  );
}
