import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as gallery from './gallery.example.js';
import * as one from './one.example.js';

export default function ViewerPage() {
  return (
    <KitPage
      title={t('Document viewer')}
      use={t('Images and PDF over the page, with zoom and download. Other files are offered for download.')}
      examples={[
        { title: t('One of several files'), module: gallery },
        { title: t('A single file'), module: one },
      ]}
      access={[
        t('The arrow keys go from file to file, + and − zoom, 0 fits the image again, Esc closes.'),
        t('A PDF has the keys and the search of the browser’s own viewer.'),
      ]}
    />
  );
}
