import '../../shared/add-icons.js';
import { t } from '@atrium/sdk';
import { AppPage } from '../../shared/app-page.js';
import { NotePanes } from './components/note-panes.js';
import { useNotes } from './use-notes.js';

/** Coloured notes, edited in place. */
export default function NotesPage() {
  const notebook = useNotes();
  return (
    <AppPage
      title={t('Notes')}
      action={{ label: t('New note'), icon: 'plus', onPress: notebook.add }}
      search={{ label: t('Search notes'), value: notebook.search, onSearch: notebook.searchFor }}
      status={notebook.status}
      loading={t('Loading notes')}
      failed={t('The notes could not be loaded')}
      onRetry={notebook.retry}
    >
      <NotePanes notebook={notebook} />
    </AppPage>
  );
}
