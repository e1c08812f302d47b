import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as accordion from './accordion.example.js';
import * as single from './single.example.js';

export default function CollapsePage() {
  return (
    <KitPage
      title={t('Collapse')}
      use={t('Content that few people need, below a heading that opens it.')}
      examples={[
        { title: t('One line'), module: single, canvas: true },
        { title: t('Only one is open'), module: accordion, canvas: true },
      ]}
      access={[
        t('The line is a heading with a button that says whether it is open.'),
        t('Closed content is hidden from the keyboard and from screen readers too.'),
      ]}
    />
  );
}
