import { t } from '@atrium/sdk';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../class-names.js';
import { Icon } from '../../icon/icon.js';
import type { ComboboxOption } from './combobox.types.js';
import { isNew } from './use-offers.js';

/** The measures of combobox.scss. */
const ROW_PX = 36;
const LIST_PX = 288;

type Start = ((option: ComboboxOption) => ReactNode) | undefined;

interface OptionListProps {
  options: readonly ComboboxOption[];
  /** Index of the highlighted one. */
  active: number;
  isChosen: (option: ComboboxOption) => boolean;
  /** The list, which scrolls. */
  list: HTMLDivElement | null;
  listProps: ComponentProps<'div'>;
  rowProps: (option: ComboboxOption, index: number) => ComponentProps<'div'>;
  start: Start;
}

/** The rows of an open list; of a long one, only those near the visible part are in the document. */
export function OptionList({ options, active, isChosen, list, listProps, rowProps, start }: OptionListProps) {
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => list,
    estimateSize: () => ROW_PX,
    // The list has a fixed greatest height, so it needs no measuring.
    observeElementRect: (_, tell) => tell({ width: LIST_PX, height: LIST_PX }),
    initialRect: { width: LIST_PX, height: LIST_PX },
    overscan: 4,
  });
  const shown = active >= 0 ? active : options.findIndex(isChosen);
  useEffect(() => {
    if (list && shown >= 0) rows.scrollToIndex(shown, { align: 'auto' });
  }, [rows, list, shown]);
  const drawn = rows.getVirtualItems();
  const before = drawn[0]?.start ?? 0;
  const after = rows.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <div {...listProps} className="at-options" hidden={options.length === 0}>
      <div role="presentation" style={{ blockSize: before }} />
      {drawn.map(({ index }) => {
        const option = options[index];
        if (!option) return null;
        const place = { 'aria-posinset': index + 1, 'aria-setsize': options.length };
        return (
          <OptionRow
            key={option.value}
            row={{ ...rowProps(option, index), ...place }}
            active={active === index}
            chosen={isChosen(option)}
            option={option}
            start={start}
          />
        );
      })}
      <div role="presentation" style={{ blockSize: after }} />
    </div>
  );
}

interface OptionRowProps {
  option: ComboboxOption;
  active: boolean;
  chosen: boolean;
  start: Start;
  row: ComponentProps<'div'>;
}

function OptionRow({ option, active, chosen, start, row }: OptionRowProps) {
  const fresh = isNew(option);
  return (
    <div {...row} className={classNames('at-option', active && 'is-active')} aria-selected={chosen}>
      {fresh ? <Icon name="plus" /> : start?.(option)}
      <bdi className="at-clip">{fresh ? t('Create “{name}”', { name: option.label }) : option.label}</bdi>
      {option.note && <bdi className="at-option-note at-clip">{option.note}</bdi>}
      {chosen && <Icon name="check" />}
    </div>
  );
}
