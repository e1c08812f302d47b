import { SEARCH_TEXT_MAX } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Icon } from '@atrium/ui';
import type { KeyboardEvent, ReactNode } from 'react';

interface SearchFieldProps {
  text: string;
  onText: (text: string) => void;
  /** Called by a press on the field. */
  onPress?: (() => void) | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Id of the list of results while it is shown. */
  listId: string | undefined;
  /** Id of the chosen result. */
  activeId: string | undefined;
  autoFocus?: boolean;
  end?: ReactNode;
}

/** The search field: a combobox whose list is elsewhere. */
export function SearchField({ text, onText, onPress, listId, activeId, end, ...rest }: SearchFieldProps) {
  return (
    <div className="at-search-in" role="search" aria-label={t('Search')}>
      <Icon name="search" />
      <input
        {...rest}
        type="search"
        role="combobox"
        aria-label={t('Search the portal')}
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-keyshortcuts="Control+K Meta+K"
        autoComplete="off"
        maxLength={SEARCH_TEXT_MAX}
        placeholder={t('Search & Enter')}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onClick={onPress}
      />
      {end}
    </div>
  );
}
