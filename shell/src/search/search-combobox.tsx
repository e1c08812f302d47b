import { useId, type ReactNode } from 'react';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { HitList, optionId } from './hit-list.js';
import { SearchField } from './search-field.js';
import { SearchState } from './search-state.js';
import { useSearchCombobox } from './use-search-combobox.js';

interface SearchComboboxProps {
  answer: PortalAnswer;
  /** Whether results are shown. */
  open: boolean;
  onOpen?: () => void;
  onClose: () => void;
  autoFocus?: boolean;
  /** Offers what was opened lately, pages and commands while the text is empty, and chooses the first hit. */
  isPalette?: boolean;
  /** Shown after the field: a key, a button. */
  end?: ReactNode;
  /** CSS classes around the results. */
  frame?: string;
}

/** The search field with its results: pages at once, records as soon as the server answers. */
export function SearchCombobox({ autoFocus, end, frame, ...options }: SearchComboboxProps) {
  const listId = useId();
  const { text, type, press, groups, state, shown, ...choice } = useSearchCombobox(options);
  const { active, setActive, pick } = choice;
  const listed = shown && groups.length > 0;
  return (
    <>
      <SearchField
        text={text}
        autoFocus={autoFocus}
        end={end}
        listId={listed ? listId : undefined}
        activeId={active ? optionId(listId, active) : undefined}
        onText={type}
        onPress={options.onOpen}
        onKeyDown={press}
      />
      {shown && (
        <Results frame={frame}>
          {listed && (
            <HitList
              id={listId}
              groups={groups}
              text={text}
              active={active}
              onActive={setActive}
              onPick={pick}
            />
          )}
          <SearchState text={text.trim()} found={listed} {...state} />
        </Results>
      )}
    </>
  );
}

function Results({ frame, children }: { frame: string | undefined; children: ReactNode }) {
  return frame ? <div className={frame}>{children}</div> : children;
}
