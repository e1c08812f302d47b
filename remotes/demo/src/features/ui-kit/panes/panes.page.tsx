import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as three from './three.example.js';
import * as two from './two.example.js';

export default function PanesPage() {
  return (
    <KitPage
      title={t('Panes')}
      use={t(
        'A list, the record opened from it, and facts about it. On a page of fill “work” they take its height.',
      )}
      examples={[
        { title: t('Three panes'), module: three },
        { title: t('Two panes'), module: two },
      ]}
      access={[
        t('Each pane has a name. On a tablet a button shows the facts, on a phone one pane shows at a time.'),
      ]}
    />
  );
}
