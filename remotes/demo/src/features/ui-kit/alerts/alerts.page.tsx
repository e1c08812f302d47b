import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as action from './action.example.js';
import * as live from './live.example.js';
import * as tones from './tones.example.js';

export default function AlertsPage() {
  return (
    <KitPage
      title={t('Alerts')}
      use={t('A banner above the content it concerns. To confirm an action, use a toast.')}
      examples={[
        { title: t('Four tones'), module: tones },
        {
          title: t('With an action'),
          text: t('One button at the end; more than one belongs into a card.'),
          module: action,
        },
        { title: t('Announced when it appears'), module: live },
      ]}
      access={[
        t('The tone is shown by an icon and by the words, never by colour alone.'),
        t(
          'With `live`, a screen reader reads it out immediately. Use it for results of what the person did.',
        ),
      ]}
    />
  );
}
