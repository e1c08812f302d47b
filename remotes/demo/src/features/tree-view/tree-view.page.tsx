import { t } from '@atrium/sdk';
import { Button, Card, NoMatchState, Page, SearchBox, Toolbar, useSearchParams } from '@atrium/ui';
import { ChosenCard } from './components/chosen-card.js';
import { Tree } from './components/tree.js';
import { useTree } from './use-tree.js';

/** Folders and files as a tree, to search, open and check. */
export default function TreeViewPage() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const find = (value: string) => setParams(value ? { search: value } : {}, { replace: true });
  const tree = useTree(search);
  return (
    <Page title={t('Tree view')} toolbar={<TreeToolbar tree={tree} search={search} onSearch={find} />}>
      <div className="at-grid">
        <div className="at-c8">
          {tree.lines.length === 0 ? (
            <NoMatchState onClear={() => find('')} />
          ) : (
            <Card fill="rows">
              <Tree tree={tree} />
            </Card>
          )}
        </div>
        <div className="at-c4">
          <ChosenCard files={tree.chosen} size={tree.size} onRemove={tree.toggleCheck} onClear={tree.clear} />
        </div>
      </div>
    </Page>
  );
}

interface TreeToolbarProps {
  tree: ReturnType<typeof useTree>;
  search: string;
  onSearch: (value: string) => void;
}

function TreeToolbar({ tree: { searching, openAll, closeAll }, search, onSearch }: TreeToolbarProps) {
  return (
    <Toolbar
      end={
        <>
          <Button size="sm" disabled={searching} onClick={openAll}>
            {t('Open all')}
          </Button>
          <Button size="sm" disabled={searching} onClick={closeAll}>
            {t('Close all')}
          </Button>
        </>
      }
    >
      <SearchBox label={t('Search files')} value={search} onSearch={onSearch} />
    </Toolbar>
  );
}
