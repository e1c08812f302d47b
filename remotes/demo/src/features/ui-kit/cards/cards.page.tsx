import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as card from './card.example.js';
import * as metrics from './metrics.example.js';
import * as rows from './rows.example.js';

export default function CardsPage() {
  return (
    <KitPage
      title={t('Cards')}
      use={t('A block for one topic. Never put a card inside another.')}
      examples={[
        { title: t('Title, actions and footer'), module: card, canvas: true },
        { title: t('Rows'), module: rows, canvas: true },
        { title: t('Figures'), module: metrics, canvas: true },
      ]}
      access={[t('A card is a region with the name of its title, so screen readers can jump to it.')]}
    />
  );
}
