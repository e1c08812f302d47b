import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as counts from './counts.example.js';
import * as kinds from './kinds.example.js';
import * as states from './states.example.js';

export default function BadgesPage() {
  return (
    <KitPage
      title={t('Badges')}
      use={t('A type, status or count beside a name. The usual status needs no badge.')}
      examples={[
        { title: t('Kinds and tags'), module: kinds },
        {
          title: t('States'),
          text: t('A badge where the status matters most, plain text with a dot in rows.'),
          module: states,
        },
        { title: t('Counts and keys'), module: counts },
      ]}
      access={[
        t('Every badge has a word. The dot and the colour only repeat it.'),
        t('The number on a button is hidden from screen readers, so the name of the button says it.'),
      ]}
    />
  );
}
