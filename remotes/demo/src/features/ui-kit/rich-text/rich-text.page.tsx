import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as read from './read.example.js';
import * as write from './write.example.js';

export default function RichTextPage() {
  return (
    <KitPage
      title={t('Rich text')}
      use={t('For texts of several lines with lists, links and mentions. A short note is a text area.')}
      examples={[
        {
          title: t('Writing'),
          text: t('What is pasted keeps bold, italics, lists and links, and nothing else.'),
          module: write,
        },
        { title: t('Reading'), text: t('Drawn without the editor.'), module: read },
      ]}
      access={[
        t('Ctrl+B is bold, Ctrl+I italic, Ctrl+Shift+8 a list, Ctrl+Z undoes.'),
        t('Each button says whether it is on.'),
      ]}
    />
  );
}
