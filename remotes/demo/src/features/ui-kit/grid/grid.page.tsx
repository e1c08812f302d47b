import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as columns from './columns.example.js';
import * as lines from './lines.example.js';
import * as stack from './stack.example.js';

export default function GridPage() {
  return (
    <KitPage
      title={t('Grid')}
      use={t('Twelve columns with a gap of 16 px. Below 1200 px, they are stacked.')}
      examples={[
        { title: t('Twelve columns'), module: columns, canvas: true },
        { title: t('Stacks'), module: stack, canvas: true },
        {
          title: t('One line'),
          text: t('Text that is too long is cut at the end of the line.'),
          module: lines,
        },
      ]}
      access={[t('The order on the screen is the order of the document, also where columns fold.')]}
    />
  );
}
