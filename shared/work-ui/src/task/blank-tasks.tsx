import { t } from '@atrium/sdk';
import { Button, EmptyState, NoMatchState, Note, useSearchParams } from '@atrium/ui';
import { NARROWING, type LayoutProps } from './layouts.js';
import { firstUse } from './first-use.js';
import { TemplateButton } from './page-buttons.js';
import { useMayAdd } from './use-may-add.js';

export const isNarrowed = (layout: LayoutProps): boolean =>
  Boolean(layout.quick) || NARROWING.some((name) => layout[name] !== '');

function useAddress() {
  const [, setParams] = useSearchParams();
  const change = (how: (params: URLSearchParams) => void) =>
    setParams(
      (before) => {
        how(before);
        return before;
      },
      { replace: true },
    );
  return {
    onNew: () => change((params) => params.set('new', '1')),
    onClear: () => change((params) => ['quick', ...NARROWING].forEach((name) => params.delete(name))),
  };
}

/** In place of a layout without tasks: the first step, or the way back to all of them. */
export function BlankTasks(props: LayoutProps) {
  const { onNew, onClear } = useAddress();
  const mayAdd = useMayAdd();
  if (isNarrowed(props)) return <NoMatchState onClear={onClear} />;
  return (
    <EmptyState
      {...firstUse()}
      actions={
        mayAdd && (
          <>
            <Button size="sm" variant="primary" icon="plus" onClick={onNew}>
              {t('New task')}
            </Button>
            <TemplateButton />
          </>
        )
      }
    />
  );
}

/** Above days on which a filter leaves nothing. */
export function NothingLeft() {
  const { onClear } = useAddress();
  return (
    <Note tone="info">
      <span className="d-inline-flex flex-wrap align-items-center gap-2">
        {t('Nothing matches your search and filters.')}
        <Button size="xs" onClick={onClear}>
          {t('Clear')}
        </Button>
      </span>
    </Note>
  );
}
