import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as leads from './leads.example.js';
import * as many from './many.example.js';
import * as refused from './refused.example.js';

export default function BoardPage() {
  return (
    <KitPage
      title={t('Board')}
      use={t('Records that go through stages. Each lane shows its count and, if given, its sum.')}
      examples={[
        { title: t('Cards in lanes'), module: leads },
        {
          title: t('A move that the server refuses'),
          text: t('A card shows in its new lane immediately and goes back if the server refuses.'),
          module: refused,
        },
        {
          title: t('Many cards'),
          text: t('Only the cards near the visible part are drawn.'),
          module: many,
        },
      ]}
      access={[
        t('Arrow keys go from card to card. Space lifts a card, arrow keys move it, Space drops it.'),
        t('Escape puts a lifted card back. Each step is announced to screen readers.'),
        t('A finger that rests on a card lifts it and carries it to another lane.'),
        t('The menu of a card moves it without dragging. On a phone one lane shows at a time.'),
      ]}
    />
  );
}
